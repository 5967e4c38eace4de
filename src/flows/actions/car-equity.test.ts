import { expect, test } from 'vitest';
import { until } from '#tests/flows/flow-stage.ts';
import { openAtStep, waitingAnswer } from '#tests/flows/open-at-step.ts';

test.each([
  ['startInsertion', false, 'init'],
  ['retryInsertion', true, 'failed'],
] as const)(
  '[7.32b] [4.28b] %s submits a car-equity proposal to C6, with retry: %s',
  async (action, retry, status) => {
    const visit = await openAtStep('c6CarEquityInsertion', {
      status,
      plan: { startCarEquityInsertion: waitingAnswer({}) as never }, // the same answer as that of update-step
    });
    await visit.flows.stepAction(action);
    expect(visit.sent('startCarEquityInsertion')).toEqual([expect.objectContaining({ retry })]);
    await until(() => visit.sent('updateStep').length === 1);
  },
);
