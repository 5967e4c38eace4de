import { useEffect, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';

/** Time after which a screen shows the calming sentence (13.5). Milliseconds. */
const LONG_WAIT = 60_000;

/**
 * A sentence for a wait of more than a minute (13.5); empty until then. If the visitor may leave, another text says so,
 * and this one does not speak of leaving the screen open.
 */
export function useCalmingSentence(isWaiting: boolean, mayLeave = false): string {
  const { currentWait } = useAppState();
  const since = currentWait?.since;
  /** The beginning of the wait that has become long. */
  const [longSince, setLongSince] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!isWaiting || since === undefined) return;
    const timer = setTimeout(() => setLongSince(since), LONG_WAIT);
    return () => clearTimeout(timer);
  }, [isWaiting, since]);
  if (!isWaiting || since === undefined || longSince !== since) return '';
  return mayLeave
    ? 'Está demorando um pouco mais.'
    : 'Está demorando um pouco mais. Pode deixar esta tela aberta.';
}
