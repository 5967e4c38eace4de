import type { ReactNode } from 'react';
import { useRetryPauseUntil } from '#hooks/use-retry-pause.ts';
import type { RetryPause } from '#journey/retry-pause.ts';

interface WithPauseProps {
  /** Milliseconds since 1970; absent or 0 for no pause. */
  until: number | undefined;
  children: (pause: RetryPause | undefined) => ReactNode;
}

/** Draws a retry of a field, with the pause that the service has named (Retry-After). */
export function WithPause({ until = 0, children }: WithPauseProps): ReactNode {
  // Most fields have none: they need no clock.
  return until === 0 ? children(undefined) : <CountDown until={until}>{children}</CountDown>;
}

const CountDown = ({ until, children }: WithPauseProps & { until: number }): ReactNode =>
  children(useRetryPauseUntil(until));
