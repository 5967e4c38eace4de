import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** The delay that replaces an idle callback in Safari, which has none. Milliseconds. */
const IDLE_DELAY = 500;

/** Whether a list of the page has a prepared sheet. One is enough, because all sheets run the same code. */
let isSheetPrepared = false;

/**
 * Whether the sheet of this list is mounted before the visitor opens it. When the browser is idle, the first list with
 * `mayPrepare` gets a prepared sheet; opening it then creates no element and runs no code for the first time (14.5).
 */
export function usePreparedSheet(mayPrepare: boolean): boolean {
  const [isPrepared, setIsPrepared] = useState(false);
  useEffect(() => {
    if (!mayPrepare) return;
    let hasPrepared = false;
    const cancel = whenIdle(() => {
      if (isSheetPrepared) return;
      isSheetPrepared = true;
      hasPrepared = true;
      // A press during the preparation comes first.
      startTransition(() => setIsPrepared(true));
    }, IDLE_DELAY);
    return () => {
      cancel();
      if (!hasPrepared) return;
      isSheetPrepared = false;
      setIsPrepared(false);
    };
  }, [mayPrepare]);
  return isPrepared;
}
