import { useEffect } from 'react';
import { useFlows } from './app-context.ts';

/** Titles the page with 'Erro:' while the view shows an error that is not in the form or the simulation (13.4). */
export function useViewError(hasError: boolean): void {
  const flows = useFlows();
  useEffect(() => {
    if (!hasError) return;
    flows.showViewError(true);
    return () => void flows.showViewError(false);
  }, [flows, hasError]);
}
