import { currentStepSlugOf } from '#journey/current-step.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { askForReceiptWithoutForm } from './ask-for-receipt-without-form.ts';
import type { Context } from './context.ts';
import { submissionOf } from './submission-of.ts';
import { warnOfReadError } from './warn-of-read-error.ts';
import { writeSubmission } from './write-submission.ts';

/**
 * Asks again after a reload: at the current step about the receipt of an overdue bill (4.19), else about an unreadable
 * document at the form that was sent (4.18).
 */
export async function repeatQuestion(context: Context, slug: string): Promise<NextAction> {
  const { proposal, waitsForCompletion } = context.state;
  if (!proposal) return stay;
  const outcome = { proposal, waitsForCompletion };
  if (slug === currentStepSlugOf(proposal)) return askForReceiptWithoutForm(context, outcome);
  const submission = submissionOf(context);
  if (!submission) return stay;
  return warnOfReadError(context, submission, outcome, next => writeSubmission(context, next, false));
}
