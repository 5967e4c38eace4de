import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether the only child of an element is higher than the element. Follows changes of both, and a new element after a
 * drawer has been closed. The `ref` belongs to the element.
 */
export function useIsScrollable(): { isScrollable: boolean; ref: RefCallback<HTMLElement> } {
  const [isScrollable, setIsScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { isScrollable, ref };
}
