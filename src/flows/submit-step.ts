import { currentStepSlugOf, isAtStep } from '#journey/current-step.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { noOfferPage } from '#journey/errors/no-offer.ts';
import { isUnauthorized } from '#journey/errors/unauthorized.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import { isCreated, leadsNowhere, type StepOutcome } from '#journey/model/proposal.ts';
import { revisitOf } from '#journey/revisit.ts';
import { cpfOfValues } from '#journey/submit/cpf-of-values.ts';
import { warnsOfReadError } from '#journey/submit/read-error.ts';
import { succeed } from '#shared/result.ts';
import { asRef } from '#state/field-state.ts';
import { acceptHashId, acceptOutcome } from './accept-outcome.ts';
import { askForReceipt } from './ask-for-receipt.ts';
import { checkOtherProposals } from './check-other-proposals.ts';
import type { Context } from './context.ts';
import { keepDraft, saveDrafts } from './drafts.ts';
import { dropSentDraft } from './drop-sent-draft.ts';
import { currentPlaceOf } from './follow-address.ts';
import { handleFailure } from './handle-failure.ts';
import { isOpenHere } from './hash-id.ts';
import { oneWriteAtATime } from './one-write-at-a-time.ts';
import { TAB_SENDING } from './open-journey.ts';
import { completeWrite, findPendingWrite } from './pending-writes.ts';
import { READ_TIME_LIMIT } from './read-with-time-limit.ts';
import { describeUnconfirmed } from './reopen-unproven.ts';
import { isCreation, isSameWrite, purposeOf, sendSubmission } from './send-submission.ts';
import { isComplete, showFormErrors } from './show-form-errors.ts';
import { endConsent, storeConsent } from './store-consent.ts';
import { type Submission, submissionOf } from './submission.ts';
import { askWhetherArrived, isUnknownOutcome } from './unknown-outcome.ts';
import { forgetUnprovenFiles } from './unproven-files.ts';
import { warnOfReadError } from './warn-of-read-error.ts';
import { showWriteArrived, warnOfSlowWrite } from './warn-of-slow-write.ts';

/** The write arrived, but its answer names no step (4.10). Staying silent would invite the visitor to send it again. */
const MISSING_NEXT_STEP: Failure = {
  kind: 'journey',
  problem: 'currentStepNotFound',
  detail: 'the answer to the write names no current step',
};

/**
 * Submits the current step (4.15): validates, then creates or updates. Only one write runs at a time; geolocation
 * starts at the press and delays the write by 10 s at most (4.17).
 */
export async function submitStep(context: Context): Promise<NextAction> {
  return context.state.form.isSubmitting ? stay : sendStepInView(context, false);
}

/** Sends the form that is open, or the chosen offer, once nothing of it is pending and if it has no errors. */
function sendStepInView(context: Context, mayHaveArrived: boolean): Promise<NextAction> | NextAction {
  const { pendingLookups, state } = context;
  // Nothing is awaited without need: the visitor could be at another step afterwards.
  if (pendingLookups.values.size > 0 || pendingFilesAt(context, state.form.slug).length > 0)
    return sendAfterPendingInputs(context, mayHaveArrived);
  return showFormErrors(context) ? stay : writeStep(context, mayHaveArrived);
}

/** Whether each of the step's files that are being prepared can be attached. */
const pendingFilesAt = ({ pendingFiles }: Context, slug: string): Promise<boolean>[] =>
  [...pendingFiles].filter(file => file.slug === slug).map(({ isAttached }) => isAttached);

/**
 * Waits for running lookups and the lists of their fields, and for files of the step that are being prepared, then sends:
 * until then the form has the address, vehicle or amount of the previous code, which must not be sent (11.6), and a chosen
 * photo is not in it yet. Lookups have time limits; lists are awaited for a limited time, and validation then reports a
 * choice that needs its list (assumption 11.10). Sends nothing if the visitor leaves the place of the press, which ends the
 * lookups without an answer, or if a file cannot be attached, which its field reports.
 */
async function sendAfterPendingInputs(context: Context, mayHaveArrived: boolean): Promise<NextAction> {
  const { state, pendingLookups, placeScope, platform } = context;
  const { hashId } = state;
  const { slug } = state.form;
  const place = placeScope.current();
  const timer = new AbortController();
  let awaitsLists = true;
  const stopAwaitingLists = (): void => {
    awaitsLists = false;
  };
  const listLimit = platform.clock
    .sleep(READ_TIME_LIMIT, timer.signal)
    .then(stopAwaitingLists, () => undefined);
  state.form.isSubmitting = true;
  try {
    while (!place.aborted) {
      const pendingFiles = pendingFilesAt(context, slug);
      const lookups = [...pendingLookups.values];
      const lists = awaitsLists ? [...pendingLookups.lists] : [];
      if (pendingFiles.length === 0 && lookups.length === 0 && lists.length === 0)
        return showFormErrors(context) ? stay : await writeStep(context, mayHaveArrived);
      const areAttached = Promise.all([
        Promise.all(pendingFiles),
        Promise.allSettled(lookups),
        Promise.race([Promise.allSettled(lists), listLimit]),
      ]).then(([results]) => !results.includes(false));
      if ((await Promise.race([areAttached, placeScope.left()])) === false) return stay;
    }
    return stay;
  } finally {
    timer.abort();
    if (isOpenHere(context, hashId)) state.form.isSubmitting = false;
  }
}

/**
 * A choice with `submit` sends the step, but only if it is complete. An incomplete one shows no errors, because the
 * visitor may not have reached the other fields (assumption 3.23).
 */
const submitChoice = async (context: Context): Promise<NextAction> =>
  isComplete(context) ? submitStep(context) : stay;

/**
 * Submits the step of the pressed button, if the visitor is still there: loading this code may take a while.
 * `place`: the signal of the place of the press. `isChoice`: the press was a choice that submits.
 */
export const submitFrom = async (
  context: Context,
  place: AbortSignal,
  isChoice: boolean,
): Promise<NextAction> => {
  if (place.aborted) return stay;
  return isChoice ? submitChoice(context) : submitStep(context);
};

/**
 * The submission that followed from an answer (4.18, 4.19) and has no answer yet. Its step or its data are not those of the
 * form that is open.
 */
const followingSubmissions = new WeakMap<Context, Submission>();

/**
 * Submits again after a failure, once the service has answered whether the first submission arrived (11.2). The visitor may
 * have changed the form while it was being sent.
 */
export async function resubmitStep(context: Context): Promise<NextAction> {
  const { state } = context;
  if (state.form.isSubmitting) return stay;
  const submission = followingSubmissions.get(context);
  if (submission && isOpenHere(context, submission.hashId)) return writeSubmission(context, submission, true);
  // A page hides errors and has ended the lookups; both belong to the form.
  if (state.errorPage && context.form.current()) context.dispatch(go(state.place));
  return sendStepInView(context, true);
}

/** Whether this is the service's current step, as opposed to an earlier one that is only shown. */
const isCurrentStep = ({ proposal }: Context['state'], slug: string): boolean =>
  !isCreated(proposal) || currentStepSlugOf(proposal) === slug;

/** Submits the form that is open, or the chosen offer. */
async function writeStep(context: Context, mayHaveArrived: boolean): Promise<NextAction> {
  const submission = submissionOf(context);
  if (!submission) return stay;
  followingSubmissions.delete(context);
  // The submission contains all values, so updates of single fields are aborted (11.1).
  for (const [name, controller] of context.lookups) if (name.startsWith('update ')) controller.abort();
  keepDraft(context);
  void saveDrafts(context);
  return writeSubmission(context, submission, mayHaveArrived);
}

async function writeSubmission(
  context: Context,
  submission: Submission,
  mayHaveArrived: boolean,
): Promise<NextAction> {
  const { state } = context;
  const { hashId, step } = submission;
  const { tabMemory } = context.platform;
  if (isCurrentStep(state, step.slug)) tabMemory.write(TAB_SENDING, `/${step.slug}`);
  state.form.isSubmitting = true;
  state.form.isSending = true;
  state.form.notice = '';
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
  if (isOpenHere(context, hashId))
    Object.assign(context.state.form, { isSubmitting: false, isSending: false });
}

async function processSubmission(
  context: Context,
  submission: Submission,
  mayHaveArrived: boolean,
): Promise<NextAction> {
  const pending = await findPendingWrite(context, purposeOf(submission));
  if (mayHaveArrived || pending) {
    const arrivalAnswer = await askWhetherArrived(context, submission);
    if (!isOpenHere(context, submission.hashId)) return stay;
    // While the outcome is unknown, the write is not repeated.
    if (!arrivalAnswer.ok) return handleSubmissionFailure(context, submission, arrivalAnswer.problem);
    const arrival = arrivalAnswer.value;
    // A different write of this step arrived. The form's values must still be sent, as an update.
    const isOtherWrite = pending !== undefined && !isSameWrite(context, submission, pending);
    if (arrival.kind === 'arrived' && !isOtherWrite) return afterWrite(context, submission, arrival.outcome);
    if (arrival.kind === 'arrived' || arrival.kind === 'created')
      applyProposal(context, submission, arrival.outcome);
  }
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
  if (answer.ok) return afterWrite(context, submission, answer.value);
  const { problem } = answer;
  const arrivalAnswer = isUnknownOutcome(problem) ? await askWhetherArrived(context, submission) : undefined;
  if (!isOpenHere(context, submission.hashId)) return stay;
  const arrival = arrivalAnswer?.ok ? arrivalAnswer.value : undefined;
  if (arrival?.kind === 'arrived') {
    showWriteArrived(context);
    return afterWrite(context, submission, arrival.outcome);
  }
  if (arrival?.kind === 'created') {
    // The creation arrived, but its answer did not. Its files follow as an update, never as a second creation.
    applyProposal(context, submission, arrival.outcome);
    return processSubmission(context, submission, false);
  }
  // The service needs a code before it reads anything, so the files did not arrive, and nothing about them is uncertain.
  if (isUnauthorized(problem) && isCurrentStep(context.state, submission.step.slug))
    void forgetUnprovenFiles(context);
  const nextAction = handleSubmissionFailure(context, submission, problem);
  return arrival?.kind === 'unproven' ? askAboutFiles(nextAction, submission) : nextAction;
}

/** These actions belong to the step that failed: errors to its fields, a retry to its values. */
const SHOWN_AT_STEP: ReadonlySet<NextAction['kind']> = new Set(['ask', 'fieldErrors', 'page', 'toast']);

/** The code of a 401 is for the step that was sent, and leads back to it (4.24). */
const belongsToStep = (next: NextAction): boolean =>
  SHOWN_AT_STEP.has(next.kind) || (next.kind === 'go' && next.to.kind === 'tokenValidation');

/** A failed submission of a step that has closed meanwhile: neither its errors nor a retry can be shown. */
const CLOSED_STEP_FAILED: NextAction = {
  kind: 'toast',
  type: 'warning',
  title: 'Uma etapa anterior pode não ter sido atualizada',
  text: 'Ela já não pode ser aberta. Se precisar, fale com quem enviou o link.',
};

/** Handles the failure of a submission. Opens its step again if the visitor has left it meanwhile and may return. */
function handleSubmissionFailure(
  context: Context,
  { step, files }: Submission,
  failure: Failure,
): NextAction {
  const { state } = context;
  // Files follow a creation as an update.
  const sendsFiles = files.length > 0 && failure.kind === 'service' && failure.operation === 'updateStep';
  // A submission that follows from an answer has a retry of its own.
  if (isAtStep(state.place, step.slug) || followingSubmissions.has(context))
    return handleFailure(context, failure, 'submit', { sendsFiles });
  const fieldKeys = fieldsOf(step).all.map(({ key }) => key);
  const nextAction = handleFailure(context, failure, 'submit', { fieldKeys, sendsFiles });
  if (!belongsToStep(nextAction)) return nextAction;
  if (!isCurrentStep(state, step.slug) && revisitOf(state, step.slug) !== 'open') return CLOSED_STEP_FAILED;
  context.dispatch(go({ kind: 'step', slug: step.slug }));
  return nextAction;
}

/** The service has this proposal, so whatever is still unsent belongs to it. The visitor stays at the step. */
function applyProposal(context: Context, submission: Submission, { proposal }: StepOutcome): void {
  completeWrite(context, purposeOf(submission), submission.hashId);
  context.state.proposal = asRef(proposal);
  acceptHashId(context, proposal.hashId);
}

/** Nothing proves whether the files arrived (16.4). The visitor still has them and decides. */
function askAboutFiles(next: NextAction, { files }: Submission): NextAction {
  if (next.kind !== 'ask') return next;
  const hasSeveralFiles = files.length > 1;
  return {
    kind: 'ask',
    question: {
      ...next.question,
      picture: 'connection',
      type: 'warning',
      title: describeUnconfirmed(files.length),
      text: hasSeveralFiles
        ? 'A conexão falhou durante o envio. Os arquivos continuam aqui: envie de novo para garantir que cheguem.'
        : 'A conexão falhou durante o envio. O arquivo continua aqui: envie de novo para garantir que chegue.',
      okText: 'Enviar de novo',
      cancelText: 'Agora não',
      onOk: 'resubmit',
      onCancel: 'stay',
    },
  };
}

async function afterWrite(
  context: Context,
  submission: Submission,
  outcome: StepOutcome,
): Promise<NextAction> {
  const { state } = context;
  const { step, hashId, finished } = submission;
  if (!isOpenHere(context, hashId)) return stay;
  followingSubmissions.delete(context);
  completeWrite(context, purposeOf(submission), hashId);
  if (context.unprovenFiles.sent?.slug === step.slug) void forgetUnprovenFiles(context);
  endConsent(context);
  // The journey has ended in a later answer, while the visitor was at another step (11.6, 11.8).
  if (!isAtStep(state.place, step.slug) && isJourneyOver(state)) return stay;
  const isNew = !isCreated(state.proposal);
  acceptOutcome(context, step.slug, outcome);
  state.filledShares[step.slug] = 1;
  const cpf = cpfOfValues(step, submission.data);
  if (cpf) state.deviceSettings.cpf = cpf.cpf;
  // Not awaited: the draft is gone in memory, and the visitor waits for the next step, not for the device (14.1).
  void dropSentDraft(context, submission);
  if (outcome.result === 'noOffer') return noOfferPage;
  const sendMore = (nextSubmission: Submission): Promise<NextAction> => {
    followingSubmissions.set(context, nextSubmission);
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
  const destination = currentPlaceOf(state);
  if (!destination) return stay;
  // Here and not in the callers, which continue later: the answer, the end of the write and the next step are one render.
  endWrite(context, hashId);
  const isSameStep = destination.kind === 'step' && destination.slug === step.slug;
  // The service may have changed the values, so the form opens anew.
  if (isSameStep && state.form.slug === step.slug) context.form.close();
  context.dispatch(go(destination));
  return isSameStep && outcome.message !== ''
    ? { kind: 'toast', type: 'info', title: outcome.message, text: '' }
    : stay;
}
