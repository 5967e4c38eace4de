import { useEffect, useReducer } from 'react';
import { remainingPause } from '#shared/remaining-pause.ts';
import { useFlows } from './app-context.ts';

interface PauseUntil {
  /** Whole seconds until the end, counted down to 0. */
  seconds: number;
  /** The end by the clock that the visitor sees: milliseconds since 1970. */
  endsAt: number;
}

/** The pause until a moment of the steady clock, 0 for none. */
export function usePauseUntil(moment: number): PauseUntil {
  const { clock } = useFlows();
  return { seconds: useSecondsUntil(moment), endsAt: clock.now() + moment - clock.steadyNow() };
}

/** Whole seconds until a moment of the steady clock, counted down to 0. `moment`: 0 for none. */
export function useSecondsUntil(moment: number): number {
  const { clock } = useFlows();
  const [, rerender] = useReducer((ticks: number) => ticks + 1, 0);
  const countSecondsLeft = (): number => Math.ceil(remainingPause(moment, clock.steadyNow()) / 1000);
  useEffect(() => {
    // Nothing to count: otherwise each form would render twice when it opens (14.3).
    if (moment === 0) return undefined;
    const unmounted = new AbortController();
    const count = async (): Promise<void> => {
      const countRemaining = (): number => remainingPause(moment, clock.steadyNow());
      for (let remaining = countRemaining(); remaining > 0; remaining = countRemaining()) {
        // Until the next full second, so that the last one ends exactly at the moment.
        await clock.sleep(remaining % 1000 || 1000, unmounted.signal);
        rerender();
      }
      // The moment may pass between rendering and this effect; nothing else would render the end.
      rerender();
    };
    count().catch(() => undefined);
    return () => unmounted.abort();
  }, [moment, clock]);
  return countSecondsLeft();
}
