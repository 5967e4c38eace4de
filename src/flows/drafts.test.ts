import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { SecureStorage } from '#platform/secure-storage.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { schemaOf } from '#state/draft.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  passDraftDelay,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { withConfiguration, withFirstStepFields } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

test.each([
  ['a 500', { kind: 'reply', status: 500, body: { code: 500, message: 'x' } }],
  ['a broken connection', { kind: 'networkError' }],
  ['HTML instead of an answer', { kind: 'html' }],
] as const)('[11.3a] typed values stay in the form after %s', async (_, answer) => {
  stage = setUpFlows();
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', answer);
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  expect(state.form.fields.nome?.value).toBe(marina.name);
  expect(state.form.isSubmitting).toBe(false);
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[4.20] the values of a failed submission are stored on the device under their step, even if the draft of the typed values is gone', async () => {
  stage = setUpFlows();
  const { engine, flows, platform, state } = stage;
  const name = `drafts:${stage.hash}`;
  await stage.open();
  typePersonalData(flows);
  await until(() => Object.keys(state.drafts).length > 0);
  await passDraftDelay(stage);
  await platform.secureStorage.remove(name);
  engine.breakNext('createProposal', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(await platform.secureStorage.read(name)).toMatchObject({
    steps: { 'dados-pessoais': { values: { nome: marina.name } } },
  });
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
});

test('[11.3a] leaving the page normally loses nothing', async () => {
  stage = setUpFlows();
  await stage.open();
  stage.flows.editField('nome', 'Marina Al');
  stage = stage.reload();
  await stage.open();
  expect(stage.state.form.fields.nome?.value).toBe('Marina Al');
});

test('[11.3] during continuous typing the draft is written repeatedly, not only at the end', async () => {
  stage = setUpFlows();
  await stage.open();
  for (let letters = 1; letters <= 30; letters += 1) {
    stage.flows.editField('email', 'abcdefghijklmnopqrstuvwxyzabcd'.slice(0, letters));
    await stage.platform.clock.advance(20);
  }
  // A crash: only what the secure storage holds now survives. tests/e2e/killed-browser.spec.ts measures a real one.
  const stored = JSON.stringify(await stage.platform.secureStorage.read(`drafts:${stage.hash}`));
  const email = /"email":"([a-z]*)"/.exec(stored)?.[1] ?? '';
  expect(email.length).toBeGreaterThan(30 - 300 / 20);
});

test('[11.3] the draft is saved as soon as the page is hidden, because a phone may end it there without an event', async () => {
  stage = setUpFlows();
  await stage.open();
  stage.flows.editField('nome', 'Marina Al');
  stage.platform.setVisible(false);
  expect(await stage.platform.secureStorage.read(`drafts:${stage.hash}`)).toMatchObject({
    steps: { 'dados-pessoais': { values: { nome: 'Marina Al' } } },
  });
});

/** A secure storage that answers no call before `release`. */
function createSlowStorage() {
  const secureStorage = createMemorySecureStorage();
  const storageGate = createGate();
  const writes: string[] = [];
  const slowStorage: SecureStorage = {
    ...secureStorage,
    ready: async () => {
      await storageGate.opened;
      return true;
    },
    read: async name => {
      await storageGate.opened;
      return secureStorage.read(name);
    },
    write: async (name, value) => {
      writes.push(name);
      await secureStorage.write(name, value);
    },
    writeNow: () => false,
  };
  return { secureStorage, slowStorage, writtenNames: writes, release: storageGate.open };
}

/**
 * Opens the journey with a storage that does not answer, and advances the clock by the 300 ms that the app waits for
 * it.
 */
async function openSlowly(
  slowStorage: SecureStorage,
  options: Parameters<typeof setUpFlows>[0] = {},
): Promise<FlowStage> {
  const visit = setUpFlows({ ...options, platform: { secureStorage: slowStorage } });
  const { clock } = visit.platform;
  const opening = visit.open();
  await until(() => clock.sleepingCount() > 0);
  await clock.advance(299);
  expect(visit.state.place).toEqual({ kind: 'opening' });
  await clock.advance(1);
  await opening;
  return visit;
}

test('[11.3d] a storage that does not answer delays the first input by at most 300 ms; values typed before it opens are stored later', async () => {
  const { slowStorage, secureStorage, writtenNames, release } = createSlowStorage();
  stage = await openSlowly(slowStorage);
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  stage.flows.editField('nome', 'Marina');
  await passDraftDelay(stage);
  expect(writtenNames).not.toContain(`drafts:${stage.hash}`);
  release();
  await until(() => writtenNames.includes(`drafts:${stage?.hash}`));
  expect(await secureStorage.read(`drafts:${stage.hash}`)).toMatchObject({
    steps: { 'dados-pessoais': { values: { nome: 'Marina' } } },
  });
});

test('[11.3] a draft from a slow storage fills only the fields that the visitor has not typed in meanwhile', async () => {
  const firstVisit = setUpFlows();
  await firstVisit.open();
  firstVisit.flows.editField('nome', 'Antiga');
  firstVisit.flows.editField('email', 'antiga@exemplo.com.br');
  await passDraftDelay(firstVisit);
  const stored = await firstVisit.platform.secureStorage.read(`drafts:${firstVisit.hash}`);
  firstVisit.close();

  const { slowStorage, secureStorage, release } = createSlowStorage();
  stage = await openSlowly(slowStorage);
  const { hash, flows, state } = stage;
  await secureStorage.write(`drafts:${hash}`, stored);
  flows.editField('nome', 'Nova');
  await passDraftDelay(stage);
  release();
  await until(() => state.form.fields.email?.value === 'antiga@exemplo.com.br');
  expect(state.form.fields.nome?.value).toBe('Nova');
  await passDraftDelay(stage);
  expect(await secureStorage.read(`drafts:${hash}`)).toMatchObject({
    steps: {
      'dados-pessoais': {
        values: { nome: 'Nova', email: 'antiga@exemplo.com.br' },
        edited: expect.arrayContaining(['nome', 'email']),
      },
    },
  });
});

test('[11.3] [11.6] a draft from a slow storage does not put the previous address beside a CEP that was typed meanwhile', async () => {
  const fields = [
    buildField({ key: 'cep', component: 'cep' }),
    buildField({ key: 'rua' }),
    buildField({ key: 'bairro' }),
    buildField({ key: 'apelido' }),
  ];
  const { slowStorage, secureStorage, release } = createSlowStorage();
  stage = await openSlowly(slowStorage, { wrap: withFirstStepFields(() => fields) });
  const { hash, flows, state } = stage;
  const values = {
    cep: '20040-020',
    rua: 'Avenida Rio Branco',
    bairro: 'Centro Velho',
    apelido: 'do convênio',
  };
  await secureStorage.write(`drafts:${hash}`, {
    proposalId: '',
    steps: { 'dados-pessoais': { values, edited: ['cep', 'bairro'], schema: schemaOf(fields) } },
  });
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.rua?.value === 'Avenida Paulista');
  release();
  await until(() => state.form.fields.apelido?.value === 'do convênio');
  expect(state.form.session.current?.values).toMatchObject({
    cep: '01310-100',
    rua: 'Avenida Paulista',
    bairro: 'Centro Velho',
  });
});

test('[11.3] after a refused submission and a reload the form has its values', async () => {
  stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  stage.engine.breakNext('updateStep', { kind: 'reply', status: 500, body: { code: 500, message: 'x' } });
  const submission = stage.flows.submit();
  const { state } = stage;
  await until(() => state.dialog.isOpen);
  stage = stage.reload();
  await stage.open();
  await submission;
  expect(stage.state.form.fields.numero?.value).toBe(marina.number);
  expect(stage.state.form.fields.cidade?.value).toEqual({ value: 'São Paulo', label: 'São Paulo' });
});

test.each([
  [
    'of another schema',
    {
      proposalId: '',
      steps: { 'dados-pessoais': { values: { nome: 'Velho' }, edited: [], schema: 'nome:text' } },
    },
  ],
  [
    'that is damaged',
    { proposalId: '', steps: { 'dados-pessoais': { values: null, schema: 3 }, constructor: 1 } },
  ],
  ['that is no draft', 'lixo'],
])('[11.3c] [11.4] a draft %s is discarded', async (_, storedEntry) => {
  const secureStorage = createMemorySecureStorage();
  stage = setUpFlows({ platform: { secureStorage } });
  await secureStorage.write(`drafts:${stage.hash}`, storedEntry);
  await stage.open();
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(stage.state.form.fields.nome?.value).toBe('');
});

test('[11.4] the draft of another proposal is discarded; the same draft of this one is restored', async () => {
  const firstVisit = setUpFlows();
  await firstVisit.open();
  firstVisit.flows.editField('nome', 'Velho');
  await passDraftDelay(firstVisit);
  const stored = await firstVisit.platform.secureStorage.read(`drafts:${firstVisit.hash}`);
  firstVisit.close();
  const readNameOf = async (proposalId: string) => {
    stage?.close();
    stage = setUpFlows();
    await stage.platform.secureStorage.write(`drafts:${stage.hash}`, { ...Object(stored), proposalId });
    await stage.open();
    return stage.state.form.fields.nome?.value;
  };
  expect(await readNameOf('')).toBe('Velho');
  expect(await readNameOf('outra')).toBe('');
});

test('[11.3] a form without typed values leaves no draft, because the answers that the service sends may change', async () => {
  stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await until(() => stage?.state.form.fields.estado?.options.status === 'success');
  stage.platform.leavePage();
  expect(await stage.platform.secureStorage.read(`drafts:${stage.hash}`)).toBeUndefined();
});

test('[11.3] a draft holds the fields that were typed, emptied or filled in, and no untouched field', async () => {
  stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  stage.flows.editField('numero', '12');
  stage.flows.editField('complemento', 'fundos');
  stage.flows.editField('complemento', '');
  await passDraftDelay(stage);
  const draft = await stage.platform.secureStorage.read(`drafts:${stage.hash}`);
  expect(draft).toMatchObject({ steps: { endereco: { values: { numero: '12', complemento: '' } } } });
  expect(JSON.stringify(draft)).not.toContain('"bairro":');
});

test.each(['a reload', 'opening the journey again'])(
  '[11.3] after %s a field that the visitor has not touched has the value that the service sends now, and typed values stay',
  async reason => {
    let approved = 1000;
    stage = setUpFlows({
      world: { proposal: { currentStep: 'endereco', answers: {} } },
      wrap: api => {
        const configuredApi = withConfiguration(({ steps }) => {
          for (const step of steps)
            if (step.slug === 'endereco')
              step.fields = [
                buildField({ key: 'apelido' }),
                buildField({ key: 'valorLiberado', component: 'money', readOnly: true }),
              ];
        })(api);
        return {
          ...configuredApi,
          getSystem: async (...parameters) => {
            const answer = await configuredApi.getSystem(...parameters);
            if (answer.ok && answer.value.proposal)
              answer.value.proposal.answers = { endereco: { valorLiberado: approved } };
            return answer;
          },
        };
      },
    });
    await stage.open();
    expect(stage.state.form.fields.valorLiberado?.value).toBe(100_000);
    stage.flows.editField('apelido', 'Nina');
    await passDraftDelay(stage);
    approved = 800;
    if (reason === 'a reload') stage = stage.reload();
    await stage.open();
    expect(stage.state.form.session.current?.values).toEqual({ apelido: 'Nina', valorLiberado: 80_000 });
    await stage.flows.submit();
    expect(stage.sent('updateStep')).toMatchObject([{ data: { valorLiberado: 800 } }]);
  },
);

test('[11.4d] the draft of a step is removed from the device once the service has accepted the step', async () => {
  stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  await passDraftDelay(stage);
  expect(await stage.platform.secureStorage.read(`drafts:${stage.hash}`)).toBeDefined();
  await stage.flows.submit();
  await passDraftDelay(stage);
  expect(await stage.platform.secureStorage.read(`drafts:${stage.hash}`)).toBeUndefined();
});

test('[11.4e] [2.3] at the end nothing typed stays on the device', async () => {
  stage = setUpFlows({
    world: { proposal: { currentStep: 'finalizado', answers: allAnswers(marina) } },
  });
  await stage.platform.secureStorage.write(`drafts:${stage.hash}`, { proposalId: 'x', steps: {} });
  await stage.open();
  await until(() => stage?.state.place.kind === 'finalPage');
  await waitForPendingWork();
  expect(await stage.platform.secureStorage.read(`drafts:${stage.hash}`)).toBeUndefined();
  expect(stage.state.drafts).toEqual({});
});

/** A visitor who has typed into the step of the address without sending it, and then changes the first step. */
async function editFirstStepAfterTyping(changes: Readonly<Record<string, string>>) {
  stage = setUpFlows({ world: atAddressStep });
  const { flows, platform, state } = stage;
  await stage.open();
  flows.editField('numero', '321');
  await passDraftDelay(stage);
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  for (const [key, value] of Object.entries(changes)) flows.editField(key, value);
  await flows.submit();
  await until(() => state.form.slug === 'endereco', 'the step after the first one is open');
  return stage;
}

test('[11.4i] a first step that is sent with the CPF of somebody else erases what the former person typed into other steps', async () => {
  const visit = await editFirstStepAfterTyping({ cpf: '111.444.777-35' });
  expect(visit.state.form.fields.numero?.value).toBe('');
  stage = visit.reload();
  await stage.open();
  expect(stage.state.form.fields.numero?.value).toBe('');
});

test('[11.4i] [11.3] a first step that is sent again with the same CPF keeps what was typed into other steps', async () => {
  const { state } = await editFirstStepAfterTyping({ email: 'outro@exemplo.com.br' });
  expect(state.form.fields.numero?.value).toBe('321');
});

test('[8.34] [11.4h] "Refazer com outro CPF" opens a new hash whose first step has all values except the CPF', async () => {
  stage = setUpFlows({ world: atAddressStep });
  const { flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  await passDraftDelay(stage);
  await flows.recover('redoWithOtherCpf');
  expect(state.hashId).not.toBe(stage.hash);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(state.proposal).toBeUndefined();
  expect(state.form.fields.cpf?.value).toBe('');
  expect(state.form.fields.nome?.value).toBe(marina.name);
  expect(stage.sent('newHash')).toHaveLength(1);
  expect(state.drafts.endereco).toBeUndefined();
  expect(await platform.secureStorage.read(`drafts:${stage.hash}`)).toBeUndefined();
});

test('[8.34] "Refazer com outro CPF" also removes a CPF whose field has another name', async () => {
  stage = setUpFlows({
    wrap: withConfiguration(({ steps: [firstStep] }) => {
      const cpf = firstStep?.fields.find(({ key }) => key === 'cpf');
      if (cpf) Object.assign(cpf, { key: 'documento' });
    }),
  });
  const { flows, state } = stage;
  await stage.open();
  flows.editField('documento', marina.cpf);
  flows.editField('nome', marina.name);
  await flows.recover('redoWithOtherCpf');
  expect(state.form.fields.documento?.value).toBe('');
  expect(state.form.fields.nome?.value).toBe(marina.name);
});

test('[11.4f] [4.25] a restart opens another hash at an empty first step, and deletes the values of the old one', async () => {
  stage = setUpFlows({ world: atAddressStep });
  const { flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  await passDraftDelay(stage);
  await flows.recover('restart');
  expect(state.hashId).not.toBe(stage.hash);
  expect(state.form.fields.nome?.value).toBe('');
  expect(state.filledShares).toEqual({ review: 1, finished: 1 });
  expect(await platform.secureStorage.read(`drafts:${stage.hash}`)).toBeUndefined();
  expect(platform.tabMemory.read('hashId')).toBe(state.hashId);
});

test('[11.8] a page from the back/forward cache reads the service again before it shows anything', async () => {
  stage = setUpFlows({ world: atAddressStep });
  const { state } = stage;
  await stage.open();
  stage.restorePage();
  expect(state.place).toEqual({ kind: 'opening' });
  await until(() => state.place.kind === 'step');
  expect(stage.sent('getSystem')).toHaveLength(2);
});
