import { expect, test } from 'vitest';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAnalysis, pollCountOf, worldInCompletion } from '#tests/flows/at-analysis.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, waitingAnswer } from '#tests/flows/open-at-step.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';

test('[7.3] [1.3] a check is polled every 2 s with the polling variant of update-step, until the service moves on', async () => {
  const stage = setUpFlows({ world: atAnalysis(2) });
  const { platform, state } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  expect(stage.sent('updateStep')).toEqual([expect.objectContaining({ polling: true, data: {} })]);
  await platform.clock.advance(1999);
  expect(pollCountOf(stage)).toBe(1);
  await platform.clock.advance(1);
  await until(() => pollCountOf(stage) === 2 && platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => state.place.kind === 'completion');
  expect(pollCountOf(stage)).toBe(3);
});

test('[3.4d] [7.10a] a poll names the product link of the configuration where the step has none, as a submission does', async () => {
  const stage = setUpFlows({
    world: atAnalysis(2),
    wrap: withConfiguration(configuration => {
      configuration.steps = configuration.steps.map(step => ({ ...step, metaProductBankId: '' }));
    }),
  });
  await stage.open();
  await until(() => stage.platform.clock.sleepingCount() === 1);
  expect(stage.state.config?.metaProductBank.id).toMatch(/./);
  expect(stage.sent('updateStep')).toMatchObject([
    { polling: true, metaProductBankId: stage.state.config?.metaProductBank.id },
  ]);
});

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
    const stage = setUpFlows({
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
  const stage = setUpFlows({
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
  await until(() => stage.platform.clock.sleepingCount() === 1);
  expect(pollCount).toBe(1);
});

test('[11.9d] leaving the place ends the wait', async () => {
  const stage = setUpFlows({ world: atAnalysis(50) });
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

test('[4.5b] [8.1] no offer ends the flow without an error message', async () => {
  const stage = setUpFlows({ world: atAnalysis(0, 'noOffer') });
  await stage.open();
  await until(() => stage.state.errorPage !== undefined);
  expect(stage.state.errorPage).toMatchObject({
    title: 'Não temos uma oferta hoje para você',
    isError: false,
  });
  expect(stage.platform.clock.sleepingCount()).toBe(0);
});

test.each(['failed', 'remake'] as const)(
  '[4.1] a check that ends with %s shows it and stops polling',
  async outcome => {
    const stage = setUpFlows({ world: atAnalysis(0, outcome) });
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
  const stage = setUpFlows({
    world: atAnalysis(0),
    plan: {
      getSystem: systemWithStep({ stepType: { _id: 't', label: '', slug: 'constructor', unique: false } }),
    },
  });
  await stage.open();
  await until(() => stage.state.place.kind === 'completion');
  expect(pollCountOf(stage)).toBe(1);
});

test('[4.1] a step with an unknown status is polled', async () => {
  const stage = setUpFlows({
    world: atAnalysis(0),
    plan: { getSystem: systemWithStep({ state: 'hibernating' }) },
  });
  await stage.open();
  await until(() => stage.state.place.kind === 'completion');
  expect(pollCountOf(stage)).toBe(1);
});

test('[4.22a] [16.2] a status in capitals ends the wait for the completion, and that of a check', async () => {
  const inCapitals = { kind: 'offContract', reason: 'a status in capitals', status: 200 } as const;
  const data = { currentStep: 'finalizado', situation: 'x', hashId: '6650c1f2a4b3d90012e7f001' };
  const completion = setUpFlows({
    world: worldInCompletion(9),
    plan: {
      finishedUpdate: {
        ...inCapitals,
        body: { data: { stepStatus: 'SUCCESS', proposal: { ...data, selfContract: {} } } },
      },
    },
  });
  await completion.open();
  await until(() => completion.state.place.kind === 'finalPage');
  completion.close();
  const check = setUpFlows({
    world: atAnalysis(9),
    plan: {
      updateStep: {
        ...inCapitals,
        body: { data: { ...data, currentStep: 'analise-de-credito', stepStatus: 'FAILED' } },
      },
    },
  });
  await check.open();
  await until(() => check.state.stepStatus['analise-de-credito'] === 'failed');
  expect(pollCountOf(check)).toBe(1);
});

test('[3.17] an access token in the answer to a poll is used from then on', async () => {
  const visit = await openAtStep('creditAnalysis', {
    plan: { updateStep: waitingAnswer({ accessToken: 'novo-token' }) },
  });
  await until(() => isWaiting(visit));
  expect(visit.state.launchParams.accessToken).toBe('novo-token');
});
