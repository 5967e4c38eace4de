import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';

/** Key in the tab's memory for the mark of an open question about a sent document (4.18, 4.19). */
export const TAB_QUESTION = 'question';

/** The mark of a question that stands over this step. It is over when the proposal moves on. */
export const questionMarkOf = ({ proposal }: AppState, slug: string): string =>
  `${slug} ${proposal?.currentStep}`;

/**
 * Key in the tab's memory for the step that was the current one when a write began whose answer has not come. In
 * case it brings a question, and the page ends before.
 */
export const TAB_UNANSWERED = 'unanswered';

/**
 * Whether the visitor has not answered the question that stands over this step: a reload is no answer. The answer to a
 * write that reports an overdue bill may have been lost with the page; the proposal says the same (assumption 4.19).
 */
export function isQuestionOpen({ platform, state }: PlatformContext, slug: string): boolean {
  const { tabMemory } = platform;
  if (tabMemory.read(TAB_QUESTION) === questionMarkOf(state, slug)) return true;
  const unansweredAt = tabMemory.read(TAB_UNANSWERED);
  return (
    state.proposal?.feature === 'overdueBill' &&
    state.proposal.currentStep === slug &&
    unansweredAt !== undefined &&
    unansweredAt !== slug
  );
}
