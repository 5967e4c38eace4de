import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';

/** Key in the tab's memory for the mark of an open question about a sent document (4.18, 4.19). */
export const TAB_QUESTION = 'question';

/** The mark of a question that stands over this step. It is over when the proposal moves on. */
export const questionMarkOf = ({ proposal }: AppState, slug: string): string =>
  `${slug} ${proposal?.currentStep}`;

/** Whether the visitor has not answered the question that stands over this step: a reload is no answer. */
export const isQuestionOpen = ({ platform, state }: PlatformContext, slug: string): boolean =>
  platform.tabMemory.read(TAB_QUESTION) === questionMarkOf(state, slug);
