import { useEffect, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';

/** Time after which a screen shows the calming sentence (13.5). Milliseconds. */
const LONG_WAIT = 60_000;

/** Whether something that began at this moment has lasted a minute. `undefined`: nothing has begun. */
function useLasting(since: number | undefined): boolean {
  /** The beginning of what has become long. */
  const [longSince, setLongSince] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (since === undefined) return;
    const timer = setTimeout(() => setLongSince(since), LONG_WAIT);
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && longSince === since;
}

/** The text of the failures if every poll of this step has failed for a minute (8.26); empty if one has succeeded. */
export function useLastingFailure(slug: string): string {
  const { currentWait } = useAppState();
  const failure = currentWait?.slug === slug ? currentWait.failure : undefined;
  const isLasting = useLasting(failure?.since);
  return (isLasting && failure?.text) || '';
}

/**
 * A sentence for a wait of more than a minute (13.5); empty until then. If the visitor may leave, another text says so,
 * and this one does not speak of leaving the screen open.
 */
export function useCalmingSentence(isWaiting: boolean, mayLeave = false): string {
  const { currentWait } = useAppState();
  const isLong = useLasting(isWaiting ? currentWait?.since : undefined);
  if (!isLong) return '';
  return mayLeave
    ? 'Está demorando um pouco mais.'
    : 'Está demorando um pouco mais. Pode deixar esta tela aberta.';
}
