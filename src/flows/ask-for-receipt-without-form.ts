import type { NextAction } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { askForReceipt } from './ask-for-receipt.ts';
import type { Context } from './context.ts';
import { writeSubmission } from './write-submission.ts';

/**
 * Asks for the receipt of an overdue bill that an answer to a poll, or to a button of a step, reports (4.19). No form
 * is behind the dialog of a failure.
 */
export function askForReceiptWithoutForm(
  context: Context,
  outcome: Pick<StepOutcome, 'proposal' | 'waitsForCompletion'>,
): Promise<NextAction> {
  return askForReceipt(context, { hashId: context.state.hashId, onCancel: 'reopen' }, outcome, submission => {
    context.latestWrites.following = submission;
    return writeSubmission(context, submission, false);
  });
}
