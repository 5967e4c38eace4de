import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGate } from '#tests/support/create-gate.ts';
import {
  createHookedCrypto,
  createStoredBrowser,
  draft,
  entryOf,
  HOUR_MS,
  inDatabase,
  leftoverPrefix,
  reload,
} from '#tests/support/stored-browser.ts';
import type { SecureStorage } from './secure-storage.ts';

test.each([
  ['a byte was changed', (bytes: Uint8Array) => bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte))],
  ['its end was cut', (bytes: Uint8Array) => bytes.slice(0, -8)],
  ['it is empty', () => new Uint8Array()],
])('[11.5] an entry is removed without a message when %s', async (_name, damageEntry) => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('sealed', draft);
  secureStorage.writeNow('padded', draft);
  await expect.poll(() => entryOf(browser, 'padded')).toBeDefined();
  browser.localStorage.clear();
  for (const name of ['sealed', 'padded']) {
    const entry = await entryOf(browser, name);
    const bytes = damageEntry(entry?.sealed?.bytes ?? new Uint8Array());
    await inDatabase(browser, entries =>
      entries.put({ ...entry, sealed: { ...entry?.sealed, bytes }, expires: entry?.sealed?.expires }, name),
    );
    const later = reload(browser);
    expect(await later.read(name), name).toBeUndefined();
    expect(await entryOf(browser, name), name).toBeUndefined();
    expect(later.health()).toBe('lasting');
  }
});

test.each(['%%%', '1.2.3', '1.2.%%.0.%%', ''])(
  '[11.5] a damaged leftover (%s) does not hide an entry of the database, and is deleted',
  async text => {
    const browser = createStoredBrowser();
    await reload(browser).write('draft', draft);
    browser.localStorage.setItem(`${leftoverPrefix}draft`, text);
    const secureStorage = reload(browser);
    expect(await secureStorage.read('draft')).toEqual(draft);
    expect(browser.localStorage.length).toBe(0);
    expect(secureStorage.health()).toBe('lasting');
  },
);

test('[11.5] if a newer entry is unreadable, the older one is used', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'old');
  const expires = browser.clock.now() + HOUR_MS;
  browser.localStorage.setItem(`${leftoverPrefix}draft`, `9999999999999.${expires}.AAAA.0.AAAA`);
  expect(await reload(browser).read('draft')).toBe('old');
});

test('an entry is bound to its name and its expiry', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('sealed', draft);
  secureStorage.writeNow('padded', draft);
  await expect.poll(() => entryOf(browser, 'padded')).toBeDefined();
  browser.localStorage.clear();
  for (const name of ['sealed', 'padded']) {
    const entry = await entryOf(browser, name);
    const expires = (entry?.sealed?.expires ?? 0) - 1000;
    await inDatabase(browser, entries => entries.put(entry, 'other'));
    expect(await reload(browser).read('other'), `${name} under another name`).toBeUndefined();
    await inDatabase(browser, entries =>
      entries.put({ ...entry, expires, sealed: { ...entry?.sealed, expires } }, name),
    );
    expect(await reload(browser).read(name), `${name} with another end`).toBeUndefined();
  }
});

test.each([
  [
    'an entry',
    (page: SecureStorage) => page.write('draft', draft),
    (page: SecureStorage) => page.read('draft'),
  ],
  [
    'a file',
    (page: SecureStorage) => page.writeFile('draft', new File(['1'], 'rg.png')),
    (page: SecureStorage) => page.readFile('draft'),
  ],
])(
  '[11.3] [9.13] %s whose decryption takes longer than five seconds is not read, but stays on the device',
  async (_, write, read) => {
    const browser = createStoredBrowser();
    await write(reload(browser));
    const gate = createGate();
    let isDecrypting = false;
    const decrypt = () => {
      isDecrypting = true;
      return gate.opened;
    };
    const slowPage = reload({ ...browser, crypto: () => createHookedCrypto({ decrypt }) });
    const reading = read(slowPage);
    await expect.poll(() => isDecrypting).toBe(true);
    await browser.clock.advance(5000);
    expect(await reading).toBeUndefined();
    gate.open();
    expect(await read(slowPage)).toBeDefined();
    expect(await read(reload(browser))).toBeDefined();
  },
);

test('[11.3] [9.13] a damaged leftover is no reason to remove an entry that the database could not read', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write('draft', draft);
  const expires = browser.clock.now() + HOUR_MS;
  browser.localStorage.setItem(`${leftoverPrefix}draft`, `1.${expires}.AAAA.0.AAAA`);
  const secureStorage = reload(browser);
  await secureStorage.ready();
  const read = vi.spyOn(IDBObjectStore.prototype, 'getKey').mockImplementation(() => {
    throw new DOMException('not now', 'DataError');
  });
  onTestFinished(() => read.mockRestore());
  expect(await secureStorage.read('draft')).toBeUndefined();
  read.mockRestore();
  expect(await secureStorage.read('draft')).toEqual(draft);
});

test.each([
  ['no', undefined],
  ['a text as its', 'x'],
  ['no number as its', Number.NaN],
  ['an endless', Number.POSITIVE_INFINITY],
])(
  '[11.3] [11.5] an entry with %s version hides no value that only localStorage has, and no later write',
  async (_, version) => {
    const browser = createStoredBrowser();
    await reload(browser).write('draft', 'older');
    const damaged = { ...(await entryOf(browser, 'draft')), expires: browser.clock.now() + HOUR_MS, version };
    const page = reload(browser);
    await page.ready();
    expect(page.writeNow('draft', draft)).toBe(true);
    await expect.poll(async () => (await entryOf(browser, 'draft'))?.sealed?.offset).toBeDefined();
    await inDatabase(browser, entries => entries.put(damaged, 'draft'));
    const later = reload(browser);
    expect(await later.read('draft')).toEqual(draft);
    await later.write('draft', 'newest');
    expect(await reload(browser).read('draft')).toBe('newest');
    expect((await entryOf(browser, 'draft'))?.version).toBeGreaterThanOrEqual(browser.clock.now());
  },
);
