import { subscribe } from 'valtio';
import { createOpeningTexts } from '#screens/home/loading-texts.ts';
import type { AppState } from '#state/app-state.ts';
import { loadingCycleAt, TICK_TIME } from '#ui/loading-cycle.tsx';

/** True while the screen shows only the opening of the journey, which the shell shows as well. */
const isOpening = ({ place, errorPage, dialog, popup, toasts, trackingConsent }: AppState): boolean =>
  place.kind === 'opening' &&
  !errorPage &&
  !dialog.isOpen &&
  !popup &&
  toasts.length === 0 &&
  trackingConsent !== 'asked';

export interface KeptShell {
  /** To be called when the journey has opened. Calls `draw`, unless `draw` was called already. */
  release: () => void;
  /** Stops updating the shell, without a call of `draw`. */
  stop: () => void;
}

/**
 * Keeps the shell of index.html while the journey opens and fills it with the texts of the opening screen (2.17),
 * because the first render of React would only repeat the shell. Calls `draw` once: when the journey has opened, or at
 * once if the page has no shell.
 */
export function keepShell(state: AppState, container: HTMLElement, draw: () => void): KeptShell {
  const shell = container.querySelector('[data-shell]');
  if (!shell) {
    draw();
    return { release: () => undefined, stop: () => undefined };
  }
  // The start script has reported an app that is late (8.29).
  shell.removeAttribute('data-failed');
  shell.querySelector('button')?.remove();
  const heading = shell.querySelector('h1');
  const status = shell.querySelector('[role=status]');
  const progress = shell.querySelector('[role=progressbar]');
  const fill = progress?.firstElementChild;
  const write = (element: Element | null, text: string): void => {
    // An unchanged text is not announced again.
    if (element && element.textContent !== text) element.textContent = text;
  };
  let tick = 0;
  let isStopped = false;
  const textsOf = createOpeningTexts();
  const show = (): void => {
    const opening = textsOf(state);
    const { text, percent } = loadingCycleAt(opening.texts, tick);
    write(heading, opening.heading);
    write(status, text);
    progress?.setAttribute('aria-valuenow', `${percent}`);
    if (fill instanceof HTMLElement) fill.style.transform = `translateX(${percent - 100}%)`;
  };
  const timer = setInterval(() => {
    tick += 1;
    // The first texts are announced, not the cycle (13.5).
    status?.setAttribute('aria-live', 'off');
    show();
  }, TICK_TIME);
  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
    unsubscribe();
  };
  const release = (): void => {
    if (isStopped) return;
    stop();
    draw();
  };
  const update = (): void => (isOpening(state) ? show() : release());
  const unsubscribe = subscribe(state, update);
  update();
  return { release, stop };
}
