import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { askByPopup } from './ask-by-popup.ts';
import type { Context } from './context.ts';
import { followOutcome } from './follow-outcome.ts';
import { questionMarkOf, TAB_QUESTION } from './is-question-open.ts';
import { TAB_SENDING } from './open-journey.ts';
import type { SendMore, Submission } from './submission.ts';

/**
 * A document could not be read (4.18). The visitor chooses: go to the step that asks for it (`advance`), stay and
 * correct it (`dismiss`), or send the step again marked as finished, so that the service continues (`skip`). After a
 * reload the step opens again, and with it the question.
 */
export async function warnOfReadError(
  context: Context,
  submission: Submission,
  outcome: Pick<StepOutcome, 'proposal' | 'waitsForCompletion'>,
  sendMore: SendMore,
): Promise<NextAction> {
  const { tabMemory } = context.platform;
  const { slug } = submission.step;
  // The step has arrived, so a reload need not pass it by.
  const sendingPath = tabMemory.read(TAB_SENDING);
  tabMemory.remove(TAB_SENDING);
  tabMemory.write(TAB_QUESTION, questionMarkOf(context.state, slug));
  const answer = await askByPopup(context, { kind: 'readError' });
  if (answer === 'withdrawn') return stay;
  tabMemory.remove(TAB_QUESTION);
  if (answer.kind === 'advance') return followOutcome(context, outcome);
  if (answer.kind !== 'skip') return go({ kind: 'step', slug });
  if (sendingPath !== undefined) tabMemory.write(TAB_SENDING, sendingPath);
  return sendMore(asFinished(submission));
}

/**
 * The service has the files, so only the decision about them is sent. The names of those that stay are left out,
 * because without the new files beside them they would remove these (assumption 7.10).
 */
function asFinished(submission: Submission): Submission {
  const { step, data } = submission;
  const otherData = Object.entries(data).filter(([key]) => !takesFiles(fieldsOf(step).byKey(key)));
  return { ...submission, data: Object.fromEntries(otherData), files: [], finished: true };
}
