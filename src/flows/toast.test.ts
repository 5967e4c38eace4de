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

test('[9.5] [13.3] a repetition replaces the message, so it has its own time and is announced again; within one action it is ignored', () => {
  const state = createAppState();
  const show = (title: string, shownAt: number): void => showToast(state, 'info', title, '', { shownAt });
  const shownToasts = () => state.toasts.map(({ id, title }) => [id, title]);
  show('Link copiado', 1_000);
  show('Ainda não há novidades', 1_000);
  const [link, first] = shownToasts();
  show('Ainda não há novidades', 1_100);
  expect(shownToasts()).toEqual([link, first]);
  show('Ainda não há novidades', 5_000);
  expect(shownToasts()).toEqual([link, [expect.any(Number), 'Ainda não há novidades']]);
  expect(shownToasts()[1]?.[0]).not.toBe(first?.[0]);
});
