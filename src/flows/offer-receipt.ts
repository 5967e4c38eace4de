import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';
import { followingSubmissions } from './following-submissions.ts';
import { lazyFlow } from './lazy-flow.ts';

/** Asks for the receipt of an overdue bill that an answer to a poll, or to a button of a step, reports (4.19). */
export const offerReceipt = lazyFlow('submit', async () => {
  const [{ askForReceipt }, { writeSubmission }] = await Promise.all([
    import('./ask-for-receipt.ts'),
    import('./write-submission.ts'),
  ]);
  return (context: Context, outcome: StepOutcome) =>
    askForReceipt(context, context.state.hashId, outcome, async submission => {
      followingSubmissions.set(context, submission);
      const nextAction = await writeSubmission(context, submission, false);
      // No form is behind the dialog of a failure: the journey goes to the step that the service names.
      return nextAction.kind === 'ask' && nextAction.question.onCancel === 'stay'
        ? { ...nextAction, question: { ...nextAction.question, onCancel: 'reopen' } }
        : nextAction;
    });
});
