import { expect, onTestFinished, test } from 'vitest';
import { stepTypeWith } from '#journey/testing/step-with.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { holdLimits } from '#tests/support/hold-limits.ts';

test('[11.2] after a creation whose answer is lost the same proposal is found, and nothing is sent twice', async () => {
  const stage = setUpFlows({
    plan: {
      createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.dialog.isOpen).toBe(false);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 1 });
});

test.each([
  ['a lost answer', { kind: 'lostAfterCommit' }],
  ['a cut body', { kind: 'truncatedJson' }],
] as const)(
  '[11.2] the app finds an update with %s at the service and does not send it again',
  async (_, answer) => {
    const stage = setUpFlows({
      world: atAddressStep,
      plan: { updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' } },
    });
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    expect(stage.path()).toBe('/dados-bancarios');
    expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
  },
);

test('[11.2] [4.12] an earlier step that was sent and whose answer was lost is not sent twice', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  const { platform, state, flows } = stage;
  await stage.open();
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  flows.editField('email', 'outro@exemplo.com.br');
  await flows.submit();
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
  expect(state.dialog.isOpen).toBe(false);
  expect(stage.path()).toBe('/endereco');
});

test('[11.2] as long as the outcome of a write is unknown, a retry does not send it again', async () => {
  const stage = setUpFlows({
    plan: {
      createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('getSystem', { kind: 'networkError' });
  engine.breakNext('getSystem', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  const firstDialogId = state.dialog.id;
  flows.answerDialog(firstDialogId, 'ok');
  await until(() => state.dialog.isOpen && state.dialog.id !== firstDialogId);
  expect(stage.sent('createProposal')).toHaveLength(1);
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
  expect(stage.path()).toBe('/endereco');
});

test('[8.44] a write without an answer for 15 s shows a notice', async () => {
  const stage = setUpFlows({ world: atAddressStep, plan: { updateStep: { kind: 'hang' } } });
  const { flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  void flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await platform.clock.advance(14_999);
  expect(state.toasts).toEqual([]);
  await platform.clock.advance(1);
  expect(state.toasts.map(({ title }) => title)).toEqual(['A conexão parece instável']);
});

test.each([
  ['arrives', { kind: 'worldAnswers' }, '/dados-bancarios'],
  [
    'is refused',
    { kind: 'reply', status: 422, body: { code: 422, message: 'Confira os dados.' } },
    '/endereco',
  ],
] as const)(
  '[8.44] when a slow write %s, the notice that the data are being sent goes',
  async (_, last, path) => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>(resolve => {
      release = resolve;
    });
    const stage = setUpFlows({
      world: atAddressStep,
      plan: last.kind === 'reply' ? { updateStep: last } : {},
      wrap: api => ({
        ...api,
        updateStep: async request => {
          const answer = await api.updateStep(request);
          await isReleased;
          return answer;
        },
      }),
    });
    const { flows, platform, state } = stage;
    await stage.open();
    await typeAddress(stage);
    void flows.submit();
    await until(() => stage.sent('updateStep').length === 1);
    await platform.clock.advance(15_000);
    expect(state.toasts.map(({ title }) => title)).toEqual(['A conexão parece instável']);
    release();
    await until(() => stage.path() === path && !state.form.isSending);
    expect(state.toasts).toEqual([]);
  },
);

test('[8.44] [11.2] a write that seemed lost and has succeeded shows a notice', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.state.toasts).toMatchObject([
    { title: 'A conexão parece instável', text: 'Conferimos: seus dados chegaram.' },
  ]);
});

test('[11.10b] after a write that exceeds the time limit the form has its values and can be sent again', async () => {
  let isFirstCall = true;
  const stage = setUpFlows({
    world: atAddressStep,
    wrap: api => ({
      ...api,
      updateStep: async request => {
        if (!isFirstCall) return api.updateStep(request);
        isFirstCall = false;
        return { ok: false, problem: { kind: 'timeout', operation: 'updateStep', isWrite: true } };
      },
    }),
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  expect(state.form.isSubmitting).toBe(false);
  expect(state.form.fields.numero?.value).toBe(marina.number);
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[11.6] an answer of unknown outcome that comes after a restart is ignored: no dialog opens', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'latency', ms: 100, answer: { kind: 'reply', status: 503, body: { code: 503 } } }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const write = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await flows.recover('restart');
  await write;
  expect(state.dialog.isOpen).toBe(false);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});

test('[11.6] [8.44] a lost write that turns out to have arrived after a restart is not reported to the new proposal', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state, sent } = stage;
  await stage.open();
  await typeAddress(stage);
  const systemCallsBefore = sent('getSystem').length;
  engine.breakNext('updateStep', { kind: 'lostAfterCommit' });
  engine.breakNext('getSystem', { kind: 'latency', ms: 300 });
  const write = flows.submit();
  await until(() => sent('getSystem').length > systemCallsBefore);
  await flows.recover('restart');
  await until(() => state.form.slug === 'dados-pessoais');
  await write;
  expect(engine.report().effects.savedSteps).toBe(1);
  expect(state.toasts).toEqual([]);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});

test('[11.2] [11.10b] an update that exceeded the time limit and has arrived is found and not sent again', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    wrap: api => ({
      ...api,
      updateStep: async request => {
        await api.updateStep(request);
        return { ok: false, problem: { kind: 'timeout', operation: 'updateStep', isWrite: true } };
      },
    }),
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[11.2] [16.3] a creation that the service answers with 500 after its commit is found, and no second proposal is created', async () => {
  const stage = setUpFlows();
  const { engine, flows, sent, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind: 'failedAfterCommit' });
  await flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(state.dialog.isOpen).toBe(false);
  expect(state.toasts.map(({ text }) => text)).toEqual(['Conferimos: seus dados chegaram.']);
  expect(sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
});

test('[11.2] [16.3] after a 500 the next press asks first if the system had no answer, and keeps its key', async () => {
  const stage = setUpFlows();
  const { engine, flows, sent, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind: 'failedAfterCommit' });
  engine.breakNext('getSystem', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(state.dialog.title).toBe('Instabilidade na comunicação');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  await flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
});

test('[11.2] [16.3] after a 500 without an effect the same values are a new write with another key', async () => {
  const stage = setUpFlows();
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind: 'reply', status: 500, body: { code: 500, message: '' } });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(state.dialog.title).toBe('Instabilidade na comunicação');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  await flows.submit();
  expect(stage.path()).toBe('/endereco');
  const keys = engine.journal
    .filter(entry => entry.operation === 'createProposal')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test.each([400, 422])(
  '[11.2] after an answer with status %i the outcome is known, so the service is not asked',
  async status => {
    const stage = setUpFlows({ world: atAddressStep });
    const { engine, flows, state } = stage;
    await stage.open();
    await typeAddress(stage);
    engine.breakNext('updateStep', { kind: 'reply', status, body: { code: status, message: 'Confira.' } });
    const submission = flows.submit();
    await until(() => state.dialog.isOpen);
    flows.answerDialog(state.dialog.id, 'cancel');
    await submission;
    expect(stage.sent('getSystem')).toHaveLength(1);
  },
);

test('[11.2] an update of the current step that did not arrive is not taken for arrived, although the service has the same values', async () => {
  const stage = setUpFlows({
    world: {
      proposal: {
        currentStep: 'endereco',
        answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
      },
    },
  });
  const { engine, flows, state } = stage;
  await stage.open();
  await until(() => state.form.fields.cidade?.options.status === 'success', 'the cities have come');
  engine.breakNext('updateStep', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen || state.form.summary.length > 0 || stage.path() !== '/endereco');
  expect(state.dialog.title).not.toBe('');
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.path()).toBe('/dados-bancarios');
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
});

/**
 * Fails the next write before it arrives. Then the system says that the proposal is at `currentStep` with these
 * answers.
 */
function failAndMoveOn(
  { engine, state, hash }: FlowStage,
  operation: 'createProposal' | 'updateStep',
  currentStep: string,
  selfContract: Readonly<Record<string, object>>,
) {
  engine.breakNext(operation, { kind: 'networkError' });
  const proposal = {
    _id: state.proposal?.id ?? 'p-9',
    agxHash: hash,
    currentStep,
    situation: 'aberta',
    selfContract,
  };
  const answer = {
    kind: 'offContract',
    reason: 'the proposal was filled in elsewhere',
    status: 200,
    body: { data: { ...systemAnswer(creditoPessoal, null), proposal } },
  } as const;
  engine.breakNext('getSystem', answer);
  engine.breakNext('getSystem', answer);
}

test('[16.4] [11.2] a step that moved on with values of somebody else is not reported as received, and the typed values stay', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  failAndMoveOn(stage, 'updateStep', 'dados-bancarios', {
    'dados-pessoais': personalAnswers(marina),
    endereco: { ...addressAnswers(marina), numero: '7' },
  });
  await flows.submit();
  await until(() => stage.path() === '/dados-bancarios', 'the step of the service is open');
  expect(state.toasts).toEqual([]);
  expect(state.dialog.isOpen).toBe(false);
  platform.address.push(`/endereco${platform.address.current().search}`);
  await until(() => state.form.slug === 'endereco');
  expect(state.form.fields.numero?.value).toBe(marina.number);
});

test('[16.4] [11.2] a proposal that somebody else has created meanwhile with other values is not reported as received', async () => {
  const stage = setUpFlows();
  const { flows, platform, state } = stage;
  await stage.open();
  typePersonalData(flows);
  failAndMoveOn(stage, 'createProposal', 'endereco', {
    'dados-pessoais': { ...personalAnswers(marina), email: 'outra@exemplo.com.br' },
  });
  await flows.submit();
  await until(() => stage.path() === '/endereco', 'the step of the service is open');
  expect(state.toasts).toEqual([]);
  expect(stage.sent('createProposal')).toHaveLength(1);
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  expect(state.form.fields.email?.value).toBe(marina.email);
});

test('[16.4] [4.12] an earlier step that did not arrive is not taken for arrived because the proposal moved on meanwhile', async () => {
  const stage = setUpFlows({ world: atAddressStep, path: '/dados-pessoais' });
  const { flows, state } = stage;
  await stage.open();
  flows.editField('email', 'outro@exemplo.com.br');
  failAndMoveOn(stage, 'updateStep', 'dados-bancarios', {
    'dados-pessoais': personalAnswers(marina),
    endereco: addressAnswers(marina),
  });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen || state.toasts.length > 0, 'the outcome is shown');
  expect(state.dialog.isOpen).toBe(true);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  expect(state.form.fields.email?.value).toBe('outro@exemplo.com.br');
});

test('[16.4] [11.2] a value added to an earlier step that did not arrive stays in its form, although the proposal moved on meanwhile', async () => {
  const { complemento: _, ...storedAddress } = addressAnswers(marina);
  const answers = { 'dados-pessoais': personalAnswers(marina), endereco: storedAddress };
  const stage = setUpFlows({
    world: { proposal: { currentStep: 'dados-bancarios', answers } },
    path: '/endereco',
  });
  const { flows, state } = stage;
  await stage.open();
  flows.editField('complemento', 'Apto 99');
  failAndMoveOn(stage, 'updateStep', 'termos', answers);
  const submission = flows.submit();
  await until(() => state.dialog.isOpen || state.toasts.length > 0, 'the outcome is shown');
  expect(state.toasts).toEqual([]);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  expect(stage.path()).toBe('/endereco');
  expect(state.form.fields.complemento?.value).toBe('Apto 99');
});

test('[11.2] [4.12] an update of an earlier step that did not arrive is not taken for arrived', async () => {
  const stage = setUpFlows({ world: atAddressStep, path: '/dados-pessoais' });
  const { engine, flows, state } = stage;
  await stage.open();
  flows.editField('email', 'outro@exemplo.com.br');
  engine.breakNext('updateStep', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen || stage.path() !== '/dados-pessoais');
  expect(stage.path()).toBe('/dados-pessoais');
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.path()).toBe('/endereco');
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
});

test('[11.2] [4.11] the sent values stay known if the service confirms the step and lists no answers', async () => {
  const data = systemAnswer(creditoPessoal, null);
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const id = state.proposal?.id ?? '';
  const proposal = { _id: id, currentStep: 'dados-bancarios', situation: 'aberta', selfContract: {} };
  engine.breakNext('updateStep', { kind: 'lostAfterCommit' });
  engine.breakNext('getSystem', {
    kind: 'offContract',
    reason: 'a proposal without its answers',
    status: 200,
    body: { data: { ...data, proposal } },
  });
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  platform.address.push(`/endereco${platform.address.current().search}`);
  await until(() => state.form.slug === 'endereco');
  expect(state.form.fields.numero?.value).toBe(marina.number);
});

test('[11.2] [3.20] a proposal whose id was not known is found after a lost creation, although the service still reports the same step', async () => {
  const created = {
    currentStep: 'endereco',
    selfContract: {},
    situation: '',
    selfContractFeature: 'readError',
  } as const;
  const stage = setUpFlows({
    plan: {
      createProposal: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 200, body: { data: created } }, { kind: 'networkError' }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { engine, state } = stage;
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(state.proposal?.id).toBe('');
  await typeAddress(stage);
  const proposal = { _id: 'p-1', currentStep: 'endereco', situation: 'aberta', selfContract: {} };
  engine.breakNext('getSystem', {
    kind: 'offContract',
    reason: 'the creation has arrived and the step is still the same',
    status: 200,
    body: { data: { ...systemAnswer(creditoPessoal, null), proposal } },
  });
  await stage.flows.submit();
  expect(state.dialog.isOpen).toBe(false);
  expect(state.proposal?.id).toBe('p-1');
  expect(stage.sent('createProposal')).toHaveLength(2);
});

/**
 * The service carries the first call out only when `commit` is called. Meanwhile the visitor's time limit may end
 * (9.1).
 */
function holdCommit(visit: FlowStage, operation: 'createProposal' | 'updateStep') {
  const limits = holdLimits(() => true);
  onTestFinished(() => limits.restore());
  const commitGate = createGate();
  const answerWhenCommitted = async () => {
    await commitGate.opened;
    return { kind: 'world' } as const;
  };
  const { handlers, use } = visit.mocks;
  use(
    operation === 'createProposal'
      ? handlers.createProposal(answerWhenCommitted, { once: true })
      : handlers.updateStep(answerWhenCommitted, { once: true }),
  );
  return { commit: commitGate.open, endTimeLimit: () => limits.advance(150_000, async () => undefined) };
}

test.each([
  ['createProposal', '/endereco', { proposals: 1 }],
  ['updateStep', '/dados-bancarios', { savedSteps: 1 }],
] as const)(
  '[11.2] [9.1] after the time limit of %s the retry of the visitor finds what the service has carried out meanwhile, and sends nothing',
  async (operation, path, effects) => {
    const stage = setUpFlows(operation === 'updateStep' ? { world: atAddressStep } : {});
    const { engine, flows, state } = stage;
    const { commit, endTimeLimit } = holdCommit(stage, operation);
    await stage.open();
    if (operation === 'updateStep') await typeAddress(stage);
    else typePersonalData(flows);
    const submission = flows.submit();
    await until(() => stage.sent(operation).length === 1);
    await endTimeLimit();
    await until(() => state.dialog.isOpen);
    commit();
    await until(() => engine.report().effects.savedSteps === 1);
    flows.answerDialog(state.dialog.id, 'ok');
    await submission;
    expect(stage.path()).toBe(path);
    expect(stage.sent(operation)).toHaveLength(1);
    expect(engine.report().effects).toMatchObject(effects);
  },
);

test('[11.2] [16.3] a write that the service carries out only after the retry of the visitor has one effect, because both have one key', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  const { commit, endTimeLimit } = holdCommit(stage, 'updateStep');
  await stage.open();
  await typeAddress(stage);
  const submission = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await endTimeLimit();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.path()).toBe('/dados-bancarios');
  commit();
  await waitForPendingWork(60);
  expect(stage.sent('updateStep')).toHaveLength(2);
  const keys = engine.journal
    .filter(entry => entry.operation === 'updateStep')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
  expect(stage.path()).toBe('/dados-bancarios');
});

test.each(['waiting', 'failed', 'remake'] as const)(
  '[11.2] after a lost answer the next step has the status %s and the link that the service names',
  async status => {
    const link = 'https://verificacao.exemplo/abc';
    let readings = 0;
    const stage = setUpFlows({
      world: atAddressStep,
      plan: {
        updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
      },
      wrap: withConfiguration(configuration => {
        readings += 1;
        const begun = readings === 1 ? {} : { link, status };
        configuration.steps = configuration.steps.map(step =>
          step.slug === 'dados-bancarios'
            ? { ...step, fields: [], type: stepTypeWith('rodobensKyc'), ...begun }
            : step,
        );
      }),
    });
    const { state } = stage;
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    await until(() => state.place.kind === 'step' && state.place.slug === 'dados-bancarios');
    expect(state.stepStatus['dados-bancarios']).toBe(status);
    expect(state.stepDetails['dados-bancarios']?.link).toBe(link);
    if (status === 'waiting') await until(() => stage.sent('updateStep').length === 2);
  },
);
