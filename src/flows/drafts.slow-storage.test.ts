import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Step } from '#journey/model/step.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { address, draftWith, HASH, personal, sentFiles, stored } from '#tests/flows/set-up-drafts.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import {
  createHookedCrypto,
  createReluctantFactory,
  createStoredBrowser,
  reload,
  type StoredBrowser,
} from '#tests/support/stored-browser.ts';
import { dropDraft, moveDrafts, saveDrafts, saveTypedValues } from './drafts.ts';
import { restoreDrafts } from './restore-drafts.ts';

const NEW_HASH = '6650c1f2a4b3d90012e7f003';

const twoSteps = stored('', {
  dados: draftWith(personal, { nome: 'A', email: 'a@b.com' }),
  endereco: draftWith(address, { rua: 'Rua A' }),
});

/** A device with stored drafts. */
async function createDevice(): Promise<StoredBrowser> {
  const browser = createStoredBrowser();
  await reload(browser).write(`drafts:${HASH}`, twoSteps);
  return browser;
}

const photo = { id: 'arquivo-0-1', name: 'rg.png' };
const photoEntry = `file:${HASH}:${photo.id}`;

/** The photo of the first step. */
async function storePhoto(browser: StoredBrowser): Promise<void> {
  const secureStorage = reload(browser);
  await secureStorage.writeFile(photoEntry, new File(['1'], photo.name));
  await secureStorage.write(`attachments:${HASH}`, { dados: { foto: [photo] } });
}

/** A visit to the journey of these two steps. */
function createVisit(browser: StoredBrowser, hashId = HASH) {
  const secureStorage = reload(browser);
  const platform = createMemoryPlatform({ clock: browser.clock, secureStorage });
  const bare = createContextWithoutService({}, { platform });
  bare.state.hashId = hashId;
  bare.state.config = configurationWith({ steps: [personal, address] });
  return { ...bare, secureStorage };
}

/** A visit in which the device has not read the stored drafts after ten seconds. */
async function visitSlowly(browser: StoredBrowser) {
  const gate = createGate();
  const slowCrypto = createHookedCrypto({ decrypt: () => gate.opened });
  const visit = createVisit({ ...browser, crypto: () => slowCrypto });
  await visit.secureStorage.ready();
  const lateDrafts = createGate();
  const restoring = restoreDrafts(visit.context, undefined, () => lateDrafts.open());
  await runPendingWork(20);
  await browser.clock.advance(10_000);
  await restoring;
  return {
    ...visit,
    answer: async () => {
      gate.open();
      await lateDrafts.opened;
      await saveDrafts(visit.context);
    },
  };
}

/** The next visit, in which the device answers at once. */
async function visitAgain(browser: StoredBrowser, hashId = HASH) {
  const visit = createVisit(browser, hashId);
  await restoreDrafts(visit.context);
  await runPendingWork(20);
  return visit;
}

type Visit = ReturnType<typeof createVisit>;

async function type({ context }: Visit, step: Step, values: Record<string, string>): Promise<void> {
  context.form.open(step);
  for (const key of Object.keys(values)) context.form.current()?.edited.add(key);
  context.change(values);
  await saveDrafts(context);
}

test('[11.3] drafts that the device reads only after ten seconds fill the fields in which nobody has typed', async () => {
  const browser = await createDevice();
  const slow = await visitSlowly(browser);
  await type(slow, personal, { nome: 'B' });
  await slow.answer();
  expect(slow.state.form.fields.email?.value).toBe('a@b.com');
  expect(slow.state.form.fields.nome?.value).toBe('B');
  expect(await slow.secureStorage.read(`drafts:${HASH}`)).toMatchObject({
    steps: { dados: { values: { nome: 'B', email: 'a@b.com' } }, endereco: { values: { rua: 'Rua A' } } },
  });
});

test('[11.3] what is typed while the device reads nothing at all does not replace the drafts of the visit before', async () => {
  const browser = await createDevice();
  await type(await visitSlowly(browser), personal, { nome: 'B' });
  const { state } = await visitAgain(browser);
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'B', email: 'a@b.com' });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
});

/** A visit in which the browser does not open the database with the stored drafts, unless `access` allows it. */
async function visitWithoutDatabase() {
  const browser = await createDevice();
  const access = createReluctantFactory(browser.database());
  const visit = createVisit({ ...browser, database: () => access.factory });
  const restoring = restoreDrafts(visit.context);
  visit.context.form.open(personal);
  await runPendingWork(20);
  await browser.clock.advance(60_000);
  await restoring;
  return { ...visit, browser, access };
}

test('[11.3] [11.5] a database that opens only for what is typed in this visit loses nothing of the visit before', async () => {
  const visit = await visitWithoutDatabase();
  const { browser, access } = visit;
  access.isAllowed = true;
  await type(visit, personal, { nome: 'B' });
  const { state } = await visitAgain(browser);
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'B', email: 'a@b.com' });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
});

test('[11.3] [11.5] drafts fill the open form within a minute after the browser allows the database, also if nobody types', async () => {
  const { browser, access, state } = await visitWithoutDatabase();
  expect(state.form.fields.email?.value).toBe('');
  access.isAllowed = true;
  await browser.clock.advance(60_000);
  await expect.poll(() => state.form.fields.email?.value).toBe('a@b.com');
});

test('[11.3] [4.41] saving before a reload does not wait until a slow device has read the drafts', async () => {
  const browser = await createDevice();
  const slow = await visitSlowly(browser);
  slow.context.form.open(address);
  slow.context.form.current()?.edited.add('rua');
  slow.context.change({ rua: 'Rua B' });
  expect(await saveTypedValues(slow.context)).toBe(true);
  const { state } = await visitAgain(browser);
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua B' });
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'A' });
});

test('[11.3] [11.4] a photo that the device reads only after ten seconds is still attached', async () => {
  const browser = await createDevice();
  await storePhoto(browser);
  const slow = await visitSlowly(browser);
  await type(slow, personal, { nome: 'B' });
  await slow.answer();
  expect(slow.state.drafts.dados?.values.foto).toEqual([photo]);
  expect((await visitAgain(browser)).state.drafts.dados?.values.foto).toEqual([photo]);
});

test('[16.4] the record of files under way is known although the device reads it only after ten seconds', async () => {
  const browser = await createDevice();
  await reload(browser).write(`unproven-files:${HASH}`, sentFiles);
  const slow = await visitSlowly(browser);
  expect(slow.context.unprovenFiles.sent).toBeUndefined();
  await slow.answer();
  expect(slow.context.unprovenFiles.sent).toEqual(sentFiles);
});

test('[11.4] the draft of a step that was accepted while the device read nothing does not come back, nor does its photo', async () => {
  const browser = await createDevice();
  await storePhoto(browser);
  const slow = await visitSlowly(browser);
  await type(slow, personal, { nome: 'B' });
  slow.context.form.close();
  await dropDraft(slow.context, 'dados');
  const next = await visitAgain(browser);
  expect(Object.keys(next.state.drafts)).toEqual(['endereco']);
  expect(JSON.stringify(await next.secureStorage.read(`drafts:${HASH}`))).not.toContain('dados');
  expect(await next.secureStorage.readFile(photoEntry)).toBeUndefined();
  expect(await next.secureStorage.read(`attachments:${HASH}`)).toBeUndefined();
});

test('[3.17] [11.3] drafts that the device reads only after ten seconds move to the hash id that they have by then', async () => {
  const browser = await createDevice();
  const slow = await visitSlowly(browser);
  await type(slow, personal, { nome: 'B' });
  slow.context.formerHashIds.add(HASH);
  slow.state.hashId = NEW_HASH;
  const moving = moveDrafts(slow.context, HASH);
  await runPendingWork(20);
  await browser.clock.advance(10_000);
  expect(await reload(browser).read(`drafts:${HASH}`)).toMatchObject({ steps: { endereco: {} } });
  await slow.answer();
  await moving;
  const { state, secureStorage } = await visitAgain(browser, NEW_HASH);
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'B', email: 'a@b.com' });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
  for (const kind of ['drafts', 'attachments'])
    expect(await secureStorage.read(`${kind}:${HASH}`), kind).toBeUndefined();
});
