import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import {
  createHookedCrypto,
  createStoredBrowser,
  inDatabase,
  reload,
} from '#tests/support/stored-browser.ts';
import { createSecureStorage } from './secure-storage.ts';

/** Stores an entry that nobody can decrypt. */
async function storeDamagedEntry(browser: ReturnType<typeof createStoredBrowser>): Promise<void> {
  await reload(browser).write('draft', 'damaged');
  await inDatabase(browser, entries =>
    entries.put(
      {
        version: 1,
        expires: browser.clock.now() + 1000,
        sealed: { expires: browser.clock.now() + 1000, iv: new Uint8Array(12), bytes: new Uint8Array(40) },
      },
      'draft',
    ),
  );
}

/** Calls `effect` when the database begins to look for an entry, the first `times` times. */
function atReadOf(name: string, effect: () => void, times = 1): () => void {
  const get = IDBObjectStore.prototype.get;
  let reads = 0;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, ...parameters: Parameters<typeof get>) {
    if (parameters[0] === name) {
      reads += 1;
      if (reads >= times) IDBObjectStore.prototype.get = get;
      effect();
    }
    return get.apply(this, parameters);
  };
  return () => {
    IDBObjectStore.prototype.get = get;
  };
}

test('[11.5] [11.6] removing a damaged entry does not remove a value that is stored while the entry is read', async () => {
  const browser = createStoredBrowser();
  await storeDamagedEntry(browser);
  let writing: Promise<void> | undefined;
  const secureStorage = createSecureStorage({
    ...browser,
    crypto: () => createHookedCrypto({ decrypt: () => writing }),
  });
  const stop = atReadOf('draft', () => {
    writing = secureStorage.write('draft', 'typed');
  });
  try {
    await secureStorage.read('draft');
    await writing;
    expect(await secureStorage.read('draft')).toBe('typed');
    expect(await reload(browser).read('draft')).toBe('typed');
  } finally {
    stop();
  }
});

test.each([
  ['is stored', (write: () => Promise<void>) => write()],
  ['begins', async (write: () => Promise<void>) => void write()],
])('[11.5] [11.6] nor a write that %s while the entry is decrypted', async (_, during) => {
  const browser = createStoredBrowser();
  await storeDamagedEntry(browser);
  let hasWritten = false;
  const secureStorage = createSecureStorage({
    ...browser,
    crypto: () =>
      createHookedCrypto({
        decrypt: async () => {
          if (hasWritten) return;
          hasWritten = true;
          await during(() => secureStorage.write('draft', 'typed'));
        },
      }),
  });
  await secureStorage.read('draft');
  expect(await secureStorage.read('draft')).toBe('typed');
  await expect.poll(() => reload(browser).read('draft')).toBe('typed');
});

test('[11.7] reading an absent name removes nothing that another tab may write meanwhile', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  const remove = IDBObjectStore.prototype.delete;
  let removals = 0;
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, ...parameters) {
    removals += 1;
    return remove.apply(this, parameters);
  };
  try {
    expect(await secureStorage.read('draft')).toBeUndefined();
    expect(removals).toBe(0);
  } finally {
    IDBObjectStore.prototype.delete = remove;
  }
});

test('[11.3] a read that the browser fails once is repeated, so the draft is found and not overwritten', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write('draft', 'typed');
  const stop = atReadOf('draft', () => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError');
  });
  try {
    const secureStorage = reload(browser);
    expect(await secureStorage.read('draft')).toBe('typed');
    expect(secureStorage.health()).toBe('lasting');
  } finally {
    stop();
  }
});

test.each([
  ['twice', 2, 'typed'],
  ['again and again', 100, undefined],
])(
  '[11.3] a patient read that the browser fails %s waits and tries again, but not for ever',
  async (_, failures, found) => {
    const browser = createStoredBrowser();
    await reload(browser).write('draft', 'typed');
    const stop = atReadOf(
      'draft',
      () => {
        throw new DOMException('Internal error', 'UnknownError');
      },
      failures,
    );
    try {
      const reading = reload(browser).read('draft', 'unlimited');
      for (let second = 0; second < 20; second += 1) {
        await runPendingWork();
        await browser.clock.advance(1000);
      }
      expect(await reading).toBe(found);
    } finally {
      stop();
    }
  },
);
