import { expect, test } from 'vitest';
import { createAppState } from '#state/app-state.ts';
import { dismissToast, showToast } from './toast.ts';

test('[4.38] [9.5] a message that follows a removed one is a new one, with its own time and announcement, even with the same text', () => {
  const state = createAppState();
  const idOfNewToast = (): number => {
    showToast(state, 'error', 'Este link não pode ser aberto', '');
    return state.toasts.at(-1)?.id ?? 0;
  };
  const first = idOfNewToast();
  dismissToast(state, first);
  const second = idOfNewToast();
  // A press removes the failures of earlier ones like this.
  state.toasts = [];
  const third = idOfNewToast();
  expect(new Set([first, second, third]).size).toBe(3);
});
