import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '#shared/move-focus.ts';
import { useFlows } from './app-context.ts';

/**
 * Moves the focus to the heading of a new place, and titles the page after it (13.4). The arguments identify the place.
 */
export function usePlaceFocus(...place: readonly string[]): RefObject<HTMLHeadingElement | null> {
  const flows = useFlows();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = place.join(' ');
  // Before the browser paints the place: a later effect would take the focus from a field that is already in use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name means another place
  useLayoutEffect(() => {
    moveFocus(heading.current, { preventScroll: true });
    window.scrollTo(0, 0);
  }, [name]);
  // The heading of a place may change, for example with the status of a step.
  useEffect(() => {
    flows.showHeading(heading.current?.textContent ?? '');
  });
  useEffect(() => () => flows.showHeading(''), [flows]);
  return heading;
}
