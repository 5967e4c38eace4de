import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createGate } from '#tests/support/create-gate.ts';
import { createReluctantFactory, createStoredBrowser, draft, reload } from '#tests/support/stored-browser.ts';
import type { SecureStorageOptions } from './secure-storage.ts';

/** The database on a disk so slow that no transaction reports its end. Its requests succeed. */
const onSlowDisk = (factory: IDBFactory): Pick<IDBFactory, 'open'> => ({
  open(...args) {
    const request = factory.open(...args);
    request.addEventListener('success', () => {
      const database = request.result;
      const begin = database.transaction.bind(database);
      database.transaction = (...parts) => {
        const transaction = begin(...parts);
        const listen = transaction.addEventListener.bind(transaction);
        let hasSkipped = false;
        transaction.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
          // The storage listens first, and the database itself later.
          if (type === 'complete' && !hasSkipped) hasSkipped = true;
          else listen(type, listener);
        };
        return transaction;
      };
    });
    return request;
  },
});

test('[11.3] the last write of a first visit is kept although the disk has not written the key yet', async () => {
  const factory = new IDBFactory();
  const browser = createStoredBrowser({ database: () => factory });
  const slowDisk = onSlowDisk(factory) as IDBFactory; // the storage calls nothing else
  const secureStorage = reload({ ...browser, database: () => slowDisk });
  void secureStorage.ready();
  await expect.poll(() => secureStorage.writeNow('draft', draft)).toBe(true);
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.3] the database opens while the key is generated', async () => {
  const calls: string[] = [];
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    calls.push('open');
    return open(...args);
  };
  const subtle = {
    encrypt: crypto.subtle.encrypt.bind(crypto.subtle),
    decrypt: crypto.subtle.decrypt.bind(crypto.subtle),
    generateKey: async (...args: Parameters<SubtleCrypto['generateKey']>) => {
      calls.push('generateKey');
      await expect.poll(() => calls).toContain('open');
      return crypto.subtle.generateKey(...args);
    },
  };
  const slowCrypto = {
    subtle,
    getRandomValues: crypto.getRandomValues.bind(crypto),
  } as unknown as Crypto; // the storage uses nothing else
  const secureStorage = reload(createStoredBrowser({ database: () => factory, crypto: () => slowCrypto }));
  await secureStorage.ready();
  expect(secureStorage.writeNow('draft', draft)).toBe(true);
  expect(calls.toSorted()).toEqual(['generateKey', 'open']);
});

test('[11.3] [9.13] a patient read waits for a storage that needs longer than five seconds to open, another one does not', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write('draft', draft);
  await reload(browser).writeFile('photo', new File(['1'], 'rg.png'));
  const gate = createGate();
  const subtle = {
    encrypt: crypto.subtle.encrypt.bind(crypto.subtle),
    decrypt: crypto.subtle.decrypt.bind(crypto.subtle),
    generateKey: async (...args: Parameters<SubtleCrypto['generateKey']>) => {
      await gate.opened;
      return crypto.subtle.generateKey(...args);
    },
  };
  const slowCrypto = {
    subtle,
    getRandomValues: crypto.getRandomValues.bind(crypto),
  } as unknown as Crypto; // the storage uses nothing else
  const secureStorage = reload({ ...browser, crypto: () => slowCrypto });
  const writing = secureStorage.write('other', 1);
  const limited = secureStorage.read('draft');
  await browser.clock.advance(6000);
  await writing;
  expect(await limited).toBeUndefined();
  const patient = Promise.all([
    secureStorage.read('draft', 'unlimited'),
    secureStorage.readFile('photo', 'unlimited'),
    secureStorage.names('d', 'unlimited'),
  ]);
  await browser.clock.advance(6000);
  gate.open();
  expect(await patient).toEqual([draft, expect.any(File), ['draft']]);
});

test('[3.17] [11.3] an entry that is renamed while the storage opens slowly is moved in the end', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write('drafts:old', draft);
  const access = createReluctantFactory(browser.database());
  const secureStorage = reload({ ...browser, database: () => access.factory });
  const renaming = secureStorage.rename('drafts:old', 'drafts:new');
  await browser.clock.advance(6000);
  expect(await secureStorage.ready()).toBe(false);
  access.isAllowed = true;
  expect(await secureStorage.ready()).toBe(true);
  await renaming;
  expect(await reload(browser).read('drafts:new')).toEqual(draft);
  expect(await reload(browser).read('drafts:old')).toBeUndefined();
});

test.each<[string, Partial<SecureStorageOptions>]>([
  ['database', { database: () => undefined }],
  ['encryption', { crypto: () => undefined }],
])(
  '[11.5] a browser without %s has stored nothing, so a patient read does not wait for it',
  async (_, change) => {
    expect(await reload(createStoredBrowser(change)).read('draft', 'unlimited')).toBeUndefined();
  },
);
