import { showNotLoaded } from './show-not-loaded.ts';

/** The app counts as missing if it has not started by then: one of its files may have stalled. Milliseconds. */
const START_TIME_LIMIT = 60_000;

/**
 * Makes the shell report a script or style sheet of the app that cannot be loaded; otherwise the page would seem to load
 * for ever, or show the app without its styles (8.29). The app itself handles its lazy files, and no script of a partner
 * is a module.
 */
export function reportMissingApp(window: Window): void {
  const onError = ({ target }: Event): void => {
    // Elements that load a file raise this event, of which these two have the members, and the window for an exception.
    const { type, src, rel } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    if (rel !== 'stylesheet' && (type !== 'module' || !src)) return;
    // Without its styles the app must not replace the message.
    window.__visit = { kind: 'leaving' };
    showNotLoaded(window);
  };
  // The error event of an element does not bubble, so this listener captures it.
  window.addEventListener('error', onError, true);
  // An app that starts later all the same replaces the message.
  setTimeout(() => window.__visit && showNotLoaded(window), START_TIME_LIMIT);
}
