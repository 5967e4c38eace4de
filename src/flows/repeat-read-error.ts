import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { submissionOf } from './submission-of.ts';
import { warnOfReadError } from './warn-of-read-error.ts';
import { writeSubmission } from './write-submission.ts';

/** Asks again about an unreadable document (4.18), at the form of the step that was sent before the reload. */
export async function repeatReadError(context: Context): Promise<NextAction> {
  const { proposal, waitsForCompletion } = context.state;
  const submission = submissionOf(context);
  if (!proposal || !submission) return stay;
  return warnOfReadError(context, submission, { proposal, waitsForCompletion }, next =>
    writeSubmission(context, next, false),
  );
}
