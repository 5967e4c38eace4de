import { type ComponentType, useEffect, useState } from 'react';
import type { ChoiceSheetProps } from './choice-sheet.tsx';

type Sheet = ComponentType<ChoiceSheetProps>;

let loaded: Sheet | undefined;

/** Fetches the sheet ahead of its use: the drawer in it is too heavy for the first step of a journey. */
export async function loadChoiceSheet(): Promise<Sheet> {
  loaded ??= (await import('./choice-sheet.tsx')).ChoiceSheet;
  return loaded;
}

/**
 * The sheet for a phone: the component, 'loading' until it is there, 'failed' when it cannot be fetched
 * (then the list floats under the input as on a desktop). Fetched when the browser has nothing to do, at the latest on opening.
 */
export function useChoiceSheet(wanted: boolean, open: boolean): Sheet | 'loading' | 'failed' {
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

  return sheet;
}

/** Safari has no requestIdleCallback. Returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if (window.requestIdleCallback) {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback?.(handle);
  }
  const handle = setTimeout(work, 300);
  return () => clearTimeout(handle);
}
