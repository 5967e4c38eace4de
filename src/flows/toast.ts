import type { MessageType } from '#journey/model/next-action.ts';
import type { AppState } from '#state/app-state.ts';
import type { ToastState } from '#state/visit-state.ts';

/** The number of messages kept. A new one replaces the oldest. */
const MAX_TOASTS = 3;

/** A repetition within this time belongs to the same action, such as two lists that fail together. Milliseconds. */
const SAME_ACTION_TIME = 500;

/** No two messages of a page have the same id, also if one has been removed: a new one has its own time. */
let lastId = 0;

/**
 * Shows a message that disappears by itself (2.61, 4.38). A repetition of the latest text replaces it, so that it has
 * the time of a new message and is announced again (9.5, 13.3); one of the same action is ignored.
 */
export function showToast(
  state: AppState,
  type: MessageType,
  title: string,
  text: string,
  options: Pick<ToastState, 'time' | 'shownAt'> = {},
): void {
  const latest = state.toasts.at(-1);
  const isRepetition = latest?.title === title && latest.text === text;
  const { shownAt = 0 } = options;
  if (isRepetition && shownAt - (latest.shownAt ?? 0) < SAME_ACTION_TIME) return;
  lastId += 1;
  const others = isRepetition ? state.toasts.slice(0, -1) : state.toasts;
  state.toasts = [...others, { id: lastId, type, title, text, ...options }].slice(-MAX_TOASTS);
}

export function dismissToast(state: AppState, id: number): void {
  state.toasts = state.toasts.filter(toast => toast.id !== id);
}
