import { useEffect, useReducer } from 'react';
import { useFlows } from './app-context.ts';

/** Whole seconds until a moment, counted down; 0 once it is over. `moment`: milliseconds since 1970 by the clock of the flows. */
export function useSecondsUntil(moment: number): number {
  const { clock } = useFlows();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = (): number => Math.max(0, Math.ceil((moment - clock.now()) / 1000));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads only the moment and the clock, which never changes
  useEffect(() => {
    const gone = new AbortController();
    const count = async (): Promise<void> => {
      while (left() > 0) {
        await clock.sleep(1000, gone.signal);
        tick();
      }
    };
    count().catch(() => undefined);
    return () => gone.abort();
  }, [moment]);
  return left();
}
