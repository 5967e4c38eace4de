import { subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { createFlowContext } from '#tests/flows/create-flow-context.ts';
import {
  passDraftDelay,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { TAB_SENDING } from './open-journey.ts';
import { submitFrom } from './submit-step.ts';

test('[4.11c] [4.15a] [4.15b] the first submit creates the proposal, the next one updates its step', async () => {
  const stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 2 });
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[14.1] [11.4] the next step opens while the device still removes the draft of the sent one', async () => {
  const storage = createMemorySecureStorage();
  const removalGate = createGate();
  const secureStorage = {
    ...storage,
    async remove(name: string) {
      await removalGate.opened;
      await storage.remove(name);
    },
  };
  const stage = setUpFlows({ platform: { secureStorage } });
  await stage.open();
  typePersonalData(stage.flows);
  const draftsName = `drafts:${stage.hash}`;
  await passDraftDelay(stage);
  expect(await storage.read(draftsName)).toBeDefined();
  void stage.flows.submit();
  await until(() => stage.path() === '/endereco');
  removalGate.open();
  await expect.poll(() => storage.read(draftsName)).toBeUndefined();
});

test('[14.1] the answer, the end of the write and the next step reach the screen as one change', async () => {
  const stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  const { state } = stage;
  const changes: unknown[] = [];
  const stop = subscribe(state, () => {
    if (state.proposal) changes.push([state.place, state.form.isSubmitting]);
  });
  await stage.flows.submit();
  stop();
  expect(changes[0]).toEqual([{ kind: 'step', slug: 'endereco' }, false]);
});

test('[3.46b] the CPF that was sent is kept in the device settings', async () => {
  const stage = setUpFlows();
  await stage.open();
  expect(stage.state.deviceSettings.cpf).toBe('');
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.state.deviceSettings.cpf).toBe(marina.cpf.replace(/\D/g, ''));
});

test('[4.15] [2.15] after a reload during the sending of a step, the journey opens at the current step that the service reports', async () => {
  let stage = setUpFlows({ path: '/dados-pessoais' });
  stage.engine.breakNext('createProposal', { kind: 'lostAfterCommit' });
  await stage.open();
  stage.engine.breakNext('getSystem', { kind: 'hang' });
  typePersonalData(stage.flows);
  void stage.flows.submit();
  await until(() => stage.sent('getSystem').length === 2);
  stage = stage.reload();
  await stage.open();
  expect(stage.path()).toBe('/endereco');
  // Only that one time: a link to the earlier step works again.
  stage = stage.reload();
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[2.15] after a reload during the sending of an earlier step, that step is open with its typed values', async () => {
  let stage = setUpFlows({ path: '/dados-pessoais', world: atAddressStep });
  await stage.open();
  stage.flows.editField('nome', 'Marina Alves');
  stage.engine.breakNext('updateStep', { kind: 'hang' });
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  stage = stage.reload();
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.form.fields.nome?.value).toBe('Marina Alves');
});

test('[5.1] [5.12] a step with missing values is not sent; each message is shown under its field', async () => {
  const stage = setUpFlows();
  await stage.open();
  stage.flows.editField('nome', marina.name);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toEqual([]);
  expect(stage.state.form.fields.cpf?.error).toBe('Por favor, insira CPF');
  expect(stage.state.form.fields.nome?.error).toBe('');
  expect(stage.state.form.summary.map(({ key }) => key)).toEqual([
    'cpf',
    'celular',
    'email',
    'dataDeNascimento',
  ]);
});

test('[11.1] ten submits in 200 ms have one effect', async () => {
  const stage = setUpFlows();
  const { flows } = stage;
  await stage.open();
  typePersonalData(flows);
  const presses: Promise<void>[] = [];
  for (let press = 0; press < 10; press += 1) {
    presses.push(flows.submit());
    await waitForPendingWork(15);
    if (stage.state.place.kind === 'step' && stage.state.place.slug !== 'dados-pessoais') break;
  }
  await Promise.all(presses);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 1 });
});

test('[11.1] two presses in the same moment make one request', async () => {
  const stage = setUpFlows();
  const { flows, sent } = stage;
  await stage.open();
  typePersonalData(flows);
  await Promise.all([flows.submit(), flows.submit()]);
  expect(sent('createProposal')).toHaveLength(1);
});

test('[11.1] going back during a write does not allow a second one', async () => {
  let resolveLocation: (coordinates: object) => void = () => undefined;
  const location = new Promise<object>(resolve => {
    resolveLocation = resolve;
  });
  const stage = setUpFlows({ world: atAddressStep, platform: { geolocation: { locate: () => location } } });
  const { flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  const firstSubmission = flows.submit();
  await until(() => state.form.isSubmitting);
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  expect(state.form.isSubmitting).toBe(true);
  await flows.submit();
  resolveLocation({});
  await firstSubmission;
  expect(stage.sent('updateStep')).toHaveLength(1);
  expect(stage.path()).toBe('/dados-bancarios');
  expect(state.form.isSubmitting).toBe(false);
});

test('[11.1] a press followed at once by going back sends nothing of the earlier step', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { flows, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  const press = flows.submit();
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await press;
  await waitForPendingWork();
  expect(stage.sent('updateStep').filter(({ order }) => order === 0)).toEqual([]);
});

test('[11.1] a submission has the values that the form had at the press', async () => {
  let resolveLocation: (coordinates: object) => void = () => undefined;
  const locate = () =>
    new Promise<object>(resolve => {
      resolveLocation = resolve;
    });
  const stage = setUpFlows({ platform: { geolocation: { locate } } });
  await stage.open();
  typePersonalData(stage.flows);
  const { state } = stage;
  const write = stage.flows.submit();
  await until(() => state.form.isSubmitting);
  stage.flows.editField('nome', 'Outra Pessoa Qualquer');
  resolveLocation({});
  await write;
  expect(stage.sent('createProposal')[0]?.data).toMatchObject({ nome: marina.name });
});

test('[11.1] a submission waits 5 s at most for the running update of a single field, then aborts it', async () => {
  const signals = new Map<string, AbortSignal | undefined>();
  let wasAborted: boolean | undefined;
  const stage = setUpFlows({
    world: atAddressStep,
    plan: { updateStep: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } },
    wrap: api => ({
      ...withConfiguration(({ steps }) => {
        const step = steps.find(({ slug }) => slug === 'endereco');
        const numero = step?.fields.find(({ key }) => key === 'numero');
        if (numero) numero.shouldUpdate = true;
      })(api),
      updateStep: (request, signal) => {
        if (!request.partial) wasAborted = signals.get('partial')?.aborted;
        signals.set(request.partial ? 'partial' : 'whole', signal);
        return api.updateStep(request, signal);
      },
    }),
  });
  const { flows, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  flows.leaveField('numero');
  await until(() => signals.has('partial'));
  const submission = flows.submit();
  await waitForPendingWork();
  await platform.clock.advance(4999);
  expect(signals.get('partial')?.aborted).toBe(false);
  await platform.clock.advance(1);
  await submission;
  // Before the whole step is sent, so that the two cannot overtake each other.
  expect(wasAborted).toBe(true);
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[11.1] a press at a place without a form sends nothing', async () => {
  const stage = setUpFlows({ world: atAddressStep, path: '/proposal-status' });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  await stage.flows.submit();
  await stage.flows.recover('resubmit');
  expect(stage.sent('updateStep')).toEqual([]);
  expect(stage.sent('createProposal')).toEqual([]);
  expect(stage.state.form.isSubmitting).toBe(false);
  expect(stage.state.errorPage).toBeUndefined();
  expect(stage.platform.logLines).toEqual([]);
});

test('[11.6] a press that waits for an address sends nothing if the visitor goes back meanwhile', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  // Longer than going back takes on a busy machine.
  engine.breakNext('getCepFirst', { kind: 'latency', ms: 1_000 });
  flows.editField('cep', '50030-230');
  const press = flows.submit();
  await until(() => state.form.isSubmitting);
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  await press;
  await waitForPendingWork();
  expect(stage.sent('updateStep')).toEqual([]);
  expect(state.form.isSubmitting).toBe(false);
});

test('[11.6] a press that waits for an address sends nothing if the visitor opens a side page meanwhile', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('getCepFirst', { kind: 'latency', ms: 1_000 });
  flows.editField('cep', '50030-230');
  const press = flows.submit();
  await until(() => state.form.isSubmitting);
  await flows.openSidePage('accessibility');
  await press;
  expect(stage.sent('updateStep')).toEqual([]);
  expect(state.place).toEqual({ kind: 'sidePage', page: 'accessibility' });
  expect(state.form.isSubmitting).toBe(false);
});

test('[11.6] [11.2] a press during an address lookup sends the new address afterwards, and does not ask whether it has arrived before', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, sent } = stage;
  await stage.open();
  await typeAddress(stage);
  const systemCalls = sent('getSystem').length;
  engine.breakNext('getCepFirst', { kind: 'latency', ms: 100 });
  flows.editField('cep', '50030-230');
  await flows.submit();
  expect(sent('updateStep')).toMatchObject([{ data: { cep: '50030230' } }]);
  expect(sent('getSystem')).toHaveLength(systemCalls);
});

test('[11.1] a retry while a write is running sends nothing', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  stage.engine.breakNext('updateStep', { kind: 'latency', ms: 60 });
  await stage.open();
  await typeAddress(stage);
  const submission = stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await stage.flows.recover('resubmit');
  await submission;
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[11.1] [11.6] the end of a write does not end the write of another proposal', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', { kind: 'latency', ms: 300 });
  const firstSubmission = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await flows.recover('restart');
  await until(() => state.form.slug === 'dados-pessoais');
  engine.breakNext('getMultiProposal', { kind: 'hang' });
  typePersonalData(flows);
  void flows.submit();
  await until(() => state.form.isSubmitting);
  await firstSubmission;
  expect(state.form.isSubmitting).toBe(true);
});

test('[11.1] [11.6] a press whose place has been left when its code has loaded sends nothing', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  const context = createFlowContext(stage);
  const place = context.placeScope.current();
  context.placeScope.leave();
  await submitFrom(context, place, false);
  expect(stage.sent('updateStep')).toEqual([]);
  expect(stage.state.form.summary).toEqual([]);
});

test('[4.3] a submission does not abort the list of a field that is still loading', async () => {
  const listField = buildField({ key: 'canal', id: 'canal', component: 'select', resource: 'canais' });
  const stage = setUpFlows({
    world: atAddressStep,
    plan: {
      getFieldOptions: {
        kind: 'latency',
        // Longer than typing and a refusal take on a busy machine.
        ms: 1_000,
        answer: {
          kind: 'reply',
          status: 200,
          body: { data: { resource: [{ value: 'site', label: 'Site' }] } },
        },
      },
    },
    wrap: withConfiguration(({ steps }) => {
      const step = steps.find(({ slug }) => slug === 'endereco');
      if (step) step.fields = [...step.fields, listField];
    }),
  });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', { kind: 'reply', status: 422, body: { code: 422, message: 'Confira.' } });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(state.form.fields.canal?.options.status).toBe('loading');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  await until(() => state.form.fields.canal?.options.status === 'success');
});

test('[4.10b] [8.4] an answer to a creation without id and step shows a message and is not taken for a proposal', async () => {
  const stage = setUpFlows({
    plan: {
      createProposal: {
        kind: 'offContract',
        reason: 'neither id nor step',
        status: 200,
        body: { data: { selfContract: {}, situation: '', selfContractFeature: 'outra' } },
      },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.state.errorPage?.lines).toEqual([
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ]);
  expect(stage.sent('getSystem')).toHaveLength(1);
});

test('[2.15] the sending of the first step is remembered for a reload', async () => {
  const stage = setUpFlows({ path: '/dados-pessoais' });
  await stage.open();
  typePersonalData(stage.flows);
  stage.engine.breakNext('createProposal', { kind: 'hang' });
  void stage.flows.submit();
  await until(() => stage.sent('createProposal').length === 1);
  expect(stage.platform.tabMemory.read(TAB_SENDING)).toBe('/dados-pessoais');
});

test('[2.15] the sending of an earlier step is not remembered for a reload', async () => {
  const stage = setUpFlows({ path: '/dados-pessoais', world: atAddressStep });
  await stage.open();
  stage.flows.editField('nome', 'Marina Alves');
  stage.engine.breakNext('updateStep', { kind: 'hang' });
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  expect(stage.platform.tabMemory.read(TAB_SENDING)).toBeUndefined();
});

test('[2.15] [11.1] the form counts as being sent from the press until the refusal of the service', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'latency',
    ms: 100,
    answer: { kind: 'reply', status: 400, body: { code: 400 } },
  });
  expect(state.form.isSending).toBe(false);
  const press = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  expect(state.form.isSending).toBe(true);
  await until(() => !state.form.isSubmitting || state.dialog.isOpen);
  if (state.dialog.isOpen) flows.answerDialog(state.dialog.id, 'cancel');
  await press;
  expect(state.form).toMatchObject({ slug: 'endereco', isSubmitting: false, isSending: false });
});

test('[4.16] [4.12] sending an earlier step again asks for no other proposals of the CPF', async () => {
  const stage = setUpFlows({ path: '/dados-pessoais', world: atAddressStep });
  await stage.open();
  stage.flows.editField('nome', 'Marina Alves');
  await stage.flows.submit();
  expect(stage.sent('updateStep')).toHaveLength(1);
  expect(stage.sent('getMultiProposal')).toEqual([]);
});
