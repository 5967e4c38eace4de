import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createManualClock } from '#tests/support/memory-platform.ts';
import {
  createStoredBrowser,
  draft,
  entryOf,
  HOUR_MS,
  inDatabase,
  killBrowser,
  leftoverPrefix,
  readLeftover,
  reload,
  replacePut,
} from '#tests/support/stored-browser.ts';

test('[11.3] the last write of a page that has not read the entry is newer than the entry of an earlier page', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write('draft', 'old');
  const oldEntry = await entryOf(browser, 'draft');
  await browser.clock.advance(1000);
  const secureStorage = reload(browser);
  await secureStorage.ready();
  expect(secureStorage.writeNow('draft', draft)).toBe(true);
  await expect.poll(async () => (await entryOf(browser, 'draft'))?.version).not.toBe(oldEntry?.version);
  // The page was killed before the database had the new entry.
  await inDatabase(browser, entries =>
    entries.put({ ...oldEntry, expires: oldEntry?.sealed?.expires }, 'draft'),
  );
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.3] a write after the clock was set back is newer than an entry that a killed browser brings back', async () => {
  const browser = createStoredBrowser();
  const first = reload(browser);
  await first.ready();
  first.writeNow('draft', 'old');
  await expect.poll(() => entryOf(browser, 'draft')).toBeDefined();
  const leftover = readLeftover(browser, 'draft') ?? '';
  const earlier = { ...browser, clock: createManualClock(browser.clock.now() - HOUR_MS) };
  await reload(earlier).write('draft', draft);
  killBrowser(browser, [`${leftoverPrefix}draft`, leftover]);
  expect(await reload(earlier).read('draft')).toEqual(draft);
});

test('[11.3] an older write that ends late keeps the last write before unloading in localStorage', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  let isFirst = true;
  const restorePut = replacePut(put => {
    if (isFirst) {
      isFirst = false;
      expect(secureStorage.writeNow('draft', draft)).toBe(true);
    }
    return put();
  });
  try {
    await secureStorage.write('draft', 'older');
    await expect.poll(async () => (await entryOf(browser, 'draft'))?.sealed?.offset).toBeDefined();
  } finally {
    restorePut();
  }
  expect(readLeftover(browser, 'draft')).not.toBeNull();
  expect(await reload(browser).read('draft')).toEqual(draft);
});
