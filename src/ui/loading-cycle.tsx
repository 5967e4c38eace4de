import { type ReactNode, useEffect, useState } from 'react';
import { LoadingStatus } from './loading-status.tsx';

/** The loading text changes and the bar grows by ten every 2 s (9.10). Milliseconds. */
export const TICK = 2000;
const STEP = 10;
/** The bar stops here: a full bar would be wrong. */
const MAX_PERCENT = 90;

/** The text and the share of the bar after `tick` intervals. */
export const loadingCycleAt = (
  texts: readonly string[],
  tick: number,
): { text: string; percent: number } => ({
  text: texts[tick % texts.length] ?? '',
  percent: Math.min(MAX_PERCENT, (tick + 1) * STEP),
});

/** Texts that change every 2 s over a growing bar, while something loads (2.17, 9.10). */
export function LoadingCycle({ texts }: { texts: readonly string[] }): ReactNode {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick(now => now + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  const { text, percent } = loadingCycleAt(texts, tick);
  return <LoadingStatus text={text} progress={percent} />;
}
