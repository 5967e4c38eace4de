import { expect, test } from 'vitest';
import { createAppState, resetAppState } from './app-state.ts';
import { forgetConflicts } from './forget-conflicts.ts';

test('[8.25] a successful answer ends the memory of the conflicts of its operation, and of no other', () => {
  const state = createAppState();
  const forget = forgetConflicts(state);
  // A reset replaces the record.
  resetAppState(state);
  Object.assign(state.conflicts, { updateStep: ['dados'], showStep: ['dados'] });
  forget('updateStep');
  expect({ ...state.conflicts }).toEqual({ showStep: ['dados'] });
});
