import { subscribe } from 'valtio';
import { showToast } from '#flows/toast.ts';
import type { AppState } from '#state/app-state.ts';

/** Long enough to read the message, which appears only once. Milliseconds. */
const DURATION = 8000;

/** Shows once that the browser stores nothing (11.5), as soon as a screen is visible. */
export function showStorageNotice(state: AppState): void {
  const showNotice = (): void =>
    showToast(
      state,
      'warning',
      'Seu navegador não salva o que você digita',
      'Continue normalmente, mas não feche nem recarregue esta página antes de enviar.',
      { time: DURATION },
    );
  if (state.place.kind !== 'opening') {
    showNotice();
    return;
  }
  const stop = subscribe(state, () => {
    if (state.place.kind === 'opening') return;
    stop();
    showNotice();
  });
}
