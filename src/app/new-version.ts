/**
 * A part of the page that cannot be fetched is usually gone because a new version was published: the page says so and loads
 * anew, once (2.18, 4.41). The part raises the event for it (8.29); what is taken here is told nowhere else. A part that is
 * only fetched ahead is asked for again on use: nobody is to lose the page to that. Answers how to stop.
 */
export function followNewVersion(reloads: () => boolean, say: () => void): () => void {
  let updating = false;
  const hear = (event: Event): void => {
    if (!('awaited' in event)) return;
    updating ||= reloads();
    if (!updating) return;
    event.preventDefault();
    say();
  };
  addEventListener('vite:preloadError', hear);
  return () => removeEventListener('vite:preloadError', hear);
}
