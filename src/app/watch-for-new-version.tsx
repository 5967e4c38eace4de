import type { ReactNode } from 'react';
import type { Flows } from '#flows/create-flows.ts';
import type { MissingFileEvent } from '#ui/lazy-component.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';

/** The whole page while it loads a new version. */
export const UpdatingScreen = (): ReactNode => <LoadingScreen text="Atualizando..." progress={null} />;

const isMissingFileEvent = (event: Event): event is MissingFileEvent => 'answerWith' in event;

/**
 * Handles missing files of the app. Usually a new version has replaced them: the page announces it and reloads, once
 * (2.18, 4.41), and again when the visitor presses a retry. A lazy component whose file is missing raises the event
 * and waits for the answer (8.29). The same event of Vite, about a failed preload, is ignored, because the code is
 * requested again on use. Without a connection a page about it takes the place of a component that has nothing else to
 * show (`showOffline`, 8.2). Returns a function that stops watching.
 */
export function watchForNewVersion(
  { loadNewVersion, showOffline }: Pick<Flows, 'loadNewVersion' | 'showOffline'>,
  announce: () => void,
): () => void {
  let updating: Promise<boolean> | undefined;
  const onPreloadError = (event: Event): void => {
    if (!isMissingFileEvent(event)) return;
    updating ??= loadNewVersion(event.isRetry).then(isReloading => {
      if (isReloading) announce();
      // For example the device is offline: the next missing file asks again.
      else updating = undefined;
      return isReloading;
    });
    event.answerWith(updating.then(isReloading => isReloading || (!event.hasFallback && showOffline())));
  };
  addEventListener('vite:preloadError', onPreloadError);
  return () => removeEventListener('vite:preloadError', onPreloadError);
}
