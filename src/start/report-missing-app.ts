import { showNotLoaded } from './show-not-loaded.ts';

/** The app counts as missing if it has not started by then: one of its files may have stalled. Milliseconds. */
const START_TIME_LIMIT = 60_000;

/**
 * Makes the shell report a script or style sheet of the app that cannot be loaded (8.29). Otherwise the page would
 * seem to load for ever, or would show the app without its styles. The app itself handles its lazy files. No script
 * of a partner is a module, and the build marks the style sheet with `crossorigin`, unlike those of extensions of the
 * browser.
 */
export function reportMissingApp(window: Window): void {
  const onError = ({ target }: Event): void => {
    // The window, which is the target for an exception, does not have this function.
    if (!(target as Partial<Element>).matches?.('[type=module],[rel=stylesheet][crossorigin]')) return;
    // Without its styles the app must not replace the message.
    window.__visit = { kind: 'leaving' };
    showNotLoaded(window);
  };
  // The error event of an element does not bubble, so this listener captures it.
  window.addEventListener('error', onError, true);
  // An app that starts later all the same replaces the message.
  setTimeout(() => window.__visit && showNotLoaded(window), START_TIME_LIMIT);
}
