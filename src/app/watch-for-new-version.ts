import type { MissingFileEvent } from '#ui/lazy-component.tsx';

const isAwaited = (event: Event): event is MissingFileEvent => 'answerWith' in event;

/**
 * A part of the page that cannot be fetched is usually gone because a new version was published: the page says so and loads
 * anew, once (2.18, 4.41). The part raises the event for it (8.29); what is taken here is told nowhere else. A part that is
 * only fetched ahead is asked for again on use: nobody is to lose the page to that. Answers how to stop.
 */
export function watchForNewVersion(reloads: () => Promise<boolean>, say: () => void): () => void {
  let updating: Promise<boolean> | undefined;
  const hear = (event: Event): void => {
    if (!isAwaited(event)) return;
    updating ??= reloads().then(isReloading => {
      if (isReloading) say();
      // Without the line nothing was reloaded: the next part that is missing asks again.
      else updating = undefined;
      return isReloading;
    });
    event.answerWith(updating);
  };
  addEventListener('vite:preloadError', hear);
  return () => removeEventListener('vite:preloadError', hear);
}
