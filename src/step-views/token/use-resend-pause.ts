import { formatEarliestTime } from '#brazil/format-earliest-time.ts';
import { usePauseUntil } from '#hooks/use-seconds-until.ts';
import type { ButtonPause } from '#ui/use-button-pause.tsx';

/**
 * The pause of the button that requests a code, until `resendAt` by the steady clock. The button stays, so it
 * keeps the focus (13.2); a countdown above it shows the seconds.
 */
export function useResendPause(resendAt: number): { seconds: number; pause: ButtonPause | undefined } {
  const { seconds, endsAt } = usePauseUntil(resendAt);
  const pause = { text: '', description: `Você pode pedir outro código ${formatEarliestTime(endsAt)}.` };
  return { seconds, pause: seconds > 0 ? pause : undefined };
}
