import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';

/** Key in the tab's memory for the mark of an open question about an unreadable document (4.18). */
export const TAB_READ_ERROR = 'readError';

/** The mark of a question after this step was sent. It is over when the proposal moves on. */
export const readErrorMarkOf = ({ proposal }: AppState, slug: string): string =>
  `${slug} ${proposal?.currentStep}`;

/** Whether the visitor has not answered the question that followed this step: a reload is no answer. */
export const isReadErrorOpen = ({ platform, state }: PlatformContext, slug: string): boolean =>
  platform.tabMemory.read(TAB_READ_ERROR) === readErrorMarkOf(state, slug);
