import { useEffect, useState } from 'react';

/** More than twice the longest closing animation (9.7). Milliseconds. */
const EXIT_LIMIT = 500;

/**
 * Whether a layer was closed so long ago that its animation must be over. A browser that does not draw for a while
 * (WebKit on a busy machine) does not report the end of the animation: the layer would stay and block the page.
 */
export function useExitLimit(open: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  if (open && isOver) setIsOver(false);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setIsOver(true), EXIT_LIMIT);
    return () => clearTimeout(timer);
  }, [open]);
  return isOver && !open;
}
