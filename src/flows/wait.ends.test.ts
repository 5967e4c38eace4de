import { expect, test, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { waitingWith } from '#tests/flows/outcome-with.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { sleepBetweenPolls } from './sleep-between-polls.ts';
import { startResendPause } from './start-resend-pause.ts';
import { stepDetailsOf } from './step-details.ts';
import { waitAtStep, waitForCompletion } from './wait.ts';

/** A visitor at a step or a completion that waits; each poll has this answer. */
function setUp(answer: Result<StepOutcome, Failure> = succeed(waitingWith())) {
  const api: Partial<Api> = { pollStep: async () => answer, finishedUpdate: async () => answer };
  const bare = createContextWithoutService(api);
  const step = stepWith({ slug: 'analise', type: stepTypeWith('creditAnalysis') });
  bare.state.config = configurationWith({ steps: [step] });
  bare.state.proposal = waitingWith().proposal;
  return { ...bare, step, signal: bare.context.placeScope.enter() };
}

test('[4.28] a step that must be filled in again opens as a form', async () => {
  const { context, signal, step } = setUp(succeed(waitingWith({ stepStatus: 'review' })));
  const asForm = { ...step, type: stepTypeWith('form') };
  context.state.config = configurationWith({ steps: [asForm] });
  expect(await waitAtStep(context, signal, asForm, 'check')).toEqual({
    kind: 'go',
    to: { kind: 'step', slug: 'analise' },
  });
});

test('[8.26] a failed completion says that the proposal cannot be reached', async () => {
  const failure = buildServiceFailure({
    operation: 'finishedUpdate',
    isWrite: false,
    status: 503,
    message: 'x',
  });
  const { context, signal } = setUp(fail(failure));
  expect(await waitForCompletion(context, signal)).toMatchObject({
    kind: 'ask',
    question: { title: 'Não foi possível acessar a proposta' },
  });
});

test('[5.34] the line in the console about a proposal without an id has no detail', async () => {
  const { context, platform, state, signal } = setUp();
  state.proposal = undefined;
  await waitForCompletion(context, signal);
  expect(platform.logLines).toEqual([[expect.any(String), undefined]]);
});

test('[13.5] a completion of a proposal at no step reports nothing that nobody has requested', async () => {
  const { context, state, signal } = setUp();
  state.proposal = { ...waitingWith().proposal, currentStep: '' };
  void waitForCompletion(context, signal);
  await runPendingWork();
  context.placeScope.leave();
  expect(state.toasts).toEqual([]);
});

test('[11.9] [11.6] an answer that comes after the visitor has left stores no message', async () => {
  const { context, state, signal, step } = setUp(succeed(waitingWith({ message: 'Quase.' })));
  const waiting = waitAtStep(context, signal, step, 'check');
  context.placeScope.leave();
  await waiting;
  expect(state.stepDetails).toEqual({});
});

test('[11.9] a pause that has ended leaves no listener at the place', async () => {
  const { context, platform, signal } = setUp();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const pausing = sleepBetweenPolls(context, 1000, signal);
  await runPendingWork();
  await platform.clock.advance(1000);
  await pausing;
  expect(added).toHaveBeenCalledTimes(1);
  expect(removed).toHaveBeenCalledWith('abort', added.mock.calls[0]?.[1]);
});

test('[2.31] a pause of a step of which nothing else is known has no message', () => {
  const { state, platform } = setUp();
  startResendPause({ state, platform }, stepDetailsOf({ state }, 'analise'));
  expect(state.stepDetails.analise).toMatchObject({ link: '', benefitPhase: '', message: '' });
});

test('[16.3] a wait that ends makes the next press at its step a new one, even if the press before it was stored in an earlier visit', async () => {
  const { context, platform, signal, step } = setUp(succeed(waitingWith({ stepStatus: 'failed' })));
  const press = { idempotencyKey: 'key', content: 'pollAgain', request: {} };
  const name = 'writes:6650c1f2a4b3d90012e7f001';
  await platform.secureStorage.write(name, { 'submit analise': press, 'submit endereco': press });
  await waitAtStep(context, signal, step, 'check');
  await runPendingWork();
  expect(await platform.secureStorage.read(name)).toEqual({ 'submit endereco': press });
});
