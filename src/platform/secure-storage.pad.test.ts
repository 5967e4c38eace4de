import { createGate } from '#tests/support/create-gate.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import {
  createHookedCrypto,
  createStoredBrowser,
  draft,
  entryOf,
  reload,
} from '#tests/support/stored-browser.ts';

const large = 'ã'.repeat(60_000);
/** The shortest pad that is prepared. Bytes. */
const SHORTEST_PAD = 65_536;

/** Waits until no encryption has begun for a moment. */
const settle = () => new Promise(resolve => setTimeout(resolve, 20));

test('[11.3] on a first visit one pad is computed, while the database opens', async () => {
  const lengths: number[] = [];
  const databaseGate = createGate();
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (...parameters) => {
    const request = open(...parameters);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListener) =>
      listen(type, event => void databaseGate.opened.then(() => listener(event)));
    return request;
  };
  const secureStorage = reload(
    createStoredBrowser({
      database: () => factory,
      crypto: () => createHookedCrypto({ encrypt: length => void lengths.push(length) }),
    }),
  );
  const ready = secureStorage.ready();
  await expect.poll(() => lengths).toEqual([SHORTEST_PAD]);
  databaseGate.open();
  await ready;
  expect(secureStorage.writeNow('draft', draft)).toBe(true);
  await settle();
  expect(lengths, 'the rest of the pad is long enough').toEqual([SHORTEST_PAD]);
});

test('[11.3] a large value is prepared for when it is written, so that the page can be closed at any time', async () => {
  let running = 0;
  const secureStorage = reload(
    createStoredBrowser({
      crypto: () =>
        createHookedCrypto({
          encrypt: () => {
            running += 1;
          },
        }),
    }),
  );
  await secureStorage.ready();
  await secureStorage.write('draft', large);
  await expect.poll(() => running).toBe(3);
  await settle();
  expect(secureStorage.writeNow('draft', large)).toBe(true);
});

test('[11.3] a value that is too large for the pad is stored by the database', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  expect(secureStorage.writeNow('draft', large)).toBe(false);
  await expect.poll(() => entryOf(browser, 'draft')).toBeDefined();
  expect(await reload(browser).read('draft')).toBe(large);
});

test('[11.3] if no larger pad can be computed, the present one is used for what fits', async () => {
  const browser = createStoredBrowser({
    crypto: () =>
      createHookedCrypto({
        encrypt: length => {
          if (length > 2 * SHORTEST_PAD) throw new DOMException('no memory', 'OperationError');
        },
      }),
  });
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('draft', large);
  await settle();
  expect(secureStorage.writeNow('small', draft)).toBe(true);
  expect(await reload(browser).read('small')).toEqual(draft);
});

test('[11.4] a pad of a former key is not used, even if it is ready late', async () => {
  const browser = createStoredBrowser();
  let isHeld = false;
  const padGate = createGate();
  const secureStorage = reload({
    ...browser,
    crypto: () =>
      createHookedCrypto({
        encrypt: length => {
          if (isHeld || length <= 2 * SHORTEST_PAD) return undefined;
          isHeld = true;
          return padGate.opened;
        },
      }),
  });
  await secureStorage.ready();
  await secureStorage.write('draft', large);
  expect(isHeld).toBe(true);
  await reload(browser).clear();
  await secureStorage.write('draft', 'with the new key');
  padGate.open();
  await settle();
  expect(secureStorage.writeNow('draft', draft)).toBe(true);
  expect(await reload(browser).read('draft')).toEqual(draft);
});
