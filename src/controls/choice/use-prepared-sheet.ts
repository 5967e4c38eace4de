import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** The delay that replaces an idle callback in Safari, which has none. Milliseconds. */
const IDLE_DELAY = 500;

/** Whether some list of the page has a prepared sheet. One is enough: at the others the browser runs the same code again. */
let isSheetPrepared = false;

/**
 * True once the sheet of this list is to be mounted although nobody has opened it: of the first list that `wants` it,
 * when the browser is idle. The first opening then creates no element, and runs no code for the first time (14.5).
 */
export function usePreparedSheet(wants: boolean): boolean {
  const [isPrepared, setIsPrepared] = useState(false);
  useEffect(() => {
    if (!wants) return;
    let isOwn = false;
    const cancel = whenIdle(() => {
      if (isSheetPrepared) return;
      isSheetPrepared = true;
      isOwn = true;
      // A press during the preparation comes first.
      startTransition(() => setIsPrepared(true));
    }, IDLE_DELAY);
    return () => {
      cancel();
      if (!isOwn) return;
      isSheetPrepared = false;
      setIsPrepared(false);
    };
  }, [wants]);
  return isPrepared;
}
