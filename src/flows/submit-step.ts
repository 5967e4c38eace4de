import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { keepDraft, saveDrafts } from './drafts.ts';
import { isOpenHere } from './hash-id.ts';
import { READ_TIME_LIMIT } from './read-with-time-limit.ts';
import { isComplete, showFormErrors } from './show-form-errors.ts';
import { showSubmitting } from './show-loading.ts';
import { submissionOf } from './submission-of.ts';
import { writeSubmission } from './write-submission.ts';

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
 * Waits until the running lookups, the lists of their fields and the files of the step are ready, then sends. Before
 * that the form has the address, vehicle or amount of the previous code (11.6), and lacks a chosen photo. Lookups
 * have time limits; lists are awaited for a limited time, and validation then reports a choice that needs its list
 * (assumption 11.10). Sends nothing if the visitor leaves the place of the press, because that ends the lookups, or
 * if a file cannot be attached: its field then reports why.
 */
async function sendAfterPendingInputs(context: Context, mayHaveArrived: boolean): Promise<NextAction> {
  const { state, pendingLookups, placeScope, platform } = context;
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
  const endSubmitting = showSubmitting(context);
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
    endSubmitting();
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
 * Submits again after a failure, once the service has answered whether the first submission arrived (11.2). The form
 * may have changed since the first press.
 */
export async function resubmitStep(context: Context): Promise<NextAction> {
  const { state } = context;
  if (state.form.isSubmitting) return stay;
  const submission = context.latestWrites.following;
  if (submission && isOpenHere(context, submission.hashId)) return writeSubmission(context, submission, true);
  return sendStepInView(context, true);
}

/** Submits the form that is open, or the chosen offer. */
async function writeStep(context: Context, mayHaveArrived: boolean): Promise<NextAction> {
  const submission = submissionOf(context);
  if (!submission) return stay;
  context.latestWrites.following = undefined;
  // The submission contains all values: single ones that wait are not sent, and one that is under way ends first
  // (11.1).
  for (const [name, controller] of context.lookups) if (name.startsWith('update ')) controller.abort();
  keepDraft(context);
  void saveDrafts(context);
  return writeSubmission(context, submission, mayHaveArrived);
}
