import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { createReluctantFactory, createStoredBrowser, draft, reload } from '#tests/support/stored-browser.ts';
import { createSecureStorage } from './secure-storage.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A browser with a stored draft, and a page of it that may not open the database until `access` allows it. */
async function visitWithoutDatabase() {
  const browser = createStoredBrowser();
  await reload(browser).write('draft', draft);
  const access = createReluctantFactory(browser.database());
  const visitBegan = browser.clock.now();
  /** Seconds of the visit. */
  const attempts: number[] = [];
  const open = (name: string, version: number) => {
    attempts.push((browser.clock.now() - visitBegan) / SECOND_MS);
    return access.factory.open(name, version);
  };
  let setFrozen: (isFrozen: boolean) => void = () => undefined;
  const page = createSecureStorage({
    ...browser,
    // The storage calls nothing else of a factory.
    database: () => ({ open }) as unknown as IDBFactory,
    onFrozen(listener) {
      setFrozen = listener;
    },
  });
  return {
    access,
    page,
    setFrozen: (isFrozen: boolean) => setFrozen(isFrozen),
    attempts,
    async pass(milliseconds: number) {
      await runPendingWork();
      await browser.clock.advance(milliseconds);
    },
  };
}

test('[11.3] [11.5] all patient reads of a database that refuses to open share its attempts, whose pauses grow to a minute', async () => {
  const { access, page, attempts, pass } = await visitWithoutDatabase();
  const reads = [page.read('draft', 'unlimited')];
  await pass(2.5 * SECOND_MS);
  reads.push(page.read('draft', 'unlimited'));
  await pass(SECOND_MS);
  const names = page.names('d', 'unlimited');
  for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE_MS);
  expect(attempts).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242, 302]);
  access.isAllowed = true;
  await pass(MINUTE_MS);
  expect(await Promise.all(reads)).toEqual([draft, draft]);
  expect(await names).toEqual(['draft']);
});

test('[11.3] a patient read ends as soon as a write has opened the database, also in a long pause', async () => {
  const { access, page, pass } = await visitWithoutDatabase();
  const reading = page.read('draft', 'unlimited');
  for (let minute = 0; minute < 3; minute += 1) await pass(MINUTE_MS);
  access.isAllowed = true;
  await page.write('other', 1);
  expect(await reading).toEqual(draft);
});

test('[11.3] a page in the back/forward cache does not try to open the database, and does so when it is shown again', async () => {
  const { access, page, setFrozen, attempts, pass } = await visitWithoutDatabase();
  const reading = page.read('draft', 'unlimited');
  await pass(SECOND_MS);
  setFrozen(true);
  for (let minute = 0; minute < 3; minute += 1) await pass(MINUTE_MS);
  expect(attempts).toEqual([0]);
  access.isAllowed = true;
  setFrozen(false);
  expect(await reading).toEqual(draft);
});
