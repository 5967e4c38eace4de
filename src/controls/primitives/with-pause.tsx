import type { ReactNode } from 'react';
import { useRetryPauseUntil } from '#hooks/use-retry-pause.ts';
import type { RetryPause } from '#journey/retry-pause.ts';

interface WithPauseProps {
  /** By the steady clock; absent or 0 for no pause. */
  until: number | undefined;
  children: (pause: RetryPause | undefined) => ReactNode;
}

/** Passes the service's pause (Retry-After) to a field's retry button. */
export function WithPause({ until = 0, children }: WithPauseProps): ReactNode {
  // Most fields have no pause and need no clock.
  return until === 0 ? children(undefined) : <CountDown until={until}>{children}</CountDown>;
}

const CountDown = ({ until, children }: WithPauseProps & { until: number }): ReactNode =>
  children(useRetryPauseUntil(until));
