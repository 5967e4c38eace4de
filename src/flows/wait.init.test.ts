import { expect, test } from 'vitest';
import { decodeField } from '#api/decode/field.ts';
import type { StepStatus } from '#journey/model/step.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, statusOf, waitingAnswer } from '#tests/flows/open-at-step.ts';

const pollCountOf = (visit: FlowStage): number => visit.sent('updateStep').length;

/** Polls have these statuses, in order. */
const pollStatuses = (first: string, ...others: string[]) =>
  ({
    kind: 'sequence',
    answers: [
      waitingAnswer({ stepStatus: first }),
      ...others.map(stepStatus => waitingAnswer({ stepStatus })),
    ],
    afterLast: 'repeat',
  }) as const;

test.each(['rodobensKyc', 'facematch', 'contractApi', 'c6CarEquityAnalysis'])(
  '[4.1] [7.10] a step %s that the service sets back to init ends the wait: the visitor begins it again',
  async type => {
    const visit = await openAtStep(type, {
      status: 'waiting',
      plan: { updateStep: pollStatuses('waiting', 'init') },
    });
    await until(() => isWaiting(visit));
    await visit.platform.clock.advance(2000);
    await until(() => statusOf(visit) === 'init');
    await waitForPendingWork();
    expect(visit.state.currentWait).toBeUndefined();
    expect(visit.platform.clock.sleepingCount()).toBe(0);
  },
);

test('[4.1] [7.10] a check that says init continues to be polled', async () => {
  const visit = await openAtStep('creditAnalysis', {
    status: 'waiting',
    plan: { updateStep: pollStatuses('waiting', 'init') },
  });
  for (const polls of [1, 2, 3]) {
    await until(() => pollCountOf(visit) === polls && isWaiting(visit));
    await visit.platform.clock.advance(2000);
  }
  await until(() => pollCountOf(visit) === 4 && isWaiting(visit));
  expect(statusOf(visit)).toBe('waiting');
});

test('[4.1] [7.10] a step that the visitor has begun is polled while the service still says init, also after a check by hand', async () => {
  const visit = await openAtStep('rodobensKyc', {
    status: 'init',
    plan: { updateStep: pollStatuses('', 'init', 'init', 'waiting', 'init') },
    offContract: ['updateStep'],
  });
  await visit.flows.stepAction('begin', '');
  for (const calls of [2, 3, 4]) {
    await until(() => pollCountOf(visit) === calls && isWaiting(visit));
    if (calls === 4) void visit.flows.stepAction('pollNow', '');
    else await visit.platform.clock.advance(2000);
  }
  await until(() => visit.state.currentWait === undefined);
  expect(statusOf(visit)).toBe('init');
});

test('[4.1] [7.10] a step that the service has set back to init and that the visitor begins again is polled while the service still says init', async () => {
  const visit = await openAtStep('rodobensKyc', {
    status: 'waiting',
    plan: { updateStep: pollStatuses('waiting', 'init', '', 'init', 'waiting', 'init') },
    offContract: ['updateStep'],
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.currentWait === undefined);
  await visit.flows.stepAction('begin', '');
  for (const calls of [4, 5]) {
    await until(() => pollCountOf(visit) === calls && isWaiting(visit));
    await visit.platform.clock.advance(2000);
  }
  await until(() => visit.state.currentWait === undefined);
  expect(statusOf(visit)).toBe('init');
  expect(pollCountOf(visit)).toBe(6);
});

test('[4.1] [7.10] a step of which the answer to the press says that it waits is not polled after the service sets it back to init', async () => {
  const visit = await openAtStep('rodobensKyc', {
    status: 'init',
    plan: { updateStep: pollStatuses('waiting', 'init') },
  });
  await visit.flows.stepAction('begin', '');
  await until(() => pollCountOf(visit) === 2 && visit.state.currentWait === undefined);
  expect(statusOf(visit)).toBe('init');
});

test('[4.1] [7.10] a step that the service has said to wait ends its wait at init also after the visitor was elsewhere', async () => {
  const visit = await openAtStep('rodobensKyc', {
    status: 'init',
    plan: { updateStep: pollStatuses('', 'waiting', 'init') },
    offContract: ['updateStep'],
  });
  await visit.flows.stepAction('begin', '');
  await until(() => pollCountOf(visit) === 2 && isWaiting(visit));
  await visit.flows.openSidePage('proposalStatus');
  visit.platform.address.back();
  await until(() => pollCountOf(visit) === 3 && visit.state.currentWait === undefined);
  expect(statusOf(visit)).toBe('init');
});

test('[2.23] [7.20] a token whose code has expired is offered anew', async () => {
  const status = (value: StepStatus) =>
    ({ kind: 'reply', status: 200, body: { data: { status: value } } }) as const;
  const visit = await openAtStep('tokenValidation', {
    status: 'waiting',
    plan: {
      getTokenValidation: {
        kind: 'sequence',
        answers: [status('waiting'), status('init')],
        afterLast: 'repeat',
      },
    },
  });
  Object.assign(visit.state.token, { status: 'sent', method: 'sms' });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => statusOf(visit) === 'init');
  expect(visit.state.token.status).toBe('idle');
});

test('[2.23] [7.20] a token whose code expires after a wrong one was typed is offered anew', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'waiting',
    plan: {
      getTokenValidation: {
        kind: 'sequence',
        answers: [statusAnswer({ status: 'waiting' }), statusAnswer({ status: 'init' })],
        afterLast: 'repeat',
      },
      validateToken: { kind: 'reply', status: 422, body: { code: 422, message: 'Código incorreto.' } },
    },
  });
  Object.assign(visit.state.token, { status: 'sent', method: 'sms' });
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('enterToken', '000000');
  await until(() => statusOf(visit) === 'init');
  expect(visit.state.token.status).toBe('idle');
});

const statusAnswer = (data: { status: StepStatus; method?: string; target?: string; accessToken?: string }) =>
  ({ kind: 'reply', status: 200, body: { data } }) as const;

test('[2.23] [7.20] a code that was sent before a reload can be typed, although the service still reports the step as init', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'init',
    plan: {
      getTokenValidation: statusAnswer({ status: 'waiting', method: 'sms', target: '(11) 9****-4321' }),
    },
  });
  await until(() => isWaiting(visit));
  expect(statusOf(visit)).toBe('waiting');
  expect(visit.state.token).toMatchObject({ status: 'sent', method: 'sms', target: '(11) 9****-4321' });
  expect(visit.sent('validateToken')).toHaveLength(0);
});

test.each(['tokenValidation', 'proposalTokenValidation'])(
  '[2.23] [7.20] a link that was clicked before a reload confirms the step %s, although the service still reports init',
  async type => {
    const visit = await openAtStep(type, {
      status: 'init',
      plan: { getTokenValidation: statusAnswer({ status: 'success', accessToken: 't1' }) },
    });
    await until(() => statusOf(visit) === 'success');
    await waitForPendingWork();
    expect(visit.state.launchParams.accessToken).toBe('t1');
    expect(visit.platform.clock.sleepingCount()).toBe(0);
  },
);

test.each([
  ['says init', statusAnswer({ status: 'init' })],
  ['fails', { kind: 'reply', status: 503, body: { code: 503, message: 'Em manutenção.' } }],
  ['needs a code', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } }],
] as const)(
  '[2.23] [7.20] while the answer about an earlier code %s, the visitor chooses where to receive one, without a message',
  async (_, answer) => {
    const visit = await openAtStep('tokenValidation', {
      status: 'init',
      plan: { getTokenValidation: answer },
    });
    await until(() => visit.sent('getTokenValidation').length === 1);
    await waitForPendingWork();
    expect(statusOf(visit)).toBe('init');
    expect(visit.state.place).toEqual({ kind: 'step', slug: SLUG });
    expect(visit.state.toasts).toEqual([]);
    expect(visit.platform.clock.sleepingCount()).toBe(0);
  },
);

test('[4.1] [7.10] a check with fields that the service sets back to init opens its form', async () => {
  const field = decodeField({ key: 'autorizacao', component: 'term', label: 'Autorizo' });
  const visit = await openAtStep('validacaoIN100', {
    status: 'waiting',
    step: { fields: [field] },
    plan: { updateStep: pollStatuses('waiting', 'init') },
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.form.slug === SLUG);
  expect(Object.keys(visit.state.form.fields)).toEqual(['autorizacao']);
});

test('[4.1] [7.10] a simulation that the service sets back to init loads its offers', async () => {
  const visit = await openAtStep('simulationApi', {
    status: 'waiting',
    plan: { updateStep: pollStatuses('waiting', 'init') },
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.simulation.slug === SLUG);
  expect(visit.state.currentWait).toBeUndefined();
});
