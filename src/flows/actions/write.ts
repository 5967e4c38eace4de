import {
  currentStepSlugOf,
  isAtStep,
  isCurrentStep,
  statusInOutcome,
  stepBySlug,
} from '#journey/current-step.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { noOfferPage } from '#journey/errors/no-offer.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import { isCreated, leadsNowhere, type StepOutcome } from '#journey/model/proposal.ts';
import { isSuccessful, type Step, type StepStatus } from '#journey/model/step.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { isPaused } from '#shared/remaining-pause.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { AppState } from '#state/app-state.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import { acceptNames, acceptOutcome, assumeStepStatus } from '../accept-outcome.ts';
import { askForReceiptWithoutForm } from '../ask-for-receipt-without-form.ts';
import type { Context } from '../context.ts';
import { currentOutcomeOf } from '../current-outcome-of.ts';
import { followOutcome } from '../follow-outcome.ts';
import { handleFailure } from '../handle-failure.ts';
import { isOpenHere } from '../hash-id.ts';
import { oneWriteAtATime } from '../one-write-at-a-time.ts';
import { openJourney } from '../open-journey.ts';
import { completeWritesAt } from '../pending-writes.ts';
import { sendSubmission } from '../send-submission.ts';
import { startResendPause } from '../start-resend-pause.ts';
import { forgetStepLink, stepDetailsOf, storeStepDetails } from '../step-details.ts';
import { type Submission, WITHOUT_FORM } from '../submission.ts';
import { isUnanswered, isUnknownOutcome } from '../unknown-outcome.ts';
import { showWriteArrived } from '../warn-of-slow-write.ts';

export interface WriteOptions {
  write: () => Promise<Result<StepOutcome, Failure>>;
  /** The text or choice of the visitor for this write. With another one, a press is no repetition. */
  input?: string;
  /** The status of the step if a successful answer contains none. */
  expectedStatus?: StepStatus;
  /** The message after success if the service sends none. */
  successMessage?: string;
  /**
   * The write requests a message to the visitor: after it a pause begins in which `another` one is not requested
   * (2.31). The first message of an attempt never waits.
   */
  requestsMessage?: 'first' | 'another' | undefined;
  /** The write ends the link of the step: until the service names another one, none is known. */
  endsLink?: boolean;
  /** An answer that changes nothing opens the journey again, because the proposal may have moved on meanwhile. */
  rereads?: boolean;
  /** The step waits for this write, such as a code: only this write leads to the next step. */
  isAwaited?: boolean;
  /** Shows a refusal by the service on the screen itself; returns true if it did. */
  showRefusal?: (failure: Failure) => boolean;
}

/**
 * The same press within this time after an answer counts as a repetition, because nobody can read faster (11.1).
 * Milliseconds.
 */
const SAME_PRESS_TIME = 500;

/**
 * Whether this press repeats that of the last successful write. Without this check, a service that answers at once
 * would send a message for each of ten clicks.
 */
function isSamePress({ latestWrites, platform }: Context, press: string): boolean {
  const { succeeded } = latestWrites;
  return succeeded?.press === press && platform.clock.steadyNow() - succeeded.succeededAt < SAME_PRESS_TIME;
}

/**
 * Sends a write for a step without a form and returns where its answer leads. If the step is polled, the polling stops
 * first, so that no poll overlaps the write, and starts again at the step that the service names (11.1, 11.9). If the
 * visitor goes to another place meanwhile, they stay there, but the app knows what the service has accepted, and sends
 * it only once.
 */
export async function writeFor(context: Context, step: Step, options: WriteOptions): Promise<NextAction> {
  const { platform, state } = context;
  const press = `${step.slug} ${state.busyAction} ${options.input ?? ''}`;
  const resendAt = state.stepDetails[step.slug]?.resendAt ?? 0;
  if (options.requestsMessage === 'another' && isPaused(resendAt, platform.clock.steadyNow())) return stay;
  if (isSamePress(context, press)) return stay;
  const { hashId } = state;
  return oneWriteAtATime(context, async () => {
    // The write before this one may have led to another step.
    const isStillThere = isAtStep(state.place, step.slug) && isOpenHere(context, hashId);
    return isStillThere ? write(context, step, options, press) : stay;
  });
}

async function write(
  context: Context,
  step: Step,
  options: WriteOptions,
  press: string,
): Promise<NextAction> {
  const { state, platform, placeScope } = context;
  const { hashId } = state;
  const signal = placeScope.enter();
  const answer = await options.write();
  if (!isOpenHere(context, hashId)) return stay;
  if (options.endsLink && (answer.ok || isUnknownOutcome(answer.problem))) forgetStepLink(context, step.slug);
  if (!answer.ok) return signal.aborted ? stay : resumeAfterFailure(context, step, answer.problem, options);
  context.latestWrites.succeeded = { press, succeededAt: platform.clock.steadyNow() };
  if (options.requestsMessage) startResendPause(context, stepDetailsOf(context, step.slug));
  const outcome = answer.value;
  // The journey has ended in a later answer, while the visitor was elsewhere (11.6, 11.8).
  if (signal.aborted && isJourneyOver(state)) {
    acceptNames(context, outcome);
    return stay;
  }
  const isNew = !isCreated(state.proposal);
  const [positionBefore, statusBefore] = [positionOf(state), latestStatusOf(state, step)];
  const isUnchanged = (): boolean =>
    isCurrentStep(state.proposal, step.slug) &&
    positionOf(state) === positionBefore &&
    latestStatusOf(state, step) === statusBefore;
  acceptOutcome(context, step.slug, outcome);
  // The write starts the work on the step again: the phase of the work before is over.
  storeStepDetails(context, step.slug, { benefitPhase: '', ...outcome });
  if (statusInOutcome(outcome) === undefined && options.expectedStatus)
    assumeStepStatus(context, step, options.expectedStatus);
  if (signal.aborted) return stay;
  if (outcome.result === 'noOffer') return noOfferPage;
  if (options.successMessage !== undefined)
    context.toast('success', outcome.message || options.successMessage, '');
  if (outcome.feature === 'overdueBill') {
    // Not awaited: the visitor may decline, which is a write of its own.
    void askForReceiptWithoutForm(context, outcome).then(context.dispatch);
    return stay;
  }
  if (isNew && leadsNowhere(outcome)) return openJourney(context);
  // The status of an answer that names no step may be that of the next one.
  const isWithoutPlace = options.rereads === true && leadsNowhere(outcome);
  if (!isUnchanged() && !isWithoutPlace) return followOutcome(context, outcome);
  const nextAction = options.rereads ? await openJourney(context) : followOutcome(context, outcome);
  // Without a word the press would seem to have done nothing.
  if (options.successMessage === undefined && isOpenHere(context, hashId) && isUnchanged())
    sayUnchanged(context, step, outcome);
  return nextAction;
}

/** Says that the step is as it was, in the words of the service if it has any. A poll reports its own result. */
function sayUnchanged({ state, toast }: Context, step: Step, { message }: StepOutcome): void {
  const status = latestStatusOf(state, step);
  if (message !== '') toast('info', message, '');
  else if (!stepTypeOf(step, status).polledIn.includes(status))
    toast('info', 'Ainda não foi possível seguir', 'Tente de novo em alguns instantes.');
}

/** Shows the failure as a toast and resumes the step. After an unknown outcome it opens the journey again instead. */
async function resumeAfterFailure(
  context: Context,
  step: Step,
  failure: Failure,
  { isAwaited = false, showRefusal }: WriteOptions,
): Promise<NextAction> {
  if (showRefusal?.(failure)) return go({ kind: 'step', slug: step.slug });
  const nextAction = handleFailure(context, failure, 'poll');
  if (nextAction.kind !== 'toast') return nextAction;
  const showFailure = (): void => context.toast(nextAction.type, nextAction.title, nextAction.text);
  if (isUnknownOutcome(failure))
    return openAfterUnknownOutcome(context, step, failure, isAwaited, showFailure);
  showFailure();
  return go({ kind: 'step', slug: step.slug });
}

/** Opens the journey again, and says whether its answer proves that the write has arrived (11.2). */
async function openAfterUnknownOutcome(
  context: Context,
  step: Step,
  failure: Failure,
  isAwaited: boolean,
  showFailure: () => void,
): Promise<NextAction> {
  const { state } = context;
  const { hashId } = state;
  const positionBefore = positionOf(state);
  const statusBefore = latestStatusOf(state, step);
  const nextAction = await openJourney(context);
  if (!isOpenHere(context, hashId)) return nextAction;
  const status = state.config && stepBySlug(state.config, step.slug)?.status;
  const hasMoved = positionOf(state) !== positionBefore;
  const isPolled = stepTypeOf(step, statusBefore).polledIn.includes(statusBefore);
  // A step that is polled changes by itself, unless it waits for this write.
  const hasArrived = isPolled ? isAwaited && hasMoved : hasMoved || showsEffect(statusBefore, status);
  // A service that answered has ended its work: without an effect, the next press is a new write.
  if (hasArrived || !isUnanswered(failure)) await completeWritesAt(context, step.slug);
  if (hasArrived) showWriteArrived(context);
  else showFailure();
  return nextAction;
}

/** Where the proposal is in the journey, as text. */
const positionOf = ({ proposal, waitsForCompletion }: AppState): string =>
  JSON.stringify([isCreated(proposal), proposal && currentStepSlugOf(proposal), waitsForCompletion]);

/**
 * Whether the status of the step in the system shows the effect of a press. `init` does not, because it also stands for
 * a missing status. Nor does any status after `success`: the confirmation of a step names that one before the system
 * does.
 */
const showsEffect = (before: StepStatus, now: StepStatus | undefined): boolean =>
  now !== undefined && now !== before && now !== 'init' && !isSuccessful(before);

/**
 * Submits the current step without a form. `data` uses the wire's spelling. The first step of a journey need not be a
 * form, so this may create the proposal (4.15).
 */
export async function sendStep(
  context: Context,
  step: Step,
  data: Readonly<Record<string, WireValue>>,
): Promise<Result<StepOutcome, Failure>> {
  const { platform, state } = context;
  const submission: Submission = {
    ...WITHOUT_FORM,
    step,
    hashId: state.hashId,
    data,
    coordinates: platform.geolocation.locate(),
    onCancel: 'stay',
  };
  const answer = await sendSubmission(context, submission);
  // After a button the step may well stay as it is.
  if (!answer.ok || Object.hasOwn(data, 'stepAction')) return answer;
  return succeed(await currentOutcomeOf(context, submission, answer.value));
}
