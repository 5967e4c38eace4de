import { expect, test } from 'vitest';
import { fail, succeed } from '#shared/result.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { createStoredBrowser, inDatabase, reload } from '#tests/support/stored-browser.ts';
import { createImageStore } from './image-store.ts';
import type { Images } from './images.ts';

/** Accepts every file unchanged, except empty ones. */
const images: Images = {
  prepare: async file => (file.size === 0 ? fail('empty') : succeed(file)),
};
const photo = (text: string) => new File([text], 'rg.jpg', { type: 'image/jpeg' });

/** Opens the page in a tab of the browser. */
const openPage = (browser = createStoredBrowser(), tab = 'a') => {
  const secureStorage = reload(browser);
  return { browser, secureStorage, store: createImageStore(images, { secureStorage, tab }) };
};

/** Adds a file and returns its id. */
async function addTo(store: ReturnType<typeof openPage>['store'], text: string): Promise<string> {
  const added = await store.add(photo(text), ['jpeg']);
  if (!added.ok) throw new Error('The file is accepted.');
  return added.value.id;
}

const textOf = async (file: File | undefined) => file && (await file.text());

test('[11.4] an attached file is there again after a reload, until the step is sent', async () => {
  const { browser, store } = openPage();
  store.assignTo('h1');
  const [first, second] = [await addTo(store, 'one'), await addTo(store, 'two')];
  expect([first, second]).toEqual(['arquivo-a-1', 'arquivo-a-2']);
  const later = openPage(browser);
  expect(later.store.find(first)).toBeUndefined();
  later.store.assignTo('h1');
  await later.store.restore('h1', [first, second, 'arquivo-b-1']);
  expect(await textOf(later.store.find(first))).toBe('one');
  expect(await textOf(later.store.find(second))).toBe('two');
  expect(later.store.find('arquivo-b-1')).toBeUndefined();
  later.store.forget([first]);
  expect(later.store.find(first)).toBeUndefined();
  await later.secureStorage.read('any');
  const last = openPage(browser);
  await last.store.restore('h1', [first, second]);
  expect(last.store.find(first)).toBeUndefined();
  expect(await textOf(last.store.find(second))).toBe('two');
});
test('[12.11] a file that is refused is not stored', async () => {
  const { store } = openPage();
  store.assignTo('h1');
  expect(await store.add(photo(''), ['jpeg'])).toEqual({ ok: false, problem: 'empty' });
  expect(await addTo(store, 'one')).toBe('arquivo-a-1');
});

test('files of one hash id are not those of another', async () => {
  const { browser, store } = openPage();
  store.assignTo('h1');
  const id = await addTo(store, 'one');
  const other = openPage(browser);
  await other.store.restore('h2', [id]);
  expect(other.store.find(id)).toBeUndefined();
});

test('[3.17] after a change of the hash id the files are found under the new one only', async () => {
  const { browser, store } = openPage();
  store.assignTo('h1');
  const ids = [await addTo(store, 'one'), await addTo(store, 'two')];
  await store.rename('h2');
  const third = await addTo(store, 'three');
  const later = openPage(browser);
  await later.store.restore('h2', [...ids, third]);
  expect(await Promise.all([...ids, third].map(id => textOf(later.store.find(id))))).toEqual([
    'one',
    'two',
    'three',
  ]);
  const former = openPage(browser);
  await former.store.restore('h1', ids);
  expect(ids.map(former.store.find)).toEqual([undefined, undefined]);
});

test('[3.17] [11.3] when files of the former hash id are read late, new ones still belong to the present one', async () => {
  const { browser, store } = openPage();
  store.assignTo('h1');
  const former = await addTo(store, 'one');
  const slow = openPage(browser, 'b');
  slow.store.assignTo('h1');
  await slow.store.rename('h2');
  await slow.store.restore('h1', [former]);
  expect(await textOf(slow.store.find(former))).toBe('one');
  const added = await addTo(slow.store, 'two');
  const later = openPage(browser);
  await later.store.restore('h2', [added]);
  expect(await textOf(later.store.find(added))).toBe('two');
});

/** A file whose bytes are read when `finish` is called. */
function createSlowFile(text: string): { file: File; finish: () => void } {
  const file = photo(text);
  const readBytes = file.arrayBuffer.bind(file);
  let finish = (): void => undefined;
  const isFinished = new Promise<void>(resolve => {
    finish = resolve;
  });
  file.arrayBuffer = () => isFinished.then(readBytes);
  return { file, finish };
}

const namesIn = (browser: ReturnType<typeof openPage>['browser']) =>
  inDatabase(browser, entries => entries.getAllKeys());

test('[3.17] [11.4] a file that is being stored when the hash id changes is found under the new one only', async () => {
  const { browser, store } = openPage();
  store.assignTo('h1');
  const { file, finish } = createSlowFile('one');
  const adding = store.add(file, ['jpeg']);
  await runPendingWork();
  const renaming = store.rename('h2');
  await runPendingWork(20);
  finish();
  const added = await adding;
  await renaming;
  expect(await namesIn(browser)).toEqual(['file:h2:arquivo-a-1']);
  if (!added.ok) throw new Error('The file is accepted.');
  const later = openPage(browser);
  await later.store.restore('h2', [added.value.id]);
  expect(await textOf(later.store.find(added.value.id))).toBe('one');
});

test.each(['forgotten', 'cleared'])(
  '[3.17] [11.4] a file that is %s while it is stored and the hash id changes does not stay on the device',
  async end => {
    const { browser, store } = openPage();
    store.assignTo('h1');
    const { file, finish } = createSlowFile('one');
    const adding = store.add(file, ['jpeg']);
    await runPendingWork();
    const renaming = store.rename('h2');
    if (end === 'forgotten') store.forget(['arquivo-a-1']);
    else store.clear();
    await runPendingWork(20);
    finish();
    await adding;
    await renaming;
    expect(await namesIn(browser)).toEqual([]);
  },
);

test('[3.17] a hash id that stays the same keeps the files', async () => {
  const { browser, store } = openPage();
  store.assignTo('h1');
  const id = await addTo(store, 'one');
  await store.rename('h1');
  const later = openPage(browser);
  await later.store.restore('h1', [id]);
  expect(await textOf(later.store.find(id))).toBe('one');
});

test('a file that is in memory is not read from the device again', async () => {
  const { secureStorage, store } = openPage();
  store.assignTo('h1');
  const id = await addTo(store, 'one');
  await secureStorage.writeFile(`file:h1:${id}`, photo('other'));
  await store.restore('h1', [id]);
  expect(await textOf(store.find(id))).toBe('one');
});

test('a file that was not found is looked for again', async () => {
  const { secureStorage, store } = openPage();
  await store.restore('h1', ['arquivo-b-1']);
  await secureStorage.writeFile('file:h1:arquivo-b-1', photo('of tab b'));
  await store.restore('h1', ['arquivo-b-1']);
  expect(await textOf(store.find('arquivo-b-1'))).toBe('of tab b');
});

test('nothing is stored on the device before the hash id is known', async () => {
  const { browser, secureStorage, store } = openPage();
  const id = await addTo(store, 'one');
  await secureStorage.ready();
  expect(await inDatabase(browser, entries => entries.count())).toBe(0);
  await store.rename('h1');
  expect(await textOf(store.find(id))).toBe('one');
});

test('[11.4] another proposal removes the files of this hash id from memory and device, and no other data', async () => {
  const { browser, secureStorage, store } = openPage();
  await secureStorage.write('draft:h1', 'kept');
  const other = openPage(browser, 'b');
  other.store.assignTo('h2');
  const kept = await addTo(other.store, 'kept');
  store.assignTo('h1');
  const id = await addTo(store, 'one');
  store.clear();
  expect(store.find(id)).toBeUndefined();
  await secureStorage.read('any');
  const later = openPage(browser);
  await later.store.restore('h1', [id]);
  expect(later.store.find(id)).toBeUndefined();
  await later.store.restore('h2', [kept]);
  expect(await textOf(later.store.find(kept))).toBe('kept');
  expect(await later.secureStorage.read('draft:h1')).toBe('kept');
});

test('without a hash id nothing on the device is removed', async () => {
  const { secureStorage, store } = openPage();
  await secureStorage.writeFile('file::arquivo-a-9', photo('x'));
  store.clear();
  await secureStorage.read('any');
  expect(await secureStorage.readFile('file::arquivo-a-9')).toBeDefined();
});

test('without a storage the files live as long as the page', async () => {
  const store = createImageStore(images);
  await store.restore('h1', ['arquivo-9']);
  const id = await addTo(store, 'one');
  expect(id).toBe('arquivo-1');
  await store.rename('h2');
  expect(await textOf(store.find(id))).toBe('one');
  store.forget([id]);
  store.clear();
  expect(store.find(id)).toBeUndefined();
});

test('[11.4] a file that is still being prepared when all files are removed is not stored', async () => {
  let endPreparation = (): void => undefined;
  const slowImages: Images = {
    prepare: file =>
      new Promise(resolve => {
        endPreparation = () => resolve(succeed(file));
      }),
  };
  const browser = createStoredBrowser();
  const store = createImageStore(slowImages, { secureStorage: reload(browser), tab: 'a' });
  store.assignTo('h1');
  const adding = store.add(photo('one'), ['jpeg']);
  store.clear();
  endPreparation();
  expect(await adding).toEqual(fail('broken'));
  expect(store.find('arquivo-a-1')).toBeUndefined();
  expect(await reload(browser).readFile('file:h1:arquivo-a-1')).toBeUndefined();
});

test('[11.4] a file that is still being read when all files are removed is not restored', async () => {
  const { browser, store } = openPage();
  store.assignTo('h1');
  const id = await addTo(store, 'one');
  const later = openPage(browser);
  await later.secureStorage.ready();
  const restoring = later.store.restore('h1', [id]);
  later.store.clear();
  await restoring;
  expect(later.store.find(id)).toBeUndefined();
});
