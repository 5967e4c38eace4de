import type { MissingFileEvent } from '#ui/lazy-component.tsx';

const isAwaited = (event: Event): event is MissingFileEvent => 'answerWith' in event;

/**
 * Handles missing files of the app. Usually a new version has replaced them: the page says so and reloads, once (2.18,
 * 4.41). The lazy component raises the event (8.29) and waits for the answer. Failed preloads are ignored; the code is
 * requested again on use. Returns a function that stops it.
 */
export function watchForNewVersion(reloads: () => Promise<boolean>, announce: () => void): () => void {
  let updating: Promise<boolean> | undefined;
  const onPreloadError = (event: Event): void => {
    if (!isAwaited(event)) return;
    updating ??= reloads().then(isReloading => {
      if (isReloading) announce();
      // No reload happened because the device is offline: the next missing file asks again.
      else updating = undefined;
      return isReloading;
    });
    event.answerWith(updating);
  };
  addEventListener('vite:preloadError', onPreloadError);
  return () => removeEventListener('vite:preloadError', onPreloadError);
}
