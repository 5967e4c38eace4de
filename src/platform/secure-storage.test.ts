import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  createHookedCrypto,
  createStoredBrowser,
  draft,
  entryOf,
  inDatabase,
  readLeftover,
  reload,
  replacePut,
} from '#tests/support/stored-browser.ts';
import { createSecureStorage } from './secure-storage.ts';

test('[3.2, 11.3] a write survives a reload without localStorage', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft:1', draft);
  expect(await secureStorage.read('draft:1')).toEqual(draft);
  expect(browser.localStorage.length).toBe(0);
  expect(await reload(browser).read('draft:1')).toEqual(draft);
  expect(secureStorage.health()).toBe('lasting');
});

test('[11.4, 12.10] the storage has no readable text, and equal texts are encrypted differently', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('a', draft);
  await secureStorage.write('b', draft);
  expect(secureStorage.writeNow('c', draft)).toBe(true);
  expect(secureStorage.writeNow('d', draft)).toBe(true);
  await expect.poll(() => entryOf(browser, 'd')).toBeDefined();
  const sealed = await Promise.all(['a', 'b', 'c', 'd'].map(name => entryOf(browser, name)));
  const bodies = [
    ...sealed.map(entry => Buffer.from(entry?.sealed?.bytes ?? [])),
    ...['c', 'd'].map(name => Buffer.from(readLeftover(browser, name)?.split('.').at(-1) ?? '', 'base64')),
  ].map(bytes => bytes.toString('latin1'));
  // The last writes, 'c' and 'd', have the same bytes in the database and in localStorage.
  expect(new Set(bodies).size).toBe(4);
  for (const body of bodies) {
    expect(body.length).toBeGreaterThan(80);
    expect(body).not.toContain('Ana');
    expect(body).not.toContain('529');
  }
  const key = await inDatabase(browser, (_, keys) => keys.getAll());
  expect(key).toMatchObject([{ extractable: false }]);
});

test('[11.3] the names with a prefix are those on the device and those that are only in memory, in order', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('early:h1:2', draft);
  await secureStorage.write('early:h2:1', draft);
  secureStorage.writeNow('early:h1:1', draft);
  expect(await secureStorage.names('early:h1:')).toEqual(['early:h1:1', 'early:h1:2']);
  expect(await reload(browser).names('early:h1:')).toEqual(['early:h1:1', 'early:h1:2']);
  const withoutDatabase = reload(createStoredBrowser({ database: () => undefined }));
  await withoutDatabase.write('early:h1:3', draft);
  expect(await withoutDatabase.names('early:')).toEqual(['early:h1:3']);
});

test('an entry can be renamed, and its old name is gone', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('drafts:old', draft);
  await secureStorage.rename('drafts:old', 'drafts:new');
  await secureStorage.rename('drafts:never', 'drafts:nothing');
  await secureStorage.rename('drafts:never', 'drafts:new');
  const later = reload(browser);
  expect(await later.read('drafts:new')).toEqual(draft);
  expect(await later.read('drafts:old')).toBeUndefined();
  expect(await later.read('drafts:nothing')).toBeUndefined();
  await Promise.all([
    later.rename('drafts:new', 'drafts:newer'),
    later.write('drafts:newer', 'typed meanwhile'),
  ]);
  expect(await reload(browser).read('drafts:newer')).toBe('typed meanwhile');
  expect(await reload(browser).read('drafts:new')).toBeUndefined();
});

test('[11.3] a file keeps its bytes, name and type over a reload, and the storage has nothing readable of it', async () => {
  const browser = createStoredBrowser();
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  const file = new File([bytes], 'RG da Ação.jpg', { type: 'image/jpeg' });
  expect(await reload(browser).writeFile('photo', file)).toBe(true);
  const photo = await reload(browser).readFile('photo');
  expect([photo?.name, photo?.type]).toEqual(['RG da Ação.jpg', 'image/jpeg']);
  expect(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  const storedBytes = Buffer.from((await entryOf(browser, 'photo'))?.sealed?.bytes ?? []).toString('latin1');
  // Shorter texts may be in the encrypted bytes by chance.
  expect(storedBytes).not.toContain('.jpg');
  expect(storedBytes).not.toContain('jpeg');
  expect(await reload(browser).readFile('absent')).toBeUndefined();
});

test('[11.5] a file that can no longer be read is not stored, and nothing is thrown', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  const lost = Object.assign(new File(['x'], 'rg.jpg'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  expect(await secureStorage.writeFile('photo', lost)).toBe(false);
  expect(await secureStorage.readFile('photo')).toBeUndefined();
  expect(secureStorage.health()).toBe('lasting');
});

test('an entry without a value is removed, but not by the last write before unloading', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', draft);
  expect(secureStorage.writeNow('draft', undefined)).toBe(false);
  expect(await secureStorage.read('draft')).toEqual(draft);
  await secureStorage.write('draft', undefined);
  expect(await secureStorage.read('draft')).toBeUndefined();
  expect(await entryOf(browser, 'draft')).toBeUndefined();
});

test('[11.3] a write waits until its entry is on the device, also while the database opens, and leaves no timer', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  let reports = 0;
  secureStorage.onDegraded(() => {
    reports += 1;
  });
  await Promise.all([
    secureStorage.write('a', 1).then(async () => expect(await entryOf(browser, 'a')).toBeDefined()),
    secureStorage.write('b', 2).then(async () => expect(await entryOf(browser, 'b')).toBeDefined()),
  ]);
  expect(reports).toBe(0);
  expect(browser.clock.sleepingCount()).toBe(0);
});

test('an entry that is renamed while a value is stored under the new name is removed, and the value stays', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write('drafts:old', 'old');
  const secureStorage = createSecureStorage({
    ...browser,
    crypto: () => createHookedCrypto({ decrypt: () => secureStorage.write('drafts:new', 'typed') }),
  });
  await secureStorage.rename('drafts:old', 'drafts:new');
  expect(secureStorage.health()).toBe('lasting');
  expect(await reload(browser).read('drafts:new')).toBe('typed');
  expect(await reload(browser).read('drafts:old')).toBeUndefined();
});

test('[11.5] a renamed entry that cannot be stored is in memory under its new name, and on the device under the old one', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('drafts:old', draft);
  const restorePut = replacePut(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  try {
    await secureStorage.rename('drafts:old', 'drafts:new');
    expect(await secureStorage.read('drafts:new')).toEqual(draft);
  } finally {
    restorePut();
  }
  expect(await reload(browser).read('drafts:old')).toEqual(draft);
});
