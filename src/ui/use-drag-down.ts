import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Share of the height from which letting go closes. */
const FAR = 0.25;
/** Speed from which letting go closes, in CSS pixels per millisecond. */
const FAST = 0.5;

/** Handlers for the handle of a sheet: it follows the finger downwards, and closes when it was pulled far or fast. */
export function useDragDown(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const [dragged, setDragged] = useState(0);
  const begin = useRef<{ y: number; at: number } | undefined>(undefined);
  const distance = ({ clientY }: PointerEvent) => Math.max(0, clientY - (begin.current?.y ?? clientY));

  function end(event: PointerEvent) {
    const { current } = begin;
    if (!current) return;
    const moved = distance(event);
    const isFast = moved > 10 && moved / Math.max(1, event.timeStamp - current.at) > FAST;
    begin.current = undefined;
    if (event.type === 'pointerup' && (isFast || moved > (box.current?.offsetHeight ?? 0) * FAR)) onClose();
    else setDragged(0);
  }

  return {
    dragged,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begin.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent) {
      if (begin.current) setDragged(distance(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
