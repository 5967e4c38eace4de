import { isAtStep, isCurrentStep } from '#journey/current-step.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { noOfferPage } from '#journey/errors/no-offer.ts';
import { leavesStepAsItWas } from '#journey/leaves-proposal-as-it-was.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import { isCreated, leadsNowhere, type StepOutcome } from '#journey/model/proposal.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { cpfOfAnswers, cpfOfValues } from '#journey/submit/cpf-of-values.ts';
import { warnsOfReadError } from '#journey/submit/read-error.ts';
import { succeed } from '#shared/result.ts';
import type { AppState } from '#state/app-state.ts';
import { asRef } from '#state/field-state.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import { acceptHashId, acceptNames, acceptOutcome } from './accept-outcome.ts';
import { askForReceipt } from './ask-for-receipt.ts';
import { checkOtherProposals } from './check-other-proposals.ts';
import type { Context } from './context.ts';
import { currentOutcomeOf } from './current-outcome-of.ts';
import { eraseDrafts, saveDrafts } from './drafts.ts';
import { dropSentDraft } from './drop-sent-draft.ts';
import { namesAll } from './file-evidence.ts';
import { currentPlaceOf } from './follow-address.ts';
import { handleFailure } from './handle-failure.ts';
import { askAboutFiles, handleSubmissionFailure } from './handle-submission-failure.ts';
import { isOpenHere } from './hash-id.ts';
import { oneWriteAtATime } from './one-write-at-a-time.ts';
import { TAB_SENDING } from './open-journey.ts';
import type { PendingWrite } from './pending-write.ts';
import { completeWrite, findPendingWrite, isStillRunning } from './pending-writes.ts';
import { endSendingRefusals } from './refuse-while-sending.ts';
import { createUnconfirmedToast } from './reopen-unproven.ts';
import { isCreation, isSameWrite, purposeOf, sendSubmission } from './send-submission.ts';
import { endConsent, storeConsent } from './store-consent.ts';
import type { Submission } from './submission.ts';
import { askWhetherArrived, contradictsItself, isUnanswered, isUnknownOutcome } from './unknown-outcome.ts';
import { forgetUnprovenFiles, forgetUnprovenFilesOf, markFilesRefused } from './unproven-files.ts';
import { warnOfLostFiles } from './warn-of-lost-files.ts';
import { warnOfReadError } from './warn-of-read-error.ts';
import { showWriteArrived, warnOfSlowWrite } from './warn-of-slow-write.ts';

/** The answer to a write names no step (4.10). Staying silent would invite the visitor to send it again. */
const MISSING_NEXT_STEP: Failure = {
  kind: 'journey',
  problem: 'currentStepNotFound',
  detail: 'the answer to the write names no current step',
};

/** Sends a submission, or finds out that it has arrived before, and acts on the outcome. One write runs at a time. */
export async function writeSubmission(
  context: Context,
  submission: Submission,
  mayHaveArrived: boolean,
): Promise<NextAction> {
  const { state } = context;
  const { hashId, step } = submission;
  const { tabMemory } = context.platform;
  if (isCurrentStep(state.proposal, step.slug)) tabMemory.write(TAB_SENDING, `/${step.slug}`);
  state.form.isSubmitting = true;
  state.form.isSending = true;
  Object.assign(state.form, { notice: '', announced: '' });
  try {
    const nextAction = await oneWriteAtATime(context, async () =>
      isOpenHere(context, hashId) ? processSubmission(context, submission, mayHaveArrived) : stay,
    );
    return isOpenHere(context, hashId) ? nextAction : stay;
  } finally {
    endWrite(context, hashId);
  }
}

function endWrite(context: Context, hashId: string): void {
  context.platform.tabMemory.remove(TAB_SENDING);
  // Another hash id has been opened meanwhile: this write says nothing about its forms.
  if (!isOpenHere(context, hashId)) return;
  Object.assign(context.state.form, { isSubmitting: false, isSending: false });
  endSendingRefusals(context.state);
}

async function processSubmission(
  context: Context,
  submission: Submission,
  mayHaveArrived: boolean,
): Promise<NextAction> {
  const pending = await findPendingWrite(context, purposeOf(submission));
  const actionOfEarlierWrite =
    mayHaveArrived || pending ? await settleEarlierWrite(context, submission, pending) : undefined;
  if (actionOfEarlierWrite) return actionOfEarlierWrite;
  if (isCreation(context, submission)) {
    const actionInstead = await checkOtherProposals(context, submission);
    if (actionInstead) return actionInstead;
    if (!isOpenHere(context, submission.hashId)) return stay;
  }
  const { agreedTerms, step, data } = submission;
  const stored =
    agreedTerms.length > 0
      ? await storeConsent(context, agreedTerms, cpfOfValues(step, data)?.cpf)
      : succeed(true as const);
  if (!isOpenHere(context, submission.hashId)) return stay;
  if (!stored.ok) return handleSubmissionFailure(context, submission, stored.problem);
  const stopWatching = warnOfSlowWrite(context);
  const answer = await sendSubmission(context, submission).finally(stopWatching);
  if (!answer.ok) return afterFailedWrite(context, submission, answer.problem);
  const outcome = answer.value;
  if (isCreated(context.state.proposal) && isWithoutPlace(outcome))
    return afterFailedWrite(context, submission, MISSING_NEXT_STEP);
  return afterWrite(context, submission, await currentOutcomeOf(context, submission, outcome));
}

/** Whether the answer does not say at all where the journey goes on. */
const isWithoutPlace = (outcome: StepOutcome): boolean =>
  leadsNowhere(outcome) && outcome.feature === undefined && outcome.result !== 'noOffer';

/**
 * Finds out what became of an earlier write of the step, whose answer was lost. Returns the next action, or `undefined`
 * if the submission has to be sent.
 */
async function settleEarlierWrite(
  context: Context,
  submission: Submission,
  pending: PendingWrite | undefined,
): Promise<NextAction | undefined> {
  const arrivalAnswer = await askWhetherArrived(context, submission);
  if (!isOpenHere(context, submission.hashId)) return stay;
  // While the outcome is unknown, the write is not repeated.
  if (!arrivalAnswer.ok) return handleSubmissionFailure(context, submission, arrivalAnswer.problem);
  const arrival = arrivalAnswer.value;
  // A different write of this step arrived. The form's values must still be sent, as an update.
  const isOtherWrite = pending !== undefined && !isSameWrite(context, submission, pending);
  if (arrival.kind === 'arrived' && !isOtherWrite) return afterWrite(context, submission, arrival.outcome);
  if (arrival.kind === 'superseded' && !isOtherWrite)
    return openSuperseded(context, submission, arrival.outcome);
  if ('outcome' in arrival) applyProposal(context, submission, arrival.outcome);
  return undefined;
}

/** Shows why the write failed, unless the service shows that it has arrived (11.2). */
async function afterFailedWrite(
  context: Context,
  submission: Submission,
  problem: Failure,
): Promise<NextAction> {
  const arrivalAnswer = isUnknownOutcome(problem) ? await askWhetherArrived(context, submission) : undefined;
  if (!isOpenHere(context, submission.hashId)) return stay;
  const arrival = arrivalAnswer?.ok ? arrivalAnswer.value : undefined;
  if (arrival?.kind === 'arrived') {
    showWriteArrived(context);
    return afterWrite(context, submission, arrival.outcome);
  }
  if (arrival?.kind === 'superseded') return openSuperseded(context, submission, arrival.outcome);
  if (arrival?.kind === 'created') {
    // The creation arrived, but its answer did not. Its files follow as an update, never as a second creation.
    applyProposal(context, submission, arrival.outcome);
    return processSubmission(context, submission, false);
  }
  const isRefusal = contradictsItself(problem) ? arrival?.kind === 'missing' : !isUnknownOutcome(problem);
  if (problem.kind === 'service' && isRefusal && !isStillRunning(problem))
    settleRefusedFiles(context, submission);
  // The service has ended its work and shows no effect of it, so the next press is a new write.
  if (arrival?.kind === 'missing' && !isUnanswered(problem))
    completeWrite(context, purposeOf(submission), submission.hashId);
  const nextAction = handleSubmissionFailure(context, submission, problem);
  return arrival?.kind === 'unproven' && isUnanswered(problem)
    ? askAboutFiles(nextAction, submission)
    : nextAction;
}

/**
 * The service has answered that it did not take the files, so nothing about them is uncertain. The record of another
 * step than the current one stays: without it a reload would pass the step by.
 */
function settleRefusedFiles(context: Context, { files, step }: Submission): void {
  if (files.length === 0) return;
  if (isCurrentStep(context.state.proposal, step.slug)) void forgetUnprovenFiles(context);
  else markFilesRefused(context);
}

/** The service has this proposal, so whatever is still unsent belongs to it. The visitor stays at the step. */
function applyProposal(context: Context, submission: Submission, { proposal }: StepOutcome): void {
  completeWrite(context, purposeOf(submission), submission.hashId);
  context.state.proposal = asRef(proposal);
  acceptHashId(context, proposal.hashId);
}

/** Opens the step that the service names. Nothing shows that the values arrived, so the draft keeps them (16.4). */
function openSuperseded(context: Context, submission: Submission, outcome: StepOutcome): NextAction {
  applyProposal(context, submission, outcome);
  void saveDrafts(context);
  return { kind: 'run', recovery: 'reopen' };
}

/**
 * Whether the submission replaces the customer's CPF by another one. A step may have that of somebody else as well,
 * such as a spouse.
 */
function replacesCpf({ config, proposal }: AppState, { step, data }: Submission): boolean {
  if (!config || !proposal) return false;
  const cpf = cpfOfValues(step, data)?.cpf;
  const formerCpf = cpfOfValues(step, proposal.answers[step.slug] ?? {})?.cpf;
  if (cpf === undefined || formerCpf === undefined || cpf === formerCpf) return false;
  return formerCpf === cpfOfAnswers(config, proposal);
}

async function afterWrite(
  context: Context,
  submission: Submission,
  outcome: StepOutcome,
): Promise<NextAction> {
  const { state } = context;
  const { step, hashId, finished } = submission;
  if (!isOpenHere(context, hashId)) return stay;
  context.latestWrites.following = undefined;
  completeWrite(context, purposeOf(submission), hashId);
  const hasUnlistedFiles =
    leavesStepAsItWas(state.proposal, step.slug, outcome) && !namesAll(outcome.proposal, submission);
  if (!hasUnlistedFiles) forgetUnprovenFilesOf(context, step.slug);
  endConsent(context);
  // The journey has ended in a later answer, while the visitor was at another step (11.6, 11.8).
  if (!isAtStep(state.place, step.slug) && isJourneyOver(state)) {
    acceptNames(context, outcome);
    return stay;
  }
  const isNew = !isCreated(state.proposal);
  const isOtherPerson = replacesCpf(state, submission);
  acceptOutcome(context, step.slug, outcome);
  if (!hasUnlistedFiles) {
    state.filledShares[step.slug] = 1;
    state.acceptedSteps[step.slug] = true;
  }
  const cpf = cpfOfValues(step, submission.data);
  if (cpf) state.deviceSettings.cpf = cpf.cpf;
  // This person must not see what the former one typed into other steps (11.4).
  if (isOtherPerson) void eraseDrafts(context);
  // Not awaited: the draft is gone in memory, and the visitor waits for the next step, not for the device (14.1).
  if (!hasUnlistedFiles) void dropSentDraft(context, submission);
  if (outcome.result === 'noOffer') return noOfferPage;
  const hasLostFiles = warnOfLostFiles(context, submission);
  const sendMore = (nextSubmission: Submission): Promise<NextAction> => {
    context.latestWrites.following = nextSubmission;
    return processSubmission(context, nextSubmission, false);
  };
  if (warnsOfReadError(outcome, { slug: step.slug, finished }, state.rules))
    return warnOfReadError(context, submission, outcome, sendMore);
  if (outcome.feature === 'overdueBill') return askForReceipt(context, submission, outcome, sendMore);
  if (leadsNowhere(outcome)) {
    return isNew && outcome.proposal.id !== ''
      ? { kind: 'run', recovery: 'reopen' }
      : handleFailure(context, MISSING_NEXT_STEP, 'submit');
  }
  return openNextStep(context, submission, { message: outcome.message, hasLostFiles, hasUnlistedFiles });
}

/** The facts about a write that has ended of which the visitor may have to be told. */
interface WriteEnd {
  /** The service's own text, or ''. */
  message: string;
  hasLostFiles: boolean;
  /** The service has taken the write and does not list all of its files. */
  hasUnlistedFiles: boolean;
}

/** Shows the step at which the journey goes on, and says something about the write if no other step shows that. */
function openNextStep(
  context: Context,
  { step, hashId, files }: Submission,
  { message, hasLostFiles, hasUnlistedFiles }: WriteEnd,
): NextAction {
  const { state } = context;
  const destination = currentPlaceOf(state);
  if (!destination) return stay;
  // Here and not in the callers, which continue later: the answer, the end of the write and the next step are one
  // render.
  endWrite(context, hashId);
  const isSameStep = destination.kind === 'step' && destination.slug === step.slug;
  // The service may have changed the values, so the form opens anew.
  if (isSameStep && state.form.slug === step.slug && !hasUnlistedFiles) context.form.close();
  context.dispatch(go(destination));
  if (!isSameStep) return stay;
  if (message !== '') return { kind: 'toast', type: 'info', title: message, text: '' };
  if (hasLostFiles) return stay;
  if (hasUnlistedFiles) return createUnconfirmedToast(files.length);
  // The same form again, and the service does not say why: without a word the press would seem to have done nothing.
  return stepTypeOf(step, latestStatusOf(state, step)).family === 'form' ? sameStepToast : stay;
}

const sameStepToast: NextAction = {
  kind: 'toast',
  type: 'info',
  title: 'Recebemos seus dados',
  text: 'A proposta continua nesta etapa. Confira os dados antes de continuar.',
};
