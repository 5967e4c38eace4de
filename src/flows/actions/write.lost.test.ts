import { expect, test } from 'vitest';
import type { SystemAnswer } from '#journey/model/configuration.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepStatus } from '#journey/model/step.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { atStep, brokenConnection, HASH, openStep, refusal } from '#tests/flows/open-step.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';

/**
 * A visitor at a failed step whose next press fails, without an answer if not stated; afterwards the service describes
 * the proposal like this.
 */
const openUnanswered = (
  serviceStatus: StepStatus,
  system: Partial<Pick<SystemAnswer, 'proposal' | 'waitsForCompletion'>> = {},
  localStatus: StepStatus = 'failed',
  failure: Failure = brokenConnection,
) => {
  const visit = openStep({
    step: { status: localStatus },
    answers: [failure, {}],
    api: {
      getSystem: async () =>
        succeed({
          configuration: configurationWith({ steps: [{ ...visit.step, status: serviceStatus }] }),
          proposal: proposalAt('analise'),
          waitsForCompletion: false,
          ...system,
        }),
    },
  });
  /** Presses the button again after the step has failed once more, and compares the keys. */
  const pressAgain = async (action: StepAction) => {
    visit.state.place = { kind: 'step', slug: 'analise' };
    await visit.press(action);
    const [first, second] = visit.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    return second === first ? 'same key' : 'another key';
  };
  return { ...visit, pressAgain };
};

const ARRIVED = 'Conferimos: seus dados chegaram.';
const FAILED = 'Por favor, tente novamente recarregando a página.';

test.each([
  ['retry', 'the step waits', 'waiting', {}],
  ['redo', 'the step has succeeded', 'success', {}],
  ['newSimulation', 'the proposal is at another step', 'failed', { proposal: proposalAt('dados') }],
  ['newSimulation', 'the proposal waits for completion', 'failed', { waitsForCompletion: true }],
  ['resendC6Sms', 'the step waits', 'waiting', {}],
  ['retryInsertion', 'the step waits', 'waiting', {}],
  ['redoDocumentLink', 'the step waits', 'waiting', {}],
] as const)(
  '[11.2] [8.44] [16.3] the answer to %s is lost, but %s: the visitor reads that it has arrived, and the next press is a new one',
  async (action, _, status, system) => {
    const visit = openUnanswered(status, system);
    await visit.press(action);
    expect(visit.state.toasts.map(({ text }) => text)).toEqual([ARRIVED]);
    visit.state.proposal = proposalAt('analise');
    expect(await visit.pressAgain(action)).toBe('another key');
  },
);

test.each([
  ['the same status', 'retry', 'failed', 'failed'],
  ['no status', 'retry', 'init', 'failed'],
  ['a status that the confirmation of the step has already left', 'advance', 'waiting', 'success'],
] as const)(
  '[11.2] [16.3] the system names %s: nothing proves that the press has arrived, and it keeps its key',
  async (_, action, serviceStatus, localStatus) => {
    const visit = openUnanswered(serviceStatus, {}, localStatus);
    await visit.press(action);
    expect(visit.state.toasts.map(({ text }) => text)).toEqual([FAILED]);
    expect(await visit.pressAgain(action)).toBe('same key');
  },
);

test.each([
  ['resendSms', 'has failed', 'failed', {}],
  ['resendC6Sms', 'has succeeded', 'success', {}],
  ['redoDocumentLink', 'is left', 'waiting', { proposal: proposalAt('dados') }],
  ['resendSms', 'is left', 'waiting', { waitsForCompletion: true }],
] as const)(
  '[11.2] [16.4] the answer to %s at a step that waits is lost, and the step %s: the wait may have ended by itself, so nothing is claimed',
  async (action, _, status, system) => {
    const visit = openUnanswered(status, system, 'waiting');
    await visit.press(action);
    expect(visit.state.toasts.map(({ text }) => text)).toEqual([FAILED]);
    expect(visit.context.pendingWrites.get(HASH)?.size).toBe(1);
  },
);

test.each([
  ['retry', 500, 'failed', 'another key'],
  ['resendC6Sms', 500, 'waiting', 'another key'],
  ['retry', 502, 'failed', 'same key'],
] as const)(
  '[11.2] [16.3] %s fails with %i and the system shows no effect: only a failure of the service itself ends the write',
  async (action, status, stepStatus, key) => {
    const visit = openUnanswered(stepStatus, {}, stepStatus, refusal({ status }));
    await visit.press(action);
    expect(visit.state.toasts).toHaveLength(1);
    expect(await visit.pressAgain(action)).toBe(key);
  },
);

test('[11.2] [16.3] a step that only show-step returns is missing in the system: that proves nothing', async () => {
  const visit = openUnanswered('waiting');
  const { getSystem } = visit.context.api;
  visit.context.api.getSystem = async (...request) => {
    const system = await getSystem(...request);
    return system.ok ? succeed({ ...system.value, configuration: configurationWith({ steps: [] }) }) : system;
  };
  await visit.press('retry');
  expect(visit.state.toasts.map(({ text }) => text)).toEqual([FAILED]);
});

test('[11.2] [16.3] a system that has no answer proves nothing', async () => {
  const visit = openUnanswered('waiting');
  visit.context.api.getSystem = async () =>
    fail({ ...brokenConnection, operation: 'getSystem', isWrite: false });
  expect(await visit.press('retry')).not.toEqual(atStep);
  expect(visit.state.toasts.map(({ text }) => text)).toEqual([FAILED]);
  expect(visit.context.pendingWrites.get(HASH)?.size).toBe(1);
});
