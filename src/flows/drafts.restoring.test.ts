import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { schemaOf } from '#state/draft.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
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
import { createMemoryPlatform, createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { eraseDrafts, moveDrafts, saveDrafts } from './drafts.ts';
import { restoreDrafts } from './restore-drafts.ts';
import type { SentFiles } from './sent-files.ts';

const FORMER_HASH = '6650c1f2a4b3d90012e7f002';

test('[11.3] each stored draft of the proposal is restored under its step', async () => {
  const { context, state } = await setUpDrafts({
    [`drafts:${HASH}`]: stored('', {
      dados: draftWith(personal, { nome: 'Ana' }),
      endereco: draftWith(address, { rua: 'Rua A' }),
    }),
  });
  await restoreDrafts(context);
  expect(state.drafts).toEqual({
    dados: draftWith(personal, { nome: 'Ana' }),
    endereco: draftWith(address, { rua: 'Rua A' }),
  });
});

const visit = stepWith({
  slug: 'visita',
  fields: [buildField({ key: 'rua' }), buildField({ key: 'foto', component: 'imageCapture' })],
});
const attachedFile = { id: 'arquivo-1-1', name: 'conta.jpg' };

test('[11.3] the draft of a step that only show-step knows waits for the step, and stays on the device meanwhile, without its files', async () => {
  const entry = stored('p1', {
    visita: draftWith(visit, { rua: 'Rua A' }),
    outra: draftWith(visit, { rua: 'Rua B' }),
  });
  const bare = await setUpDrafts({ [`drafts:${HASH}`]: entry });
  const { context, state } = bare;
  state.proposal = proposalAt('visita', { id: 'p1' });
  await restoreDrafts(context);
  expect(state.drafts).toEqual({ visita: draftWith(visit, { rua: 'Rua A' }) });
  const draft = draftWith(visit, { rua: 'Rua A', foto: [attachedFile] });
  state.drafts.visita = draft;
  await restoreDrafts(context);
  expect(state.drafts).toEqual({ visita: draft });
  await saveDrafts(context);
  expect(await readDrafts(bare)).toMatchObject({ steps: { visita: { values: { rua: 'Rua A' } } } });
  expect(JSON.stringify(await readDrafts(bare))).not.toContain('conta.jpg');
});

test.each([
  ['without values', { edited: [], schema: schemaOf(personal.fields) }],
  ['whose values are a list', { values: ['x'], edited: [], schema: schemaOf(personal.fields) }],
  [
    'without the list of edited fields',
    { values: { nome: 'Ana' }, edited: 'nome', schema: schemaOf(personal.fields) },
  ],
  [
    'whose list of unanswered lookups is a text',
    { values: { nome: 'Ana' }, edited: [], unanswered: 'nome', schema: schemaOf(personal.fields) },
  ],
  ['without a schema', { values: { nome: 'Ana' }, edited: [] }],
  ['of another schema', { values: { nome: 'Ana' }, edited: [], schema: 'nome:text' }],
  ['that is no record', 'lixo'],
])('[11.3c] a stored draft %s is dropped, the others are restored', async (_, draft) => {
  const { context, state } = await setUpDrafts({
    [`drafts:${HASH}`]: stored('', { dados: draft, endereco: draftWith(address, { rua: 'Rua A' }) }),
  });
  await restoreDrafts(context);
  expect(Object.keys(state.drafts)).toEqual(['endereco']);
});

test('[11.3] a draft is restored if the fields come in another order, and with one field more or fewer', async () => {
  const restoreIn = async (fields: Step['fields']) => {
    const { context, state } = await setUpDrafts({
      [`drafts:${HASH}`]: stored('', { dados: draftWith(personal, { nome: 'Ana', email: 'ana@x.br' }) }),
    });
    const step = { ...personal, fields };
    state.config = configurationWith({ steps: [step] });
    await restoreDrafts(context);
    return state.drafts.dados;
  };
  const { fields } = personal;
  const [, email] = fields;
  const everyValue = { nome: 'Ana', email: 'ana@x.br' };
  const turned = fields.toReversed();
  expect(await restoreIn(turned)).toMatchObject({ values: everyValue, schema: schemaOf(turned) });
  const withOneMore = [buildField({ key: 'apelido' }), ...fields];
  expect(await restoreIn(withOneMore)).toMatchObject({ values: everyValue, edited: ['nome', 'email'] });
  const withOneFewer = fields.filter(field => field !== email);
  expect(await restoreIn(withOneFewer)).toMatchObject({ values: { nome: 'Ana' }, edited: ['nome'] });
  const withOtherKind = fields.map(field => (field === email ? { ...field, component: 'date' } : field));
  expect(await restoreIn(withOtherKind)).toMatchObject({ values: { nome: 'Ana' }, edited: ['nome'] });
  expect(await restoreIn(turned.map(field => ({ ...field, key: `x${field.key}` })))).toBeUndefined();
});

test('[11.3c] the draft of a step that the product no longer has is dropped', async () => {
  const { context, state } = await setUpDrafts({
    [`drafts:${HASH}`]: stored('', { antiga: draftWith(personal, { nome: 'Ana' }) }),
  });
  await restoreDrafts(context);
  expect(state.drafts).toEqual({});
});

test.each([
  ['no record', 'lixo'],
  ['steps that are a list', { proposalId: '', steps: ['x'] }],
  ['no steps', { proposalId: '' }],
])('[11.3c] of a stored entry with %s nothing is restored', async (_, entry) => {
  const { context, state } = await setUpDrafts({ [`drafts:${HASH}`]: entry });
  await restoreDrafts(context);
  expect(state.drafts).toEqual({});
});

test('[11.3] a draft in memory is newer than the stored one; without a configuration none stays', async () => {
  const { context, state } = await setUpDrafts({
    [`drafts:${HASH}`]: stored('', {
      dados: draftWith(personal, { nome: 'Antiga' }),
      endereco: draftWith(address, { rua: 'Rua A' }),
    }),
  });
  state.drafts.dados = draftWith(personal, { nome: 'Nova' });
  await restoreDrafts(context);
  expect(state.drafts.dados?.values).toEqual({ nome: 'Nova' });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
  state.config = configurationWith({ steps: [address] });
  await restoreDrafts(context);
  expect(Object.keys(state.drafts)).toEqual(['endereco']);
});

test('[11.4] drafts and choices of another proposal are not restored', async () => {
  const agreed = { choices: { agreed: { lgpd: ['texto'] } } };
  const entry = { ...stored('p2', { dados: draftWith(personal, { nome: 'Ana' }) }), ...agreed };
  const { context, state } = await setUpDrafts({ [`drafts:${HASH}`]: entry });
  state.proposal = proposalWith({});
  await restoreDrafts(context);
  expect(state.drafts).toEqual({});
  expect({ ...state.agreed }).toEqual({});
});

test('[11.3] [3.17] under a renamed hash id drafts and choices of both hash ids are restored, and those of the old one leave the device', async () => {
  const bare = await setUpDrafts({
    [`drafts:${FORMER_HASH}`]: {
      ...stored('p1', {
        dados: draftWith(personal, { nome: 'Antiga' }),
        endereco: draftWith(address, { rua: 'Rua A' }),
      }),
      choices: { agreed: { lgpd: ['texto'] } },
    },
    [`drafts:${HASH}`]: stored('p1', { dados: draftWith(personal, { nome: 'Nova' }) }),
    [`attachments:${FORMER_HASH}`]: {},
  });
  const { context, state, platform } = bare;
  state.proposal = proposalWith({});
  await restoreDrafts(context, FORMER_HASH);
  await runPendingWork();
  expect(state.drafts.dados?.values).toEqual({ nome: 'Nova' });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
  expect({ ...state.agreed }).toEqual({ lgpd: ['texto'] });
  for (const name of ['drafts', 'attachments', 'unproven-files'])
    expect(await platform.secureStorage.read(`${name}:${FORMER_HASH}`), name).toBeUndefined();
  expect(await readDrafts(bare)).toMatchObject({
    proposalId: 'p1',
    steps: { dados: { values: { nome: 'Nova' } }, endereco: { values: { rua: 'Rua A' } } },
  });
});

test('[11.3] [3.17] the new copy of moved drafts is on the device before the old one is removed', async () => {
  const names: string[] = [];
  const secureStorage = createMemorySecureStorage();
  const platform = createMemoryPlatform({
    secureStorage: {
      ...secureStorage,
      write: async (name, value) => {
        names.push(`write ${name}`);
        await secureStorage.write(name, value);
      },
      remove: async name => {
        names.push(`remove ${name}`);
        await secureStorage.remove(name);
      },
    },
  });
  const { context, state } = createContextWithoutService({}, { platform });
  state.config = configurationWith({ steps: [personal] });
  state.drafts.dados = draftWith(personal, { nome: 'Ana' });
  await moveDrafts(context, FORMER_HASH);
  expect(names.filter(name => name.includes('drafts:'))).toEqual([
    `write drafts:${HASH}`,
    `remove drafts:${FORMER_HASH}`,
  ]);
});

/** The record of the files of a first step that were sent and not proven to have arrived. */
test.each<[string, Partial<SentFiles> | undefined, Record<string, StepValues>, boolean]>([
  ['whose files are under way', {}, {}, true],
  ['whose files are under way to this proposal', { proposalId: 'p1' }, {}, true],
  ['whose files are under way to another proposal', { proposalId: 'p2' }, {}, false],
  ['whose files were typed for a proposal', { draftOf: 'p1' }, {}, false],
  ['while the files of another step are under way', { slug: 'endereco' }, {}, false],
  ['without files under way', undefined, {}, false],
  ['whose values the service has', {}, { dados: { nome: 'Ana' } }, true],
  ['of which the service has other values', {}, { dados: { nome: 'Bia' } }, false],
])(
  '[16.4] [11.3] the draft of a first step %s (%o, answers %o) is restored after the creation: %s',
  async (_, overrides, answers, isRestored) => {
    const { context, state, platform } = await setUpDrafts({
      [`drafts:${HASH}`]: stored('', {
        dados: draftWith(personal, { nome: 'Ana' }),
        endereco: draftWith(address, { rua: 'x' }),
      }),
    });
    if (overrides)
      await platform.secureStorage.write(`unproven-files:${HASH}`, { ...sentFiles, ...overrides });
    state.proposal = proposalWith(answers);
    await restoreDrafts(context);
    expect(state.drafts.dados !== undefined).toBe(isRestored);
  },
);

test('[16.4] only a draft without a proposal can belong to a creation', async () => {
  const { context, state } = await setUpDrafts({
    [`drafts:${HASH}`]: stored('p2', { dados: draftWith(personal, { nome: 'Ana' }) }),
    [`unproven-files:${HASH}`]: sentFiles,
  });
  state.proposal = proposalWith({});
  await restoreDrafts(context);
  expect(state.drafts).toEqual({});
});

test('[11.3] a stored step whose name is a member of every object is ignored', async () => {
  const { context, state } = await setUpDrafts({
    [`drafts:${HASH}`]: {
      proposalId: '',
      steps: JSON.parse('{"constructor": 1, "__proto__": {"values": {}}}'),
    },
  });
  await restoreDrafts(context);
  expect(state.drafts).toEqual({});
});

test('[11.3] a late draft fills the open form and counts as edited; what was typed meanwhile stays', async () => {
  const late = await restoreLate(
    stored('', { dados: draftWith(personal, { nome: 'Antiga', email: 'a@b.com' }) }),
  );
  const { context, state, lateCalls, release } = late;
  context.form.open(personal);
  context.form.current()?.edited.add('nome');
  context.change({ nome: 'Nova' });
  await release();
  expect(state.form.fields.nome?.value).toBe('Nova');
  expect(state.form.fields.email?.value).toBe('a@b.com');
  expect(state.drafts.dados).toMatchObject({
    values: { nome: 'Nova', email: 'a@b.com' },
    edited: ['nome', 'email'],
  });
  expect(lateCalls).toEqual([false]);
});

test('[11.3] late drafts are restored if no form is open, or the form of a step without one', async () => {
  const entry = stored('', { dados: draftWith(personal, { nome: 'Ana' }) });
  const withoutForm = await restoreLate(entry);
  await withoutForm.release();
  expect(withoutForm.state.drafts.dados?.values).toEqual({ nome: 'Ana' });
  const withOtherForm = await restoreLate(entry);
  withOtherForm.context.form.open(address);
  await withOtherForm.release();
  expect(withOtherForm.state.drafts.dados?.values).toEqual({ nome: 'Ana' });
  expect(withOtherForm.state.drafts.endereco).toBeUndefined();
});

test('[11.3] late choices are restored, and the caller learns whether the open simulation has new inputs', async () => {
  const simulation = { slug: 'simulacao', inputs: { amount: 7 } };
  const late = await restoreLate({ ...stored('', {}), choices: { simulation } });
  late.state.simulation.slug = 'simulacao';
  await late.release();
  expect(late.state.simulation.inputs.amount).toBe(7);
  expect(late.lateCalls).toEqual([true]);
});

test('[3.17] late drafts of a renamed hash id move to the new one', async () => {
  const late = await restoreLate(stored('', { dados: draftWith(personal, { nome: 'Ana' }) }), FORMER_HASH);
  await late.release();
  expect(await late.secureStorage.read(`drafts:${FORMER_HASH}`)).toBeUndefined();
  expect(await late.secureStorage.read(`drafts:${HASH}`)).toMatchObject({
    steps: { dados: { values: { nome: 'Ana' } } },
  });
});

test.each(['another hash id is open', 'everything was erased', 'the drafts are read again'])(
  '[11.4] late drafts are ignored if meanwhile %s',
  async reason => {
    const late = await restoreLate(stored('', { dados: draftWith(personal, { nome: 'Ana' }) }));
    const { context, state, lateCalls, release, platform } = late;
    if (reason === 'another hash id is open') state.hashId = FORMER_HASH;
    else if (reason === 'everything was erased') void eraseDrafts(context);
    else {
      await late.secureStorage.remove(`drafts:${HASH}`);
      const again = restoreDrafts(context);
      await runPendingWork();
      await platform.clock.advance(300);
      await again;
    }
    await release();
    expect(state.drafts).toEqual({});
    expect(lateCalls).toEqual([]);
  },
);

test('[11.3] as long as stored drafts are not read, nothing overwrites them', async () => {
  const entry = stored('', { endereco: draftWith(address, { rua: 'Rua A' }) });
  const late = await restoreLate(entry);
  late.state.drafts.dados = draftWith(personal, { nome: 'Ana' });
  const saving = saveDrafts(late.context);
  await runPendingWork(5);
  expect(await late.secureStorage.read(`drafts:${HASH}`)).toEqual(entry);
  await late.release();
  await saving;
  expect(await late.secureStorage.read(`drafts:${HASH}`)).toMatchObject({
    steps: { dados: { values: { nome: 'Ana' } }, endereco: { values: { rua: 'Rua A' } } },
  });
});

test('[11.3] drafts that are read in time leave no timer; the caller is not told', async () => {
  const { context, platform } = await setUpDrafts();
  const lateCalls: boolean[] = [];
  await restoreDrafts(context, undefined, hasNewInputs => void lateCalls.push(hasNewInputs));
  await runPendingWork();
  expect(platform.clock.sleepingCount()).toBe(0);
  expect(lateCalls).toEqual([]);
});

test('[11.3] the drafts wait for the stored session, too', async () => {
  const sessionGate = createGate();
  const { context } = createContextWithoutService({}, { keptSessionRestored: sessionGate.opened });
  let isRestored = false;
  const restoring = restoreDrafts(context).then(() => {
    isRestored = true;
  });
  await runPendingWork(5);
  expect(isRestored).toBe(false);
  sessionGate.open();
  await restoring;
});
