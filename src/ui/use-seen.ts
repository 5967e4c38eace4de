import { type RefCallback, useCallback, useState } from 'react';

const listeners = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements: hundreds of fields may wait for it. */
const createObserver = (): IntersectionObserver =>
  new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) listeners.get(target)?.();
    },
    { rootMargin: '50%' },
  );

/**
 * Whether an element has been in view, or up to half a screen away from it. Never in the first frame of the element, so work that
 * depends on it does not delay the form (14.3).
 */
export function useSeen(): { ref: RefCallback<Element>; isSeen: boolean } {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback<RefCallback<Element>>(element => {
    if (!element) return;
    observer ??= createObserver();
    const stop = (): void => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
    listeners.set(element, () => {
      stop();
      setSeen(true);
    });
    observer.observe(element);
    return stop;
  }, []);
  return { ref, isSeen };
}
