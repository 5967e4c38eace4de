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
});

test('[4.1] [7.10] a step that the visitor has begun is polled while the service still says init, also after a check by hand', async () => {
  const visit = await openAtStep('rodobensKyc', {
    status: 'init',
    plan: { updateStep: pollStatuses('', 'init', 'init', 'waiting', 'init') },
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
  visit.state.token = { status: 'sent', method: 'sms', target: '', requestError: '', codeError: '' };
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => statusOf(visit) === 'init');
  expect(visit.state.token.status).toBe('idle');
});

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
});

test('[4.1] [7.10] a simulation that the service sets back to init loads its offers', async () => {
  const visit = await openAtStep('simulationApi', {
    status: 'waiting',
    plan: { updateStep: pollStatuses('waiting', 'init') },
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.simulation.slug === SLUG);
});
