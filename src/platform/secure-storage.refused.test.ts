import 'fake-indexeddb/auto';
import { expect, onTestFinished, test } from 'vitest';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { createStoredBrowser, draft, reload, replacePut } from '#tests/support/stored-browser.ts';

/** A page whose browser refuses to store the entry `photo` while it is full. */
async function visitFullDevice() {
  const browser = createStoredBrowser();
  const device = { isFull: true, refusals: 0 };
  const restorePut = replacePut((put, _store, name) => {
    if (name !== 'photo' || !device.isFull) return put();
    device.refusals += 1;
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(restorePut);
  const page = reload(browser);
  await page.ready();
  return { browser, device, page };
}

test('[11.3] [11.5] a value that the device has refused is stored as soon as the device stores another one', async () => {
  const { browser, device, page } = await visitFullDevice();
  await page.write('photo', draft);
  expect(page.health()).toBe('memory');
  device.isFull = false;
  await page.write('other', 1);
  await expect.poll(() => reload(browser).read('photo')).toEqual(draft);
  expect(page.health()).toBe('lasting');
});

test('[14.2] [11.5] a value that the device refuses is not encrypted and tried again with every key press', async () => {
  const { browser, device, page } = await visitFullDevice();
  await page.write('photo', draft);
  for (let key = 0; key < 10; key += 1) {
    await page.write('other', key);
    await runPendingWork();
  }
  expect(device.refusals).toBe(2);
  await browser.clock.advance(10_000);
  await page.write('other', 'later');
  await expect.poll(() => device.refusals).toBe(3);
});

test('[11.4] a value that the device has refused does not come back after its removal', async () => {
  const { browser, device, page } = await visitFullDevice();
  await page.write('photo', draft);
  await page.remove('photo');
  device.isFull = false;
  await page.write('other', 1);
  await runPendingWork(20);
  expect(await reload(browser).read('photo')).toBeUndefined();
});
