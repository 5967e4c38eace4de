import { type RefObject, useEffect, useRef } from 'react';

/** A new place moves the focus to its heading (13.4). The names of the place: whatever changes when it is another one. */
export function usePlaceFocus(...place: readonly string[]): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = place.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is what tells that it is another place
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [name]);
  return heading;
}
