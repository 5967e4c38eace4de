import type { MessageType } from '#journey/model/next-action.ts';
import type { AppState } from '#state/app-state.ts';
import type { ToastState } from '#state/visit-state.ts';

/** The number of messages kept. A new one replaces the oldest. */
const MAX_TOASTS = 3;

/** No two messages of a page have the same id, also if one has been removed: a new one has its own time. */
let lastId = 0;

/** Shows a message that disappears by itself (2.61, 4.38). A repetition of the latest text is ignored. */
export function showToast(
  state: AppState,
  type: MessageType,
  title: string,
  text: string,
  options: Pick<ToastState, 'time'> = {},
): void {
  const latest = state.toasts.at(-1);
  if (latest && latest.title === title && latest.text === text) return;
  lastId += 1;
  state.toasts = [...state.toasts, { id: lastId, type, title, text, ...options }].slice(-MAX_TOASTS);
}

export function dismissToast(state: AppState, id: number): void {
  state.toasts = state.toasts.filter(toast => toast.id !== id);
}
