import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  createStoredBrowser,
  draft,
  entryOf,
  HOUR_MS,
  inDatabase,
  reload,
} from '#tests/support/stored-browser.ts';
import { leftoverPrefix } from './leftovers.ts';

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
