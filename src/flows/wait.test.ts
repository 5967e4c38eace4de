import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { succeed } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, waitingAnswer } from '#tests/flows/open-at-step.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const atAnalysis = (polls: number, outcome: 'success' | 'failed' | 'remake' | 'noOffer' = 'success') => ({
  proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) },
  checks: { 'analise-de-credito': { polls, ends: outcome } },
});
const worldInCompletion = (polls: number) => ({
  proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
  completion: { polls, ends: 'success' as const },
});

const pollCountOf = (visit: FlowStage) => visit.sent('updateStep').length;

test('[7.3] [1.3] a check is polled every 2 s with the polling variant of update-step, until the service moves on', async () => {
  stage = setUpFlows({ world: atAnalysis(2) });
  const { platform, state } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  expect(stage.sent('updateStep')).toEqual([expect.objectContaining({ polling: true, data: {} })]);
  await platform.clock.advance(1999);
  expect(pollCountOf(stage)).toBe(1);
  await platform.clock.advance(1);
  await until(() => stage !== undefined && pollCountOf(stage) === 2 && platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => state.place.kind === 'completion');
  expect(pollCountOf(stage)).toBe(3);
});

test('[3.4d] [7.10a] a poll names the product link of the configuration where the step has none, as a submission does', async () => {
  stage = setUpFlows({
    world: atAnalysis(2),
    wrap: withConfiguration(configuration => {
      configuration.steps = configuration.steps.map(step => ({ ...step, metaProductBankId: '' }));
    }),
  });
  await stage.open();
  await until(() => stage?.platform.clock.sleepingCount() === 1);
  expect(stage.state.config?.metaProductBank.id).toMatch(/./);
  expect(stage.sent('updateStep')).toMatchObject([
    { polling: true, metaProductBankId: stage.state.config?.metaProductBank.id },
  ]);
});

test('[4.22a] [9.2] completion is polled every 2 s until finished-update reports success; its proposal replaces the known one', async () => {
  stage = setUpFlows({ world: worldInCompletion(1) });
  const { platform, state } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  expect(state.place).toEqual({ kind: 'completion' });
  await platform.clock.advance(1999);
  expect(stage.sent('finishedUpdate')).toHaveLength(1);
  await platform.clock.advance(1);
  await until(() => state.place.kind === 'finalPage');
  expect(state.proposal?.currentStep).toBe('finalizado');
  expect(state.waitsForCompletion).toBe(false);
});

test.each(['analise-de-credito', ''])(
  '[4.22] [13.5] a check of the completion asks at once, and says that nothing has changed; the next one continues; current step: %j',
  async currentStep => {
    stage = setUpFlows({
      world: worldInCompletion(2),
      wrap: api => ({
        ...api,
        getSystem: async (...args) => {
          const answer = await api.getSystem(...args);
          if (!answer.ok || !answer.value.proposal) return answer;
          return succeed({ ...answer.value, proposal: { ...answer.value.proposal, currentStep } });
        },
      }),
    });
    const { flows, platform, state } = stage;
    await stage.open();
    await until(() => platform.clock.sleepingCount() === 1);
    expect(state.proposal?.currentStep).toBe(currentStep);
    expect(state.toasts).toEqual([]);
    const wait = { ...state.currentWait };
    await platform.clock.advance(1000);
    await flows.checkCompletion();
    await until(() => state.toasts.length === 1);
    expect(state.toasts[0]?.title).toBe('Ainda não há novidades');
    expect(stage.sent('finishedUpdate')).toHaveLength(2);
    // The minute after which the screen says that it takes longer does not begin again.
    expect(state.currentWait).toEqual(wait);
    await flows.checkCompletion();
    await until(() => state.place.kind === 'finalPage');
    expect(state.toasts).toHaveLength(1);
  },
);

test.each<[string, (visit: FlowStage) => Promise<void>]>([
  [
    'comes back from another page',
    async ({ flows, path, platform }) => {
      await flows.openSidePage('followUp');
      platform.address.back();
      await until(() => path() === '/analise-de-credito');
    },
  ],
  ['opens the journey again', ({ flows }) => flows.recover('reopen')],
])(
  '[13.5] a check whose answer the visitor does not wait for is not reported when the visitor %s',
  async (_, leave) => {
    let polls = 0;
    stage = setUpFlows({
      world: atAnalysis(100),
      wrap: api => ({
        ...api,
        pollStep: async (request, signal) => {
          polls += 1;
          // The answer to the check comes too late.
          if (polls === 2) await new Promise(resolve => signal?.addEventListener('abort', resolve));
          return api.pollStep(request, signal);
        },
      }),
    });
    const { flows, platform, state } = stage;
    await stage.open();
    await until(() => platform.clock.sleepingCount() === 1);
    await platform.clock.advance(1000);
    await flows.stepAction('pollNow');
    await until(() => polls === 2);
    await leave(stage);
    await platform.clock.advance(2000);
    await until(() => polls > 2 && platform.clock.sleepingCount() === 1);
    expect(state.place).toEqual({ kind: 'step', slug: 'analise-de-credito' });
    expect(state.toasts).toEqual([]);
    expect(state.checkedStep).toBeUndefined();
  },
);

test('[11.9a] there are never two polls at once: the next one waits for a slow answer', async () => {
  let pollCount = 0;
  const answerGate = createGate();
  stage = setUpFlows({
    world: atAnalysis(5),
    wrap: api => ({
      ...api,
      pollStep: async (...args) => {
        pollCount += 1;
        await answerGate.opened;
        return api.pollStep(...args);
      },
    }),
  });
  await stage.open();
  await until(() => pollCount === 1);
  await stage.platform.clock.advance(10_000);
  expect(pollCount).toBe(1);
  answerGate.open();
  await until(() => stage?.platform.clock.sleepingCount() === 1);
  expect(pollCount).toBe(1);
});

test('[4.22c] leaving during completion ends the polls, and the place does not change again', async () => {
  stage = setUpFlows({ world: worldInCompletion(5) });
  const { flows, platform, state } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  await flows.openSidePage('followUp');
  await until(() => platform.clock.sleepingCount() === 0);
  await platform.clock.advance(20_000);
  await waitForPendingWork();
  expect(stage.sent('finishedUpdate')).toHaveLength(1);
  expect(state.place).toEqual({ kind: 'sidePage', page: 'followUp' });
});

test('[4.22] an answer about completion that comes after the visitor has left changes nothing', async () => {
  const answerGate = createGate();
  let signal: AbortSignal | undefined;
  stage = setUpFlows({
    world: worldInCompletion(0),
    wrap: api => ({
      ...api,
      finishedUpdate: async (proposal, requestSignal) => {
        signal = requestSignal;
        await answerGate.opened;
        return api.finishedUpdate(proposal);
      },
    }),
  });
  const { flows, state } = stage;
  await stage.open();
  await until(() => signal !== undefined);
  await flows.openSidePage('followUp');
  expect(signal?.aborted).toBe(true);
  answerGate.open();
  await until(() => stage?.sent('finishedUpdate').length === 1);
  await waitForPendingWork();
  expect(state.proposal?.currentStep).toBe('analise-de-credito');
  expect(state.place).toEqual({ kind: 'sidePage', page: 'followUp' });
});

test('[11.9d] leaving the place ends the wait', async () => {
  stage = setUpFlows({ world: atAnalysis(50) });
  const { platform, flows } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  flows.dispose();
  await waitForPendingWork();
  expect(platform.clock.sleepingCount()).toBe(0);
  await platform.clock.advance(20_000);
  await waitForPendingWork();
  expect(pollCountOf(stage)).toBe(1);
});

test('[11.9b] on a hidden page the polls are five times slower', async () => {
  stage = setUpFlows({ world: atAnalysis(50) });
  const { platform } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  platform.setVisible(false);
  await platform.clock.advance(9999);
  expect(pollCountOf(stage)).toBe(1);
  await platform.clock.advance(1);
  await until(() => stage !== undefined && pollCountOf(stage) === 2);
});

test.each([100, 1500, 2500, 9000])(
  '[11.9c] when the page shows again after %i ms, a poll is sent at once',
  async hiddenFor => {
    stage = setUpFlows({ world: atAnalysis(50) });
    const { platform } = stage;
    await stage.open();
    await until(() => platform.clock.sleepingCount() === 1);
    platform.setVisible(false);
    await platform.clock.advance(hiddenFor);
    expect(pollCountOf(stage)).toBe(1);
    platform.setVisible(true);
    await until(() => stage !== undefined && pollCountOf(stage) === 2);
  },
);

test('[11.9] after many polls only the current wait has listeners', async () => {
  let listeners = 0;
  stage = setUpFlows({ world: atAnalysis(500) });
  const { platform } = stage;
  const { subscribe } = platform.visibility;
  platform.visibility.subscribe = listener => {
    listeners += 1;
    const stop = subscribe(listener);
    return () => {
      listeners -= 1;
      stop();
    };
  };
  await stage.open();
  for (let round = 1; round <= 30; round += 1) {
    await until(() => platform.clock.sleepingCount() === 1);
    expect(listeners).toBe(1);
    await platform.clock.advance(2000);
    await until(() => stage !== undefined && pollCountOf(stage) === round + 1);
  }
});

test('[8.23] [4.24] a 401 while polling leads to token validation', async () => {
  stage = setUpFlows({ world: atAnalysis(50) });
  const { engine, state } = stage;
  engine.breakNext('updateStep', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await stage.open();
  await until(() => state.place.kind === 'tokenValidation');
  expect(stage.platform.clock.sleepingCount()).toBe(0);
});

test('[8.23] after a 401 at completion the right code leads back to completion', async () => {
  stage = setUpFlows({ world: worldInCompletion(50) });
  const { engine, state, flows } = stage;
  engine.breakNext('finishedUpdate', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await stage.open();
  await until(() => state.place.kind === 'tokenValidation');
  await flows.requestToken('sms');
  await flows.enterToken('482913');
  expect(state.place).toEqual({ kind: 'completion' });
});

test('[8.23] a 401 at completion right after a form leads back to completion, not to that form', async () => {
  stage = setUpFlows({ world: { proposal: { currentStep: 'termos', answers: allAnswers(marina) } } });
  const { engine, state, flows } = stage;
  await stage.open();
  flows.editField('aceiteDosTermos', true);
  engine.breakNext('updateStep', {
    kind: 'offContract',
    reason: 'completion right after a form',
    status: 200,
    body: { data: { currentStep: 'analise-de-credito', waitingFinishFillProposalSelfContract: true } },
  });
  engine.breakNext('finishedUpdate', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await flows.submit();
  await until(() => state.place.kind === 'tokenValidation');
  expect(state.form.slug).toBe('');
  await flows.requestToken('sms');
  await flows.enterToken('482913');
  expect(state.place).toEqual({ kind: 'completion' });
});

test('[11.9] a wait keeps the pause that the service requests; then it polls every 2 s again', async () => {
  stage = setUpFlows({ world: atAnalysis(50) });
  const { engine, platform } = stage;
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: 'Aguarde.' },
    headers: { 'retry-after': '30' },
  });
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(29_999);
  expect(pollCountOf(stage)).toBe(1);
  await platform.clock.advance(1);
  await until(() => platform.clock.sleepingCount() === 1 && (stage ? pollCountOf(stage) : 0) === 2);
  await platform.clock.advance(2000);
  await until(() => (stage ? pollCountOf(stage) : 0) === 3);
});

test('[7.3b] [8.26b] a failed poll shows one toast; the next poll keeps its interval, and the wait continues', async () => {
  stage = setUpFlows({ world: atAnalysis(1) });
  const { engine, state, platform } = stage;
  for (let failure = 0; failure < 2; failure += 1)
    engine.breakNext('updateStep', {
      kind: 'reply',
      status: 503,
      body: { code: 503, message: 'O banco caiu.' },
    });
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  expect(pollCountOf(stage)).toBe(1);
  expect(state.toasts.map(({ type, text }) => [type, text])).toEqual([['error', 'O banco caiu.']]);
  expect(state.currentWait?.hasShownFailure).toBe(true);
  await platform.clock.advance(2000);
  await until(() => platform.clock.sleepingCount() === 1 && (stage ? pollCountOf(stage) : 0) === 2);
  expect(state.toasts).toHaveLength(1);
  await platform.clock.advance(2000);
  await until(() => platform.clock.sleepingCount() === 1 && (stage ? pollCountOf(stage) : 0) === 3);
  expect(state.currentWait?.hasShownFailure).toBe(false);
});

test.each([
  [
    'an error answer',
    {
      kind: 'reply',
      status: 422,
      body: { code: 422, message: 'Consulta recusada.', stepStatus: 'failed', errorMessage: 'Não deu.' },
    },
  ],
  [
    'a status failed in a good answer',
    {
      kind: 'offContract',
      reason: 'status failed with 200',
      status: 200,
      body: { data: { stepStatus: 'failed', errorMessage: 'Não deu.' }, message: 'Consulta feita.' },
    },
  ],
  [
    'an error answer without an errorMessage',
    { kind: 'reply', status: 422, body: { code: 422, message: 'Não deu.', stepStatus: 'failed' } },
  ],
] as const)(
  '[7.15b] [8.26a] a finished-update that fails by %s shows a modal with the message and a retry',
  async (_, answer) => {
    stage = setUpFlows({ world: worldInCompletion(0) });
    const { engine, state, flows } = stage;
    engine.breakNext('finishedUpdate', answer);
    await stage.open();
    await until(() => state.dialog.isOpen);
    expect(state.dialog).toMatchObject({
      title: 'Não foi possível acessar a proposta',
      text: 'Não deu.',
      okText: 'Tentar novamente',
    });
    flows.answerDialog(state.dialog.id, 'ok');
    await until(() => state.place.kind === 'finalPage');
  },
);

test('[4.5b] [8.1] no offer ends the flow without an error message', async () => {
  stage = setUpFlows({ world: atAnalysis(0, 'noOffer') });
  await stage.open();
  await until(() => stage?.state.errorPage !== undefined);
  expect(stage.state.errorPage).toMatchObject({
    title: 'Não temos uma oferta hoje para você',
    isError: false,
  });
  expect(stage.platform.clock.sleepingCount()).toBe(0);
});

test.each(['failed', 'remake'] as const)(
  '[4.1] a check that ends with %s shows it and stops polling',
  async outcome => {
    stage = setUpFlows({ world: atAnalysis(0, outcome) });
    const { state } = stage;
    await stage.open();
    await until(() => state.stepStatus['analise-de-credito'] === outcome);
    expect(state.currentWait).toBeUndefined();
    expect(stage.platform.clock.sleepingCount()).toBe(0);
  },
);

const systemWithStep = (change: object) => ({
  kind: 'offContract' as const,
  reason: 'a name that the contract does not declare',
  status: 200,
  body: {
    data: {
      ...systemAnswer(creditoPessoal, {
        _id: 'p1',
        currentStep: 'analise-de-credito',
        reviewStep: null,
        hashId: creditoPessoal.hashId,
        situation: 'emAnalise',
        selfContract: {},
      }),
      steps: creditoPessoal.steps.map(step =>
        step.slug === 'analise-de-credito' ? { ...step, ...change } : step,
      ),
    },
  },
});

test('[4.7] an undeclared step type is polled like any check', async () => {
  stage = setUpFlows({
    world: atAnalysis(0),
    plan: {
      getSystem: systemWithStep({ stepType: { _id: 't', label: '', slug: 'constructor', unique: false } }),
    },
  });
  await stage.open();
  await until(() => stage?.state.place.kind === 'completion');
  expect(pollCountOf(stage)).toBe(1);
});

test('[4.1] a step with an unknown status is polled', async () => {
  stage = setUpFlows({ world: atAnalysis(0), plan: { getSystem: systemWithStep({ state: 'hibernating' }) } });
  await stage.open();
  await until(() => stage?.state.place.kind === 'completion');
});

test('[8.5] completion without the id of a proposal shows the failure', async () => {
  const system = systemAnswer(creditoPessoal, {
    _id: '',
    currentStep: 'analise-de-credito',
    reviewStep: null,
    hashId: creditoPessoal.hashId,
    situation: '',
    selfContract: {},
  });
  stage = setUpFlows({
    plan: { getSystem: { kind: 'offContract', reason: 'no id', status: 200, body: { data: system } } },
  });
  await stage.open();
  expect(stage.state.errorPage?.lines).toEqual(['Não foi possível obter o ID da proposta.']);
});

test('[4.22a] [16.2] a status in capitals ends the wait for the completion, and that of a check', async () => {
  const inCapitals = { kind: 'offContract', reason: 'a status in capitals', status: 200 } as const;
  const data = { currentStep: 'finalizado', situation: 'x', hashId: '6650c1f2a4b3d90012e7f001', _id: 'p' };
  stage = setUpFlows({
    world: worldInCompletion(9),
    plan: {
      finishedUpdate: {
        ...inCapitals,
        body: { data: { stepStatus: 'SUCCESS', proposal: { ...data, selfContract: {} } } },
      },
    },
  });
  await stage.open();
  await until(() => stage?.state.place.kind === 'finalPage');
  stage.close();
  stage = setUpFlows({
    world: atAnalysis(9),
    plan: {
      updateStep: {
        ...inCapitals,
        body: { data: { ...data, currentStep: 'analise-de-credito', stepStatus: 'FAILED' } },
      },
    },
  });
  await stage.open();
  await until(() => stage?.state.stepStatus['analise-de-credito'] === 'failed');
});

test('[3.17] an access token in the answer to a poll is used from then on', async () => {
  const visit = await openAtStep('creditAnalysis', {
    plan: { updateStep: waitingAnswer({ accessToken: 'novo-token' }) },
  });
  await until(() => isWaiting(visit));
  expect(visit.state.launchParams.accessToken).toBe('novo-token');
});
