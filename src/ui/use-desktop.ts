import { useSyncExternalStore } from 'react';

/**
 * Creates a hook for a media query. Widths are in rem like the breakpoints of the style sheet, so that both change
 * together.
 */
function createWidthHook(query: string): () => boolean {
  let cachedQuery: MediaQueryList | undefined;
  // One object for all callers, because a form of two hundred lists calls the hook at every rendering.
  const getQueryList = (): MediaQueryList => {
    cachedQuery ??= matchMedia(query);
    return cachedQuery;
  };
  const subscribe = (onChange: () => void): (() => void) => {
    getQueryList().addEventListener('change', onChange);
    return () => getQueryList().removeEventListener('change', onChange);
  };
  const matches = (): boolean => getQueryList().matches;
  return () => useSyncExternalStore(subscribe, matches);
}

/** True from 768 px (9.15). Use the `md` condition of the style sheet where that is enough. */
export const useDesktop = createWidthHook('(min-width: 48rem)');

/** True from 992 px (9.16): the brand panel is beside the column. Use the `lg` condition where that is enough. */
export const usePanelBeside = createWidthHook('(min-width: 62rem)');
