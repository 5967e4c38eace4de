import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  createStoredBrowser,
  draft,
  inDatabase,
  leftoverPrefix,
  readLeftover,
  reload,
} from '#tests/support/stored-browser.ts';
import { createLeftovers } from './leftovers.ts';
import { createSecureStorage } from './secure-storage.ts';

test('[11.3] the last write before unloading is read after the reload even if the database never got it', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  expect(secureStorage.writeNow('draft', draft)).toBe(true);
  const leftover = readLeftover(browser, 'draft') ?? '';
  await secureStorage.write('draft', 'newer');
  await inDatabase(browser, entries => entries.delete('draft'));
  browser.localStorage.setItem(`${leftoverPrefix}draft`, leftover);
  expect(await reload(browser).read('draft')).toEqual(draft);
});

function createArea() {
  const texts = new Map<string, string>();
  const area: Storage = {
    get length() {
      return texts.size;
    },
    key: index => [...texts.keys()][index] ?? null,
    getItem: name => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: name => void texts.delete(name),
    clear: () => texts.clear(),
  };
  return { area, texts };
}

const sealed = {
  expires: 1_800_000_000_000,
  iv: new Uint8Array([1, 2, 255]),
  offset: 7,
  bytes: Uint8Array.from({ length: 20_000 }, (_, index) => index % 256),
};

test('[11.3] a leftover keeps its version, its end and its bytes, however many they are', () => {
  const { area } = createArea();
  const leftovers = createLeftovers(() => area);
  expect(leftovers.keep('draft', 3, sealed)).toBe(true);
  expect(leftovers.find('draft')).toEqual({ version: 3, sealed });
  expect(leftovers.find('other')).toBeUndefined();
});

test('only the names of leftovers are listed, and each is erased once', () => {
  const { area, texts } = createArea();
  const leftovers = createLeftovers(() => area);
  texts.set('theme', 'dark');
  leftovers.keep('a', 1, sealed);
  leftovers.keep('b', 1, sealed);
  expect(leftovers.names()).toEqual(['a', 'b']);
  expect([leftovers.erase('a'), leftovers.erase('a')]).toEqual([true, false]);
  expect([...texts.keys()]).toEqual(['theme', `${leftoverPrefix}b`]);
});

test.each([
  '',
  '1',
  '1.2.AAAA.0',
  '1.2.AAAA.0.',
  'x.2.AAAA.0.AAAA',
  '1.x.AAAA.0.AAAA',
  '1.2.AAAA.x.AAAA',
  '1.2.%%.0.AAAA',
])('[11.5] the text "%s" is no leftover', text => {
  const { area, texts } = createArea();
  texts.set(`${leftoverPrefix}draft`, text);
  expect(createLeftovers(() => area).find('draft')).toBeUndefined();
});

test.each<[string, () => Storage | undefined]>([
  ['has no storage', () => undefined],
  [
    'denies its storage',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('[11.5] a browser that %s keeps and has no leftovers', (_, storage) => {
  const leftovers = createLeftovers(storage);
  expect(leftovers.keep('draft', 1, sealed)).toBe(false);
  expect([leftovers.find('draft'), leftovers.erase('draft'), leftovers.names()]).toEqual([
    undefined,
    false,
    [],
  ]);
});

test('[12.1] [11.4] deployments in two folders of an origin share no entry, and an erasure of one leaves the others', async () => {
  const browser = createStoredBrowser();
  const [root, a, b] = ['', '/a/', '/b/'].map(scope => createSecureStorage({ ...browser, scope }));
  await root?.write('draft', 'of the root');
  await a?.write('draft', 'of a');
  expect(a?.writeNow('left', 'of a')).toBe(true);
  expect(await b?.read('draft')).toBeUndefined();
  expect(await b?.read('left')).toBeUndefined();
  await b?.clear();
  await root?.clear();
  expect(await createSecureStorage({ ...browser, scope: '/a/' }).read('draft')).toBe('of a');
  expect(await createSecureStorage({ ...browser, scope: '/a/' }).read('left')).toBe('of a');
});
