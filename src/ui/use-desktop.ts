import { useSyncExternalStore } from 'react';

/** 768 px (9.15) in rem, like the breakpoints of the style sheet, so that both switch together. */
const query = '(min-width: 48rem)';

let found: MediaQueryList | undefined;

/** One for the page, because a form of two hundred lists asks at every rendering. */
function media(): MediaQueryList {
  found ??= matchMedia(query);
  return found;
}

function subscribe(changed: () => void): () => void {
  media().addEventListener('change', changed);
  return () => media().removeEventListener('change', changed);
}

const matches = (): boolean => media().matches;

/** For what a style sheet cannot decide, such as the direction of a drag. Prefer the `md` condition. */
export function useDesktop(): boolean {
  return useSyncExternalStore(subscribe, matches);
}
