import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createCryptoGate, createStoredBrowser, entryOf, reload } from '#tests/support/stored-browser.ts';
import { createSecureStorage } from './secure-storage.ts';

test('[11.6] a write that finishes late does not undo a later write or removal', async () => {
  const browser = createStoredBrowser();
  const gate = createCryptoGate();
  const secureStorage = createSecureStorage({ ...browser, crypto: () => gate.crypto });
  await secureStorage.ready();
  for (const [name, overtake, expectedValue] of [
    ['written', () => secureStorage.write('written', 'new'), 'new'],
    ['removed', () => secureStorage.remove('removed'), undefined],
    ['cleared', () => secureStorage.clear('cle'), undefined],
  ] as const) {
    const open = gate.close();
    const heldRequest = secureStorage.write(name, 'old');
    await expect.poll(() => gate.waiting()).toBe(1);
    gate.reopen();
    await overtake();
    open();
    await heldRequest;
    expect(await secureStorage.read(name), name).toBe(expectedValue);
    expect(await reload(browser).read(name), name).toBe(expectedValue);
  }
});

test('the last of several writes wins, whichever finishes first, and a removal cancels a running write', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  const large = 'x'.repeat(2_000_000);
  await Promise.all([secureStorage.write('draft', large), secureStorage.write('draft', 'last')]);
  expect(await reload(browser).read('draft')).toBe('last');
  const writing = secureStorage.write('draft', 'gone');
  await secureStorage.remove('draft');
  await writing;
  expect(await secureStorage.read('draft')).toBeUndefined();
  expect(await entryOf(browser, 'draft')).toBeUndefined();
});
