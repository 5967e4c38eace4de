import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import {
  address,
  draftWith,
  HASH,
  personal,
  readDrafts,
  restoreLate,
  sentFiles,
  setUpDrafts,
  stored,
} from '#tests/flows/set-up-drafts.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { createStoredBrowser, reload, type StoredBrowser } from '#tests/support/stored-browser.ts';
import { dropDraft, eraseDrafts, moveDrafts, saveDrafts, saveDraftsNow, saveTypedValues } from './drafts.ts';
import { dropSentDraft } from './drop-sent-draft.ts';
import { restoreDrafts } from './restore-drafts.ts';
import { submissionWith } from './testing/submission-with.ts';
import { forgetUnprovenFiles } from './unproven-files.ts';

const NEW_HASH = '6650c1f2a4b3d90012e7f003';

type LateVisit = Awaited<ReturnType<typeof restoreLate>>;

/** The visitor types into a form while the stored drafts are still being read. */
function type(
  { context }: Pick<LateVisit, 'context'>,
  step: typeof personal,
  values: Record<string, string>,
): void {
  context.form.open(step);
  for (const key of Object.keys(values)) context.form.current()?.edited.add(key);
  context.change(values);
}

/** The visit after this one, on the same device, whose storage answers at once. */
async function visitAgain(secureStorage: LateVisit['secureStorage'], hashId = HASH) {
  const next = createContextWithoutService({}, { platform: createMemoryPlatform({ secureStorage }) });
  next.state.hashId = hashId;
  next.state.config = configurationWith({ steps: [personal, address] });
  await restoreDrafts(next.context);
  await runPendingWork();
  return next;
}

const twoSteps = stored('', {
  dados: draftWith(personal, { nome: 'A', email: 'a@b.com' }),
  endereco: draftWith(address, { rua: 'Rua A' }),
});

test('[11.3] a page that is hidden while the stored drafts are being read keeps them, and what was typed meanwhile', async () => {
  const late = await restoreLate(twoSteps);
  type(late, personal, { nome: 'B' });
  expect(saveDraftsNow(late.context)).toBe(true);
  const { state } = await visitAgain(late.secureStorage);
  expect(state.drafts.dados).toMatchObject({ values: { nome: 'B', email: 'a@b.com' } });
  expect([...(state.drafts.dados?.edited ?? [])].sort()).toEqual(['email', 'nome']);
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
});

test('[11.3] when the drafts are read at last, the page that was hidden has one entry with everything', async () => {
  const late = await restoreLate(twoSteps);
  type(late, personal, { nome: 'B' });
  saveDraftsNow(late.context);
  await late.release();
  expect(late.state.form.fields.email?.value).toBe('a@b.com');
  expect(await late.secureStorage.read(`drafts:${HASH}`)).toMatchObject({
    steps: {
      dados: { values: { nome: 'B', email: 'a@b.com' } },
      endereco: { values: { rua: 'Rua A' } },
    },
  });
  expect(await late.secureStorage.names(`typed-early:${HASH}`)).toEqual([]);
});

test('[11.3] a browser that is killed while the stored drafts are being read has what was typed so far', async () => {
  const late = await restoreLate(twoSteps);
  type(late, personal, { nome: 'B' });
  void saveDrafts(late.context);
  await runPendingWork();
  const next = await visitAgain(late.secureStorage);
  expect(next.state.drafts.dados?.values).toMatchObject({ nome: 'B', email: 'a@b.com' });
  expect(await late.secureStorage.read(`drafts:${HASH}`)).toMatchObject({ steps: { dados: {} } });
  expect(await late.secureStorage.names(`typed-early:${HASH}`)).toEqual([]);
});

test('[11.3] what is saved while the stored drafts are being read leaves the device once they are read, because it would hide newer values', async () => {
  const late = await restoreLate(twoSteps);
  type(late, personal, { nome: 'B' });
  const saving = saveDrafts(late.context);
  await runPendingWork();
  expect(await late.secureStorage.names(`typed-early:${HASH}`)).toHaveLength(1);
  await late.release();
  await saving;
  expect(await late.secureStorage.names(`typed-early:${HASH}`)).toEqual([]);
});

test('[11.3] [11.6] [11.7] of what a slow visit saved, a value that nobody edited replaces no edited one; lookups of both visits are repeated', async () => {
  const typedBefore = { ...draftWith(personal, { email: 'a@b.com' }), unanswered: ['email'] };
  const typedEarly = draftWith(personal, { nome: 'B', email: 'x@y.com' });
  const { context, state } = await setUpDrafts({
    [`drafts:${HASH}`]: stored('', { dados: typedBefore }),
    [`typed-early:${HASH}:1`]: stored('', {
      dados: { ...typedEarly, edited: ['nome'], unanswered: ['nome'] },
    }),
  });
  await restoreDrafts(context);
  expect(state.drafts.dados).toMatchObject({
    values: { nome: 'B', email: 'a@b.com' },
    unanswered: ['email', 'nome'],
  });
});

test('[11.7] [11.3] before a reload, a tab whose proposal is open in another one saves nothing over its drafts', async () => {
  const visit = await setUpDrafts({ [`drafts:${HASH}`]: twoSteps });
  visit.state.drafts.dados = draftWith(personal, { nome: 'Antiga' });
  visit.context.tabClaim.isElsewhere = true;
  expect(await saveTypedValues(visit.context)).toBe(true);
  await saveDrafts(visit.context);
  expect(await readDrafts(visit)).toEqual(twoSteps);
});

test('[11.7] [11.3] while the stored drafts are being read, a tab whose proposal is open in another one saves nothing beside them', async () => {
  const late = await restoreLate(twoSteps);
  type(late, personal, { nome: 'Antiga' });
  late.context.tabClaim.isElsewhere = true;
  void saveDrafts(late.context);
  await runPendingWork();
  expect(await late.secureStorage.names(`typed-early:${HASH}`)).toEqual([]);
});

test('[3.17] [11.3] late drafts of a renamed proposal stay where they are if another proposal is opened before they are read', async () => {
  const late = await restoreLate(twoSteps);
  late.context.formerHashIds.add(HASH);
  late.state.hashId = NEW_HASH;
  const moving = moveDrafts(late.context, HASH);
  await runPendingWork();
  late.context.formerHashIds.clear();
  late.state.hashId = '6650c1f2a4b3d90012e7f004';
  await late.release();
  await moving;
  expect(await late.secureStorage.read(`drafts:${HASH}`)).toEqual(twoSteps);
});

test('[11.3] [11.6] of a first visit whose storage is slow nothing is lost, and a lookup that failed is repeated', async () => {
  const late = await restoreLate(undefined);
  type(late, personal, { nome: 'B' });
  late.context.form.current()?.unanswered.add('email');
  saveDraftsNow(late.context);
  const { state } = await visitAgain(late.secureStorage);
  expect(state.drafts.dados).toMatchObject({ values: { nome: 'B' }, unanswered: ['email'] });
});

test('[11.3] a page that closes directly after the late drafts leaves nothing that would hide newer values', async () => {
  const late = await restoreLate(twoSteps);
  type(late, personal, { nome: 'B' });
  saveDraftsNow(late.context);
  late.secureStorage.write = () => new Promise(() => undefined);
  await late.release();
  type(late, personal, { nome: 'C' });
  saveDraftsNow(late.context);
  await runPendingWork();
  const { state } = await visitAgain(late.secureStorage);
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'C', email: 'a@b.com' });
});

test('[11.3] a second visit that is left while the stored drafts are being read keeps what was typed in the first one, too', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write(`drafts:${HASH}`, twoSteps);
  for (const [step, values] of [
    [personal, { nome: 'B', email: 'b@b.com' }],
    [personal, { nome: 'C' }],
    [address, { rua: 'Rua C' }],
  ] as const) {
    const late = openSlowly(browser);
    await late.secureStorage.ready();
    const restoring = restoreDrafts(late.context);
    await browser.clock.advance(300);
    await restoring;
    type(late, step, values);
    saveDraftsNow(late.context);
    await runPendingWork(20);
  }
  const secureStorage = reload(browser);
  const { state } = await visitAgain(secureStorage);
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'C', email: 'b@b.com' });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua C' });
  const names = await secureStorage.names(`typed-early:${HASH}`);
  expect(await Promise.all(names.map(name => secureStorage.read(name)))).not.toContainEqual(
    expect.anything(),
  );
});

test('[11.3] a choice made while the drafts are being read is newer than the stored one', async () => {
  const late = await restoreLate({
    ...stored('', {}),
    choices: { agreed: { a: ['antigo'], b: ['antigo'] } },
  });
  late.state.agreed = { a: ['novo'] };
  saveDraftsNow(late.context);
  const { state } = await visitAgain(late.secureStorage);
  expect({ ...state.agreed }).toEqual({ a: ['novo'], b: ['antigo'] });
});

test('[11.3] a photo attached while the drafts are being read does not replace the photos of other fields, nor those of an earlier visit that was as slow', async () => {
  const late = await restoreLate(twoSteps);
  const { platform, state, secureStorage } = late;
  const attach = async (name: string) => {
    const added = await platform.images.add(new File(['1'], name, { type: 'image/png' }), []);
    if (!added.ok) throw new Error('The file was refused.');
    return { ...added.value };
  };
  const earlier = stepWith({ ...personal, slug: 'documentos', order: 2 });
  const photos = stepWith({ ...personal, slug: 'fotos', order: 3 });
  state.config = configurationWith({ steps: [personal, earlier, photos] });
  const [old, replaced, taken, before] = [
    await attach('old.png'),
    await attach('replaced.png'),
    await attach('new.png'),
    await attach('before.png'),
  ];
  await secureStorage.write(`attachments:${HASH}`, {
    documentos: { foto: [old] },
    dados: { foto: [replaced] },
  });
  // From a visit whose read was late, too.
  await secureStorage.write(`typed-early:${HASH}:1`, stored('', { fotos: draftWith(photos, { nome: 'A' }) }));
  await secureStorage.write(`attached-early:${HASH}:1`, { fotos: { foto: [before] } });
  state.drafts.dados = draftWith(personal, { foto: [taken] });
  expect(saveDraftsNow(late.context)).toBe(true);
  expect(await secureStorage.read(`attachments:${HASH}`)).toMatchObject({ documentos: { foto: [old] } });
  const next = createContextWithoutService({}, { platform: createMemoryPlatform({ secureStorage }) });
  next.state.config = state.config;
  await secureStorage.write(
    `drafts:${HASH}`,
    stored('', { documentos: draftWith(earlier, { nome: 'A' }), dados: draftWith(personal, { nome: 'A' }) }),
  );
  await restoreDrafts(next.context);
  await runPendingWork();
  expect(next.state.drafts.documentos?.values.foto).toEqual([old]);
  expect(next.state.drafts.dados?.values.foto).toEqual([taken]);
  expect(next.state.drafts.fotos?.values.foto).toEqual([before]);
  expect(await secureStorage.names(`attached-early:${HASH}`)).toEqual([]);
  expect(await secureStorage.read(`attachments:${HASH}`)).toEqual({
    documentos: { foto: [old] },
    dados: { foto: [taken] },
    fotos: { foto: [before] },
  });
});

/** A visit with the real storage, which answers reads only when the gate is open. */
function openSlowly(browser: StoredBrowser) {
  const gate = createGate();
  const secureStorage = reload(browser);
  const read = gate.hold(secureStorage.read);
  const platform = createMemoryPlatform({ clock: browser.clock, secureStorage: { ...secureStorage, read } });
  const bare = createContextWithoutService({}, { platform });
  bare.state.config = configurationWith({ steps: [personal, address] });
  return { ...bare, secureStorage, gate };
}

test.each([
  ['keeps both', 'with a database', {}],
  ['keeps the stored ones', 'whose last writes to localStorage fail', { storage: () => undefined }],
])('[11.3] [11.5] leaving the page during the read %s on a device %s', async (_, __, overrides) => {
  const browser = createStoredBrowser(overrides);
  await reload(browser).write(`drafts:${HASH}`, twoSteps);
  const late = openSlowly(browser);
  await late.secureStorage.ready();
  const restoring = restoreDrafts(late.context);
  await browser.clock.advance(300);
  await restoring;
  type(late, personal, { nome: 'B' });
  saveDraftsNow(late.context);
  await runPendingWork(20);
  const { state } = await visitAgain(reload(browser));
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'B', email: 'a@b.com' });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
});

test('[11.3] [11.5] where the browser stores nothing, memory keeps what was typed before and during the read', async () => {
  const browser = createStoredBrowser({ database: () => undefined });
  const late = openSlowly(browser);
  await late.secureStorage.write(`drafts:${HASH}`, twoSteps);
  const restoring = restoreDrafts(late.context);
  await browser.clock.advance(300);
  await restoring;
  type(late, personal, { nome: 'B' });
  expect(saveDraftsNow(late.context)).toBe(false);
  late.gate.open();
  await runPendingWork(5);
  expect(late.state.drafts.dados?.values).toMatchObject({ nome: 'B', email: 'a@b.com' });
  expect(await late.secureStorage.read(`drafts:${HASH}`)).toMatchObject({
    steps: { dados: { values: { nome: 'B', email: 'a@b.com' } }, endereco: {} },
  });
});

test('[11.4] what was saved during the read is erased with everything else', async () => {
  const late = await restoreLate(twoSteps);
  // From the visit before, whose read was late, too.
  await late.secureStorage.write(
    `typed-early:${HASH}:1`,
    stored('', { endereco: draftWith(address, { rua: 'Rua B' }) }),
  );
  type(late, personal, { nome: 'B' });
  saveDraftsNow(late.context);
  const erasing = eraseDrafts(late.context);
  await late.release();
  await erasing;
  for (const kind of ['drafts', 'typed-early', 'attachments', 'attached-early'])
    expect(await late.secureStorage.names(`${kind}:${HASH}`), kind).toEqual([]);
});

test('[11.4] an erasure also removes what a slow visit saved early and this visit could not read', async () => {
  const { context, platform } = createContextWithoutService();
  const entry = stored('', { dados: draftWith(personal, { nome: 'B' }) });
  await platform.secureStorage.write(`typed-early:${HASH}:1`, entry);
  platform.secureStorage.read = async () => undefined;
  await restoreDrafts(context);
  await eraseDrafts(context);
  expect(await platform.secureStorage.names(`typed-early:${HASH}`)).toEqual([]);
});

test('[11.4] an erasure also removes what this visit saved early if the slow device does not list its entries in time', async () => {
  const late = await restoreLate(undefined);
  type(late, personal, { nome: 'B' });
  saveDraftsNow(late.context);
  await runPendingWork();
  const [name = ''] = await late.secureStorage.names(`typed-early:${HASH}`);
  late.secureStorage.names = async () => [];
  const erasing = eraseDrafts(late.context);
  await late.release();
  await erasing;
  expect(name).toContain(HASH);
  expect(await late.secureStorage.read(name)).toBeUndefined();
});

test('[11.4] [3.17] an erasure also removes what was saved early under a hash id that the service has renamed since', async () => {
  const late = await restoreLate(undefined);
  const { context, secureStorage, state } = late;
  type(late, personal, { nome: 'B' });
  saveDraftsNow(context);
  expect(await secureStorage.names(`typed-early:${HASH}`)).toHaveLength(1);
  context.formerHashIds.add(HASH);
  state.hashId = NEW_HASH;
  const erasing = eraseDrafts(context);
  await late.release();
  await erasing;
  for (const kind of ['typed-early', 'attached-early'])
    expect(await secureStorage.names(`${kind}:`), kind).toEqual([]);
});

test('[11.4] what was saved early of a step leaves the device when the step is accepted', async () => {
  const late = await restoreLate(undefined);
  type(late, personal, { nome: 'B' });
  saveDraftsNow(late.context);
  late.context.form.close();
  void dropDraft(late.context, 'dados');
  await runPendingWork();
  expect((await visitAgain(late.secureStorage)).state.drafts).toEqual({});
});

test('[3.17] [11.3] the late drafts of a proposal that is renamed meanwhile move to its new hash id', async () => {
  const late = await restoreLate(twoSteps);
  const { context, state, secureStorage } = late;
  type(late, personal, { nome: 'B' });
  saveDraftsNow(context);
  context.formerHashIds.add(HASH);
  state.hashId = NEW_HASH;
  const moving = moveDrafts(context, HASH);
  await late.release();
  await moving;
  expect(await secureStorage.read(`drafts:${NEW_HASH}`)).toMatchObject({
    steps: { dados: { values: { nome: 'B', email: 'a@b.com' } }, endereco: { values: { rua: 'Rua A' } } },
  });
  for (const kind of ['drafts', 'typed-early', 'attachments', 'attached-early'])
    expect(await secureStorage.names(`${kind}:${HASH}`), kind).toEqual([]);
});

test('[11.3] a late read that begins after early values of a former visit does not lose them to a visit that types nothing', async () => {
  const late = await restoreLate(twoSteps, undefined, {
    [`typed-early:${HASH}:1`]: stored('', { endereco: draftWith(address, { rua: 'Rua B' }) }),
  });
  const dropping = dropDraft(late.context, 'dados');
  await late.release();
  await dropping;
  expect(late.state.drafts.endereco?.values).toEqual({ rua: 'Rua B' });
});

test('[11.7] [11.3] a tab that loses its claim during the read leaves what was typed to the other tab', async () => {
  const late = await restoreLate(twoSteps);
  type(late, personal, { nome: 'B' });
  const saving = saveDrafts(late.context);
  await runPendingWork();
  late.context.tabClaim.isElsewhere = true;
  void saveDrafts(late.context);
  await late.release();
  await saving;
  const { state } = await visitAgain(late.secureStorage);
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'B', email: 'a@b.com' });
});

test('[11.4] [11.6] the late draft of a step that was accepted meanwhile stays away, with its files and ticks', async () => {
  const late = await restoreLate({
    ...twoSteps,
    choices: { agreed: { dados: ['texto'], endereco: ['texto'] }, markedContracts: { dados: 'c1' } },
  });
  const { context, platform, secureStorage, state } = late;
  await secureStorage.writeFile(`file:${HASH}:arquivo-0-1`, new File(['1'], 'rg.png'));
  await secureStorage.write(`attachments:${HASH}`, {
    dados: { foto: [{ id: 'arquivo-0-1', name: 'rg.png' }] },
  });
  type(late, personal, { nome: 'B' });
  const dropping = dropDraft(context, 'dados');
  context.form.close();
  await late.release();
  await dropping;
  expect(Object.keys(state.drafts)).toEqual(['endereco']);
  expect({ ...state.agreed }).toEqual({ endereco: ['texto'] });
  expect({ ...state.markedContracts }).toEqual({});
  expect(await secureStorage.read(`drafts:${HASH}`)).toMatchObject({ steps: { endereco: {} } });
  expect(JSON.stringify(await secureStorage.read(`drafts:${HASH}`))).not.toContain('dados');
  expect(await secureStorage.read(`attachments:${HASH}`)).toBeUndefined();
  expect(platform.images.find('arquivo-0-1')).toBeUndefined();
  expect(await secureStorage.readFile(`file:${HASH}:arquivo-0-1`)).toBeUndefined();
});

test('[11.4] [11.6] nor does it come back with a second read that begins before the first one ends', async () => {
  const late = await restoreLate(twoSteps);
  const { context, platform, state } = late;
  const dropping = dropDraft(context, 'dados');
  const again = restoreDrafts(context);
  await runPendingWork();
  await platform.clock.advance(300);
  await again;
  await late.release();
  await dropping;
  expect(Object.keys(state.drafts)).toEqual(['endereco']);
  expect(Object.keys((await visitAgain(late.secureStorage)).state.drafts)).toEqual(['endereco']);
});

test('[11.3] [11.4] of a step that was accepted during the read, what the visitor has changed since the press stays, with a new photo', async () => {
  const late = await restoreLate(twoSteps);
  const { context, platform, state } = late;
  type(late, personal, { nome: 'B' });
  const values = { ...context.form.current()?.values };
  const added = await platform.images.add(new File(['1'], 'rg.png', { type: 'image/png' }), []);
  if (!added.ok) throw new Error('The file was refused.');
  context.form.current()?.edited.add('foto');
  context.change({ foto: [{ ...added.value }] });
  void saveDrafts(context);
  const dropping = dropSentDraft(context, submissionWith({ step: personal, hashId: HASH, values }));
  await late.release();
  await dropping;
  expect(state.drafts.dados).toMatchObject({ edited: ['foto'], values: { foto: [added.value] } });
  expect(state.form.fields.email?.value).toBe('');
  expect(platform.images.find(added.value.id)?.name).toBe('rg.png');
});

test('[11.6] [11.4] late choices of a simulation that is over do not replace the one on the screen', async () => {
  const first = stepWith({ slug: 'simulacao', order: 0, type: stepTypeWith('simulation') });
  const second = stepWith({ slug: 'revisao', order: 1, type: stepTypeWith('simulationRevision') });
  const simulation = { slug: 'simulacao', inputs: { amount: 7 } };
  const late = await restoreLate({ ...stored('p1', {}), choices: { simulation } });
  const { state, lateCalls } = late;
  state.config = configurationWith({ steps: [first, second] });
  state.proposal = { ...proposalWith({}), currentStep: 'revisao' };
  state.place = { kind: 'step', slug: 'revisao' };
  Object.assign(state.simulation, { slug: 'revisao', status: 'ready' });
  await late.release();
  expect(state.simulation).toMatchObject({ slug: 'revisao', status: 'ready', isEdited: false });
  expect(lateCalls).toEqual([false]);
});

test('[16.4] [11.6] files that arrived while an older record of them was being read are not reported as unproven', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write(`unproven-files:${HASH}`, sentFiles);
  const late = openSlowly(browser);
  const restoring = restoreDrafts(late.context);
  // The record is read before the files arrive, and its answer comes later.
  await runPendingWork(20);
  await browser.clock.advance(300);
  await restoring;
  await forgetUnprovenFiles(late.context);
  late.gate.open();
  await runPendingWork(5);
  expect(late.context.unprovenFiles.sent).toBeUndefined();
});
