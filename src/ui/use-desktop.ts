import { useSyncExternalStore } from 'react';

/** 768 px (9.15), in rem as the breakpoints of the style sheet are, so that both switch at once. */
const query = '(min-width: 48rem)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** For what no style sheet can decide, such as the direction of a drag. Prefer the `md` condition. */
export function useDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
