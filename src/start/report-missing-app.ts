import { showNotLoaded } from './show-not-loaded.ts';

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
  // The app counts as missing after a minute, because one of its files may have stalled. One timer for the whole minute
  // would end as soon as a suspended device continues, with the files still under way.
  let secondsLeft = 60;
  const countDown = (): void => {
    if (!window.__visit) return;
    secondsLeft -= 1;
    if (secondsLeft) setTimeout(countDown, 1000);
    // An app that starts later all the same replaces the message.
    else showNotLoaded(window);
  };
  setTimeout(countDown, 1000);
}
