import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createManualClock } from '#tests/support/memory-platform.ts';
import {
  createStoredBrowser,
  draft,
  HOUR_MS,
  inDatabase,
  readLeftover,
  reload,
} from '#tests/support/stored-browser.ts';
import { createSecureStorage } from './secure-storage.ts';

const day = 24 * HOUR_MS;

test('[11.4c] an entry expires after 24 hours and is then deleted', async () => {
  const browser = createStoredBrowser();
  const first = reload(browser);
  await first.ready();
  await first.write('old', draft);
  first.writeNow('old and left', draft);
  await browser.clock.advance(HOUR_MS);
  await reload(browser).write('young', draft);
  await browser.clock.advance(23 * HOUR_MS - 1);
  expect(await reload(browser).read('old')).toEqual(draft);
  await browser.clock.advance(1);
  const secureStorage = reload(browser);
  expect(await secureStorage.read('old')).toBeUndefined();
  await expect.poll(() => inDatabase(browser, entries => entries.getAllKeys())).toEqual(['young']);
  expect(readLeftover(browser, 'old and left')).toBeNull();
  expect(await secureStorage.read('young')).toEqual(draft);
});

test('[11.4] an entry also expires while the page stays open, and in memory', async () => {
  const lasting = createStoredBrowser();
  const memory = createStoredBrowser({ database: () => undefined });
  for (const browser of [lasting, memory]) {
    const secureStorage = reload(browser);
    await secureStorage.write('draft', draft);
    await browser.clock.advance(24 * HOUR_MS - 1);
    expect(await secureStorage.read('draft')).toEqual(draft);
    await browser.clock.advance(1);
    expect(await secureStorage.read('draft')).toBeUndefined();
  }
});

test.each([
  ['half a minute', 30_000],
  ['a day', day],
])('[11.3] a clock set back by %s loses neither stored nor new values', async (_, back) => {
  const browser = createStoredBrowser();
  const first = reload(browser);
  await first.ready();
  await first.write('kept', draft);
  first.writeNow('left', draft);
  await first.write('both', 'old');
  const earlier = { ...browser, clock: createManualClock(browser.clock.now() - back) };
  const secureStorage = createSecureStorage(earlier);
  expect(await secureStorage.read('kept')).toEqual(draft);
  expect(await secureStorage.read('left')).toEqual(draft);
  expect(await secureStorage.read('both')).toBe('old');
  expect(secureStorage.writeNow('both', 'new')).toBe(true);
  expect(await createSecureStorage(earlier).read('both')).toBe('new');
  await secureStorage.write('left', 'new');
  expect(await createSecureStorage(earlier).read('left')).toBe('new');
});

test('[11.4] an entry from further in the future is discarded: changing the clock does not extend its life', async () => {
  const browser = createStoredBrowser();
  const first = reload(browser);
  await first.ready();
  await first.write('draft', draft);
  first.writeNow('left', draft);
  const earlier = { ...browser, clock: createManualClock(browser.clock.now() - day - 1) };
  const secureStorage = createSecureStorage(earlier);
  expect(await secureStorage.read('draft')).toBeUndefined();
  expect(await secureStorage.read('left')).toBeUndefined();
  expect(readLeftover(browser, 'left')).toBeNull();
});
