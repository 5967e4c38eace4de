import { formatEarliestTime } from '#brazil/format-earliest-time.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePauseUntil } from '#hooks/use-seconds-until.ts';
import type { ButtonPause } from '#ui/use-button-pause.tsx';

/**
 * The pause of the button that requests a code, until `resendAt` by the steady clock, or longer if the service wants
 * that (Retry-After, 4.28). The button stays, so it keeps the focus (13.2); a countdown above it shows the seconds.
 * @param message what the button requests, such as 'outro código'.
 */
export function useResendPause(
  resendAt: number,
  message: string,
): { seconds: number; pause: ButtonPause | undefined } {
  const { validateToken = 0 } = useAppState().retryAt;
  const { seconds, endsAt } = usePauseUntil(Math.max(resendAt, validateToken));
  const pause = { text: '', description: `Você pode pedir ${message} ${formatEarliestTime(endsAt)}.` };
  return { seconds, pause: seconds > 0 ? pause : undefined };
}
