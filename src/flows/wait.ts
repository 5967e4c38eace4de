import { currentStepSlugOf, statusInOutcome, stepBySlug } from '#journey/current-step.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { noOfferPage } from '#journey/errors/no-offer.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import { isCreated, type StepOutcome } from '#journey/model/proposal.ts';
import { decodeStatus, isSuccessful, type Step } from '#journey/model/step.ts';
import { type PollingName, pollingPolicies } from '#journey/polling/index.ts';
import type { PollingPolicy, Wait } from '#journey/polling/polling-policy.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import type { Result } from '#shared/result.ts';
import { createIdleToken, latestStatusOf } from '#state/proposal-state.ts';
import { acceptNames, acceptOutcome, storeStepStatus } from './accept-outcome.ts';
import { askForReceiptWithoutForm } from './ask-for-receipt-without-form.ts';
import type { Context } from './context.ts';
import { followOutcome } from './follow-outcome.ts';
import { handleFailure } from './handle-failure.ts';
import { currentProposalOf } from './hash-id.ts';
import { notePress } from './note-press.ts';
import { passRepetitionPause } from './pass-repetition-pause.ts';
import { completeWritesAt } from './pending-writes.ts';
import { pollOnce } from './poll-once.ts';
import { retryDelay } from './retry-delay.ts';
import { sleepBetweenPolls } from './sleep-between-polls.ts';
import { storeStepDetails } from './step-details.ts';
import { passRetryPause } from './time-until-retry.ts';

type PollCall = (signal: AbortSignal) => Promise<Result<StepOutcome, Failure>>;

/**
 * Polls until an answer fails or is the last one by the policy. Sends one request at a time. Returns `undefined` if the
 * visitor left.
 */
async function pollUntilOver(
  context: Context,
  policy: PollingPolicy,
  wait: Wait,
  poll: PollCall,
  signal: AbortSignal,
): Promise<Result<StepOutcome, Failure> | undefined> {
  while (!signal.aborted) {
    try {
      await passRetryPause(context, policy.call, signal);
    } catch {
      return undefined;
    }
    const recentWait = context.recentWaits.get(wait.slug);
    if (recentWait) {
      recentWait.requests += 1;
      recentWait.askedAt = context.platform.clock.steadyNow();
    }
    const answer = await poll(signal);
    if (signal.aborted) return undefined;
    if (!answer.ok || policy.isOver(answer.value, wait)) {
      if (recentWait) recentWait.hasEnded = true;
      return answer;
    }
    try {
      await sleepBetweenPolls(context, policy.interval, signal);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/**
 * Stores what an answer reports while polling continues: a link, a message, another hash id or token, the start of a
 * step.
 */
function applyProgress(context: Context, step: Step, outcome: StepOutcome): void {
  const { state } = context;
  if (state.currentWait) {
    state.currentWait.hasShownFailure = false;
    delete state.currentWait.failure;
  }
  storeStepDetails(context, step.slug, outcome);
  acceptNames(context, outcome);
  const status = latestStatusOf(state, step);
  const isAboutStep = currentStepSlugOf(outcome.proposal) === step.slug;
  if (!isAboutStep || statusInOutcome(outcome) !== 'waiting') return;
  if (state.currentWait) state.currentWait.isConfirmed = true;
  if (status === 'init' || state.assumedSteps[step.slug] === true)
    storeStepStatus(context, step.slug, 'waiting');
}

/**
 * Reports the result of a check that the visitor has requested (13.5). `slug`: empty for completion. `isUnchanged`: the
 * service still works on the step.
 */
function reportCheck({ state, toast }: Context, slug: string, isUnchanged: boolean): void {
  const wasRequested = state.checkedStep === slug;
  state.checkedStep = undefined;
  if (wasRequested && isUnchanged)
    toast('info', 'Ainda não há novidades', 'Esta tela avança sozinha quando houver.');
}

/** Begins a wait (`slug`: empty for completion), or continues the one that the visitor checks. */
function beginWait({ state, platform }: Context, slug: string): void {
  const { currentWait } = state;
  const since = platform.clock.steadyNow();
  state.currentWait = { since, ...(currentWait?.slug === slug && currentWait), slug, hasShownFailure: false };
}

/** Polls a step whose check runs at the service (1.3, 4.28). Returns the next action when it is over. */
export async function waitAtStep(
  context: Context,
  signal: AbortSignal,
  step: Step,
  polling: PollingName,
): Promise<NextAction> {
  const { state } = context;
  const policy = pollingPolicies[polling];
  beginWait(context, step.slug);
  const isSaidToWait = latestStatusOf(state, step) === 'waiting' && state.assumedSteps[step.slug] !== true;
  // The status of a confirmation code is not that of its step.
  if (state.currentWait && isSaidToWait && polling !== 'tokenValidation')
    state.currentWait.isConfirmed = true;
  const wait: Wait = {
    slug: step.slug,
    // A service that begins the work a little later still says `init` at first.
    isPolledIn: status =>
      stepTypeOf(step, status).polledIn.includes(status) ||
      (status === 'init' &&
        !state.currentWait?.isConfirmed &&
        !(polling === 'tokenValidation' && state.token.hasWaited)),
  };
  try {
    await passRepetitionPause(context, policy, step.slug, signal);
  } catch {
    return stay;
  }
  for (;;) {
    const answer = await pollUntilOver(
      context,
      policy,
      wait,
      async pollSignal => {
        const answer = await pollOnce(context, step, policy, pollSignal);
        // A check that the visitor requests aborts the running poll, and only the next answer is its result.
        if (pollSignal.aborted) return answer;
        if (answer.ok) applyProgress(context, step, answer.value);
        reportCheck(context, step.slug, answer.ok && !policy.isOver(answer.value, wait));
        return answer;
      },
      signal,
    );
    if (!answer) return stay;
    if (answer.ok) {
      const nextAction = afterWait(context, step.slug, answer.value);
      // The code belongs to this step and to this attempt: a later confirmation needs its own.
      const status = state.stepStatus[step.slug];
      if (polling === 'tokenValidation' && (isSuccessful(status) || status === 'init'))
        state.token = createIdleToken(step);
      return nextAction;
    }
    const nextAction = handleFailure(context, answer.problem, 'poll');
    if (nextAction.kind !== 'toast') return nextAction;
    // Any other failure is shown once, and polling continues (8.26).
    const { currentWait } = state;
    if (currentWait) {
      const since = currentWait.failure?.since ?? context.platform.clock.steadyNow();
      currentWait.failure = { since, text: nextAction.text };
      if (!currentWait.hasShownFailure) context.toast(nextAction.type, nextAction.title, nextAction.text);
      currentWait.hasShownFailure = true;
    }
    try {
      await sleepBetweenPolls(context, retryDelay(answer.problem, policy.interval), signal);
    } catch {
      return stay;
    }
  }
}

function afterWait(context: Context, slug: string, outcome: StepOutcome): NextAction | Promise<NextAction> {
  const { state } = context;
  // The confirmation of a step may end before a proposal exists; then the answer is about the step only (7.20).
  if (state.proposal || outcome.proposal.id !== '') acceptOutcome(context, slug, outcome);
  else storeStepStatus(context, slug, decodeStatus(outcome.stepStatus ?? ''));
  void completeWritesAt(context, slug);
  state.currentWait = undefined;
  if (outcome.result === 'noOffer') return noOfferPage;
  if (outcome.feature === 'overdueBill') return askForReceiptWithoutForm(context, outcome);
  const { config } = state;
  if (!config) return stay;
  const isAtStep = !outcome.waitsForCompletion && currentStepSlugOf(outcome.proposal) === slug;
  if (!isAtStep || isJourneyOver(state)) return followOutcome(context, outcome);
  const step = stepBySlug(config, slug);
  if (!step) return stay;
  const status = state.stepStatus[slug] ?? 'waiting';
  // A step that must be filled in or begun again has to be opened: as a form, or with the offers of a simulation.
  return status === 'init' || stepTypeOf(step, status).family === 'form'
    ? go({ kind: 'step', slug })
    : { kind: 'showStatus', slug, status };
}

/** 'Verificar agora' during completion: enters the place again, which begins with a request. */
export function checkCompletion(context: Context): NextAction {
  notePress(context);
  context.state.checkedStep = '';
  return go({ kind: 'completion' });
}

const COMPLETION: Wait = { slug: '', isPolledIn: () => true };

/** Polls until the service has completed the proposal, then continues with it (4.22). */
export async function waitForCompletion(context: Context, signal: AbortSignal): Promise<NextAction> {
  const { api, state } = context;
  const proposal = state.proposal;
  if (!isCreated(proposal)) {
    return handleFailure(context, { kind: 'journey', problem: 'proposalWithoutId', detail: '' }, 'opening');
  }
  beginWait(context, '');
  try {
    await passRepetitionPause(context, pollingPolicies.completion, '', signal);
  } catch {
    return stay;
  }
  const answer = await pollUntilOver(
    context,
    pollingPolicies.completion,
    COMPLETION,
    async pollSignal => {
      const answer = await api.finishedUpdate(currentProposalOf(context) ?? proposal, pollSignal);
      if (answer.ok && !pollSignal.aborted) {
        acceptNames(context, answer.value);
        reportCheck(context, '', !pollingPolicies.completion.isOver(answer.value, COMPLETION));
      }
      return answer;
    },
    signal,
  );
  if (!answer) return stay;
  if (!answer.ok) return handleFailure(context, answer.problem, 'completion');
  // The status of the answer is that of the completion, not that of a step.
  const outcome = { ...answer.value, stepStatus: undefined, waitsForCompletion: false };
  acceptOutcome(context, '', outcome);
  return followOutcome(context, outcome);
}
