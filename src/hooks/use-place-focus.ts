import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a new place (13.4). The arguments identify the place. */
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
