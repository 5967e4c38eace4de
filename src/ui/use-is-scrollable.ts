import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content of an element is higher than the element. Follows changes of both. */
export function useIsScrollable(
  elementRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const { current: element } = elementRef;
    const { current: content } = contentRef;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [elementRef, contentRef]);
  return isScrollable;
}
