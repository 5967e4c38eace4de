import { expect, test } from 'vitest';
import { createAppState, resetAppState } from './app-state.ts';
import { keepPauses } from './keep-pauses.ts';

test('[4.28] a pause of 30 s ends 30,000 ms after now, and each operation has its own', () => {
  const retryAt = { listSteps: 1 };
  keepPauses({ retryAt }, () => 5_000)('updateStep', 30);
  expect(retryAt).toEqual({ listSteps: 1, updateStep: 35_000 });
});

test('[4.28] a pause after a reset of the state is stored', () => {
  const state = createAppState();
  const keepPause = keepPauses(state, () => 5_000);
  resetAppState(state);
  keepPause('updateStep', 30);
  expect({ ...state.retryAt }).toEqual({ updateStep: 35_000 });
});

test('[4.28] a pause of 0 s removes the pause of its operation, and of no other', () => {
  const retryAt = { listSteps: 1, updateStep: 35_000 };
  keepPauses({ retryAt }, () => 5_000)('updateStep', 0);
  expect(retryAt).toEqual({ listSteps: 1 });
});
