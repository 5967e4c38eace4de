import { type ReactNode, useEffect, useState } from 'react';
import { LoadingStatus } from './loading-status.tsx';

/** Time between two texts (9.10). Milliseconds. */
export const TICK_TIME = 2000;
const PERCENT_PER_TICK = 10;
/** The bar stops here: a full bar would mean that loading has finished. */
const MAX_PERCENT = 90;

/** The text and the percentage of the bar after `tick` intervals. */
export const loadingCycleAt = (
  texts: readonly string[],
  tick: number,
): { text: string; percent: number } => ({
  text: texts[tick % texts.length] ?? '',
  percent: Math.min(MAX_PERCENT, (tick + 1) * PERCENT_PER_TICK),
});

/**
 * Texts that change every 2 s over a growing bar, while something loads (2.17, 9.10). Screen readers announce only the
 * first one: a wait may take minutes, and a message every 2 s would interrupt whatever else the visitor reads (13.5).
 */
export function LoadingCycle({ texts }: { texts: readonly string[] }): ReactNode {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick(previous => previous + 1), TICK_TIME);
    return () => clearInterval(timer);
  }, []);
  const { text, percent } = loadingCycleAt(texts, tick);
  return <LoadingStatus text={text} progress={percent} announcement={texts[0]} />;
}
