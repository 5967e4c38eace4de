import { useEffect } from 'react';
import { useFlows } from './app-context.ts';

/** Titles the page after a heading that does not take the focus (13.4). */
export function useScreenHeading(heading: string): void {
  const flows = useFlows();
  useEffect(() => {
    flows.showHeading(heading);
    return () => flows.showHeading('');
  }, [flows, heading]);
}
