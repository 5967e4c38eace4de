import { useSyncExternalStore } from 'react';

/** A hook for a media query. Widths are in rem like the breakpoints of the style sheet, so that both switch together. */
function widthQuery(query: string): () => boolean {
  let cachedQuery: MediaQueryList | undefined;
  // One for the page, because a form of two hundred lists asks at every rendering.
  const media = (): MediaQueryList => {
    cachedQuery ??= matchMedia(query);
    return cachedQuery;
  };
  const subscribe = (onChange: () => void): (() => void) => {
    media().addEventListener('change', onChange);
    return () => media().removeEventListener('change', onChange);
  };
  const matches = (): boolean => media().matches;
  return () => useSyncExternalStore(subscribe, matches);
}

/** 768 px (9.15). For what a style sheet cannot decide, such as the direction of a drag. Prefer the `md` condition. */
export const useDesktop = widthQuery('(min-width: 48rem)');

/** 992 px (9.16): there is a brand panel beside the column. Prefer the `lg` condition. */
export const usePanelBeside = widthQuery('(min-width: 62rem)');
