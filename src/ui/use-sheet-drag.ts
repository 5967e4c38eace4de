import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** A pull over more than this share of the sheet's height closes the sheet. */
const CLOSING_SHARE = 0.25;
/** A faster pull closes the sheet. CSS pixels per millisecond. */
const CLOSING_SPEED = 0.5;
/** A pull over at most this distance changes nothing. CSS pixels. */
const MIN_DISTANCE = 24;

/**
 * Pointer handlers for the handle of a sheet, and the state of the sheet. The sheet follows the finger downwards and
 * closes after a long or fast pull. A pull upwards raises it to the height of its content (9.17); a short pull
 * downwards lowers a raised sheet without closing it.
 */
export function useSheetDrag(sheetRef: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  const [dragDistance, setDragDistance] = useState(0);
  const [isRaised, setIsRaised] = useState(false);
  const start = useRef<{ y: number; time: number } | undefined>(undefined);
  // A sheet that a pull closes moves on from where the finger left it; the next time it opens in its own place.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDragDistance(0);
  }
  const distanceOf = ({ clientY }: PointerEvent) => clientY - (start.current?.y ?? clientY);

  function endDrag(event: PointerEvent) {
    const startPoint = start.current;
    if (!startPoint) return;
    const distance = distanceOf(event);
    const isFast =
      distance > MIN_DISTANCE && distance / Math.max(1, event.timeStamp - startPoint.time) > CLOSING_SPEED;
    const isFar = distance > (sheetRef.current?.offsetHeight ?? 0) * CLOSING_SHARE;
    start.current = undefined;
    const lowers = isRaised && distance > MIN_DISTANCE && !isFar;
    if (event.type === 'pointerup' && !lowers && (isFar || isFast)) {
      onClose();
      return;
    }
    setDragDistance(0);
    if (event.type !== 'pointerup') return;
    if (distance < -MIN_DISTANCE) setIsRaised(true);
    else if (lowers) setIsRaised(false);
  }

  return {
    /** Style of the sheet: the distance by which it is pulled down. */
    style: dragDistance > 0 ? ({ '--drawer-translate-y': `${dragDistance}px` } as CSSProperties) : undefined, // React's type has no custom properties
    isRaised,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, time: event.timeStamp };
      },
      onPointerMove(event: PointerEvent) {
        if (start.current) setDragDistance(Math.max(0, distanceOf(event)));
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  };
}
