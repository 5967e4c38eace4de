import { useSyncExternalStore } from 'react';

/** 768 px (9.15), in rem as the breakpoints of the style sheet are, so that both switch at once. */
const query = '(min-width: 48rem)';

let found: MediaQueryList | undefined;

/** One for the page: a form of two hundred lists asks at every drawing of each. */
function media(): MediaQueryList {
  found ??= matchMedia(query);
  return found;
}

function subscribe(changed: () => void): () => void {
  media().addEventListener('change', changed);
  return () => media().removeEventListener('change', changed);
}

const matches = (): boolean => media().matches;

/** For what no style sheet can decide, such as the direction of a drag. Prefer the `md` condition. */
export function useDesktop(): boolean {
  return useSyncExternalStore(subscribe, matches);
}
