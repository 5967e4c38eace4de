import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { askByPopup } from './ask-by-popup.ts';
import type { Context } from './context.ts';
import { followOutcome } from './follow-outcome.ts';
import type { SendMore, Submission } from './submission.ts';

/**
 * A document could not be read (4.18). The visitor chooses: go to the step that asks for it (`advance`), stay and
 * correct it (`dismiss`), or send the step again marked as finished, so that the service continues (`skip`).
 */
export async function warnOfReadError(
  context: Context,
  submission: Submission,
  outcome: StepOutcome,
  sendMore: SendMore,
): Promise<NextAction> {
  const answer = await askByPopup(context, { kind: 'readError' });
  if (answer === 'withdrawn') return stay;
  if (answer.kind === 'advance') return followOutcome(context, outcome);
  // The service has the files; only the decision about them is sent.
  if (answer.kind === 'skip') return sendMore({ ...submission, files: [], finished: true });
  return go({ kind: 'step', slug: submission.step.slug });
}
