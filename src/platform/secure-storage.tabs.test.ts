import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { answerOf, createStoredBrowser, draft, inDatabase, reload } from '#tests/support/stored-browser.ts';
import { databaseName } from './secure-database.ts';

test('[11.5] a tab closes its database on request, and opens it again for its next write', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'before');
  const deleted = browser.database()?.deleteDatabase(databaseName);
  if (!deleted) throw new Error('no database');
  await answerOf(deleted);
  expect(await secureStorage.read('draft')).toBeUndefined();
  await secureStorage.write('draft', draft);
  expect(await reload(browser).read('draft')).toEqual(draft);
  expect(secureStorage.health()).toBe('lasting');
});

test('a tab with an old key switches to the new one instead of damaging the entries of another tab', async () => {
  const browser = createStoredBrowser();
  const old = reload(browser);
  await old.ready();
  const fresh = reload(browser);
  await fresh.clear();
  await fresh.write('theirs', draft);
  expect(await old.read('theirs')).toEqual(draft);
  await old.write('ours', draft);
  expect(await fresh.read('ours')).toEqual(draft);
  expect(old.writeNow('ours', 'now')).toBe(true);
  expect(await reload(browser).read('ours')).toBe('now');
});

test('[11.7] two tabs that open together share one key and do not disturb each other', async () => {
  const browser = createStoredBrowser();
  const [one, two] = [reload(browser), reload(browser)];
  await Promise.all([one.write('a', 1), two.write('b', 2)]);
  expect(await Promise.all([one.read('b'), two.read('a'), reload(browser).read('a')])).toEqual([2, 1, 1]);
  await one.write('a', 'one');
  await two.write('a', 'two');
  expect(await reload(browser).read('a'), 'the last of both').toBe('two');
  expect(await inDatabase(browser, (_, keys) => keys.count())).toBe(1);
});
