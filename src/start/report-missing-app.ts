import { showNotLoaded } from './show-not-loaded.ts';

/**
 * Makes the shell report a file of the app that cannot be loaded; otherwise the page would seem to load for ever
 * (8.29). The app itself handles its lazy files, and no script of a partner is a module.
 */
export function reportMissingApp(window: Window): void {
  const onError = ({ target }: Event): void => {
    const isApp = target instanceof HTMLScriptElement && target.type === 'module' && target.src !== '';
    if (isApp) showNotLoaded(window);
  };
  // The error event of an element does not bubble, so this listener captures it.
  window.document.addEventListener('error', onError, true);
}
