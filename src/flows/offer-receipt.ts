import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';
import { lazyFlow } from './lazy-flow.ts';

/** Asks for the receipt of an overdue bill that an answer to a poll, or to a button of a step, reports (4.19). */
export const offerReceipt = lazyFlow('submit', async () => {
  const [{ askForReceipt }, { writeSubmission }] = await Promise.all([
    import('./ask-for-receipt.ts'),
    import('./write-submission.ts'),
  ]);
  return (context: Context, outcome: StepOutcome) =>
    // No form is behind the dialog of a failure.
    askForReceipt(context, { hashId: context.state.hashId, onCancel: 'reopen' }, outcome, submission => {
      context.latestWrites.following = submission;
      return writeSubmission(context, submission, false);
    });
});
