import type { AppState } from './app-state.ts';

/** Creates a function that forgets the conflicts of an operation, which has had a successful answer (8.25). */
export const forgetConflicts =
  (state: Pick<AppState, 'conflicts'>) =>
  (operation: string): void => {
    // Valtio would notify of a removal that changes nothing.
    if (operation in state.conflicts) delete state.conflicts[operation];
  };
