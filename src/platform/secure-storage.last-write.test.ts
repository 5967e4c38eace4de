import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  createStoredBrowser,
  draft,
  entryOf,
  killBrowser,
  leftoverPrefix,
  readLeftover,
  reload,
} from '#tests/support/stored-browser.ts';

test('[11.3] the last write before unloading is stored when the call returns, and is read after the reload', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('draft:1', { nome: 'A' });
  void secureStorage.write('draft:1', { nome: 'An' });
  expect(secureStorage.writeNow('draft:1', draft)).toBe(true);
  expect(await secureStorage.read('draft:1')).toEqual(draft);
  expect(await reload(browser).read('draft:1')).toEqual(draft);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(await reload(browser).read('draft:1'), 'the older write does not come back').toEqual(draft);
});

test('[11.3] the last write before unloading also goes to the database: a browser killed after that loses nothing', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  expect(secureStorage.writeNow('draft', draft)).toBe(true);
  await expect.poll(() => entryOf(browser, 'draft')).toBeDefined();
  killBrowser(browser);
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.3] the newer entry of the two storages is used, whatever a killed browser restores', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  secureStorage.writeNow('written', 'old');
  secureStorage.writeNow('erased', 'old');
  const before = ['written', 'erased'].map((name): [string, string] => [
    leftoverPrefix + name,
    readLeftover(browser, name) ?? '',
  ]);
  await secureStorage.write('written', 'new');
  await secureStorage.remove('erased');
  expect([readLeftover(browser, 'written'), readLeftover(browser, 'erased')]).toEqual([null, null]);
  killBrowser(browser, ...before);
  const later = reload(browser);
  expect(await later.read('written')).toBe('new');
  expect(await later.read('erased'), '[11.4] what was erased stays erased').toBeUndefined();
  await later.write('erased', 'again');
  expect(await reload(browser).read('erased')).toBe('again');
});

test('the last write is refused before the storage is open, and its value is stored when it is', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  expect(secureStorage.writeNow('draft', draft)).toBe(false);
  await expect.poll(() => reload(browser).read('draft')).toEqual(draft);
});

test('the last write can be repeated, also with other values than the prepared ones', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  const large = 'ã'.repeat(60_000);
  expect(secureStorage.writeNow('draft', large), 'the value is larger than the prepared pad').toBe(false);
  await expect.poll(() => secureStorage.writeNow('draft', `${large}2`)).toBe(true);
  expect(await reload(browser).read('draft')).toBe(`${large}2`);
  const other = reload(browser);
  await other.write('draft', large);
  for (const round of [1, 2, 3, 4, 5]) {
    await expect.poll(() => other.writeNow('draft', `${large}${round}`)).toBe(true);
    expect(await reload(browser).read('draft')).toBe(`${large}${round}`);
  }
});
