import { type ComponentType, useEffect, useState } from 'react';
import type { ChoiceSheetProps } from './choice-sheet.tsx';

type Sheet = ComponentType<ChoiceSheetProps>;

let loaded: Sheet | undefined;

/** Preloads the sheet, which is too heavy for the start. */
export async function loadChoiceSheet(): Promise<Sheet> {
  loaded ??= (await import('./choice-sheet.tsx')).ChoiceSheet;
  return loaded;
}

/**
 * The sheet for a phone; `undefined` while it loads, or if it could not be loaded (then the list floats below the input
 * as on a desktop). Loaded when the browser is idle, at the latest on opening.
 */
export function useChoiceSheet(
  wanted: boolean,
  open: boolean,
): { Sheet: Sheet | undefined; hasFailed: boolean } {
  const [sheet, setSheet] = useState<Sheet | 'loading' | 'failed'>(() => loaded ?? 'loading');

  useEffect(() => {
    if (!wanted || (loaded && sheet === loaded)) return;
    let gone = false;
    const load = () =>
      loadChoiceSheet().then(
        component => !gone && setSheet(() => component),
        () => !gone && open && setSheet('failed'),
      );
    if (open) {
      load();
      return () => {
        gone = true;
      };
    }
    const idle = whenIdle(load);
    return () => {
      gone = true;
      idle();
    };
  }, [wanted, open, sheet]);

  return { Sheet: typeof sheet === 'function' ? sheet : undefined, hasFailed: sheet === 'failed' };
}

/** Safari has no requestIdleCallback. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (window.requestIdleCallback) {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback?.(handle);
  }
  const handle = setTimeout(work, 300);
  return () => clearTimeout(handle);
}
