import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createGate } from '#tests/support/create-gate.ts';
import {
  createHookedCrypto,
  createStoredBrowser,
  draft,
  entryOf,
  inDatabase,
  killBrowser,
  leftoverPrefix,
  readLeftover,
  reload,
} from '#tests/support/stored-browser.ts';

test('[11.4] erasing by prefix keeps the other entries, erasing all removes everything, even the key', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('draft:1:a', 1);
  await secureStorage.write('draft:2:a', 2);
  secureStorage.writeNow('draft:1:b', 1);
  secureStorage.writeNow('draft:2:b', 2);
  browser.localStorage.setItem('other', 'not ours');
  const copy = await entryOf(browser, 'draft:2:a');
  const leftoverText = readLeftover(browser, 'draft:2:b') ?? '';
  await secureStorage.clear('draft:1:');
  expect([await secureStorage.read('draft:1:a'), await secureStorage.read('draft:1:b')]).toEqual([
    undefined,
    undefined,
  ]);
  expect([await secureStorage.read('draft:2:a'), await secureStorage.read('draft:2:b')]).toEqual([2, 2]);

  await secureStorage.clear();
  expect(
    Array.from({ length: browser.localStorage.length }, (_, index) => browser.localStorage.key(index)),
  ).toEqual(['other']);
  expect(await inDatabase(browser, entries => entries.count())).toBe(0);
  expect(await inDatabase(browser, (_, keys) => keys.count())).toBe(0);
  await inDatabase(browser, entries => entries.put(copy, 'draft:2:a'));
  killBrowser(browser, [`${leftoverPrefix}draft:2:b`, leftoverText]);
  const later = reload(browser);
  expect(await later.read('draft:2:a'), 'a copy of the ciphertext is worth nothing').toBeUndefined();
  expect(await later.read('draft:2:b'), 'nor is what a killed browser brings back').toBeUndefined();
});

test('[11.4] a write during the erasing of everything stays readable', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 1);
  await Promise.all([secureStorage.clear(), secureStorage.write('draft', 2)]);
  expect(await reload(browser).read('draft')).toBe(2);
});

test('[11.4] after the key was erased, the last write does not store values encrypted with the old one', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.clear();
  expect(secureStorage.writeNow('draft', 'unreadable')).toBe(false);
  await secureStorage.write('draft', draft);
  expect(secureStorage.writeNow('draft', 'now')).toBe(true);
  expect(await reload(browser).read('draft')).toBe('now');
});

test('[11.4] an entry that is being renamed while everything is erased is erased, too', async () => {
  const gate = createGate();
  let isReading = false;
  const crypto = createHookedCrypto({
    decrypt() {
      isReading = true;
      return gate.opened;
    },
  });
  const browser = createStoredBrowser({ crypto: () => crypto });
  const secureStorage = reload(browser);
  await secureStorage.write('drafts:a', draft);
  const renaming = secureStorage.rename('drafts:a', 'drafts:b');
  await expect.poll(() => isReading).toBe(true);
  await secureStorage.clear();
  gate.open();
  await renaming;
  expect(await secureStorage.read('drafts:b')).toBeUndefined();
  expect(await inDatabase(browser, entries => entries.count())).toBe(0);
});

test('[11.4] a file that is being read while everything is erased is not stored', async () => {
  const gate = createGate();
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  const file = new File(['x'], 'rg.jpg', { type: 'image/jpeg' });
  file.arrayBuffer = gate.hold(() => new Response('x').arrayBuffer());
  const writing = secureStorage.writeFile('file:a', file);
  await secureStorage.clear();
  gate.open();
  expect(await writing).toBe(false);
  expect(await secureStorage.readFile('file:a')).toBeUndefined();
  expect(await inDatabase(browser, entries => entries.count())).toBe(0);
});
