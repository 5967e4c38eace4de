import { expect, test } from 'vitest';
import { createMemoryTabMemory } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { createReloadOnce } from './reload-once.ts';
import { createTabMemory } from './tab-memory.ts';

/** The members of a Storage that a tab memory uses. */
function createStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: name => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: name => void entries.delete(name),
    clear: () => entries.clear(),
  };
}

test('the storage of a tab survives reloads', () => {
  const storage = createStorage();
  expect(createTabMemory(() => storage).write('hashId', 'abc')).toBe(true);
  const afterReload = createTabMemory(() => storage);
  expect(afterReload.read('hashId')).toBe('abc');
  afterReload.remove('hashId');
  expect(createTabMemory(() => storage).read('hashId')).toBeUndefined();
});

test('[11.4] clearing the storage of a tab removes the entries of the app and keeps those of other software', () => {
  const storage = createStorage();
  storage.setItem('mocks:tab:happy-path', 'x');
  const memory = createTabMemory(() => storage);
  memory.write('hashId', 'abc');
  memory.write('theme', 'dark');
  memory.clear();
  expect(memory.read('hashId')).toBeUndefined();
  expect([storage.length, storage.key(0)]).toEqual([1, 'mocks:tab:happy-path']);
});

test('[11.5] with a storage that throws, values are kept in the memory of the page', () => {
  const memory = createTabMemory(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(memory.read('hashId')).toBeUndefined();
  expect(memory.write('hashId', 'abc')).toBe(false);
  expect(memory.read('hashId')).toBe('abc');
  memory.remove('hashId');
  expect(memory.read('hashId')).toBeUndefined();
});

const blockedMemory = () =>
  createTabMemory(() => {
    throw new DOMException('no', 'SecurityError');
  });

/** A page with this memory, whose clock shows `time`. */
function createPage(memory = createMemoryTabMemory()) {
  const page = { reloads: 0, time: 1_000_000 };
  const reloadOnce = createReloadOnce(
    memory,
    () => {
      page.reloads += 1;
    },
    { now: () => page.time },
  );
  return Object.assign(page, { reloadOnce });
}

test('[4.23, 4.41] the page reloads once per reason, also after the reload', () => {
  const memory = createMemoryTabMemory();
  expect(createPage(memory).reloadOnce('refreshToken')).toBe(true);
  const page = createPage(memory);
  expect(page.reloadOnce('refreshToken')).toBe(false);
  expect(page.reloadOnce('chunk')).toBe(true);
  expect(page.reloads).toBe(1);
});

test('[4.41] ten minutes after a reload the failure is another one, for example of the next version: the page reloads again', () => {
  const page = createPage();
  page.reloadOnce('chunk');
  page.time += 599_999;
  expect(page.reloadOnce('chunk')).toBe(false);
  page.time += 1;
  expect(page.reloadOnce('chunk')).toBe(true);
  page.time -= 86_400_000;
  expect(page.reloadOnce('chunk'), 'the clock was set back').toBe(true);
  expect(page.reloads).toBe(3);
});

test('[4.41] a press reloads the page whenever it comes, and no failure right after it', () => {
  const page = createPage();
  expect(page.reloadOnce('chunk')).toBe(true);
  page.time += 599_000;
  expect(page.reloadOnce('chunk', { isPressed: true })).toBe(true);
  page.time += 2_000;
  expect(page.reloadOnce('chunk')).toBe(false);
  expect(page.reloads).toBe(2);
});

test('[4.41] the page does not reload by itself if the tab cannot remember the reload', () => {
  const page = createPage(blockedMemory());
  expect(page.reloadOnce('chunk')).toBe(false);
  expect(page.reloads).toBe(0);
  expect(page.reloadOnce('chunk', { isPressed: true })).toBe(true);
  expect(page.reloads).toBe(1);
});

test('[4.23] [11.3] the page reloads only when what was typed is saved', async () => {
  const page = createPage();
  expect(page.reloadOnce('expired', { saving: Promise.resolve(true) })).toBe(true);
  expect(page.reloads).toBe(0);
  await runPendingWork();
  expect(page.reloads).toBe(1);
});

test.each([
  ['is not saved', () => Promise.resolve(false)],
  ['cannot be saved', () => Promise.reject(new DOMException('', 'QuotaExceededError'))],
])('[4.23] [11.3] the page does not reload if what was typed %s', async (_, save) => {
  const page = createPage();
  let unsaved = 0;
  expect(page.reloadOnce('expired', { saving: save(), onUnsaved: () => (unsaved += 1) })).toBe(true);
  await runPendingWork();
  expect(page.reloads).toBe(0);
  expect(unsaved).toBe(1);
});

test('[11.5] a value that the storage ignores is kept in memory until the storage takes one', () => {
  const storage = createStorage();
  let isFull = true;
  const memory = createTabMemory(() => ({
    ...storage,
    getItem: storage.getItem,
    setItem: (name: string, value: string) => isFull || storage.setItem(name, value),
  }));
  expect(memory.write('theme', 'dark')).toBe(false);
  expect(memory.read('theme')).toBe('dark');
  isFull = false;
  expect(memory.write('theme', 'light')).toBe(true);
  storage.setItem('proposta:theme', 'dark');
  expect(memory.read('theme')).toBe('dark');
});

test('[12.1] a deployment in a folder has a memory of its own, which the others neither read nor clear', () => {
  const storage = createStorage();
  const [root, a, b] = ['', '/a/', '/a/b/'].map(scope => createTabMemory(() => storage, scope));
  root?.write('hashId', 'of the root');
  a?.write('hashId', 'of a');
  expect([root, a, b].map(memory => memory?.read('hashId'))).toEqual(['of the root', 'of a', undefined]);
  expect(storage.getItem('proposta:hashId')).toBe('of the root');
  root?.clear();
  b?.clear();
  expect(a?.read('hashId')).toBe('of a');
});
