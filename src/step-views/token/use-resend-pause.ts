import { formatEarliestTime } from '#brazil/format-earliest-time.ts';
import { useSecondsUntil } from '#hooks/use-seconds-until.ts';
import type { ButtonPause } from '#ui/use-button-pause.tsx';

/**
 * The pause of the button that requests a code, until `resendAt` (milliseconds since 1970). The button stays, so it
 * keeps the focus (13.2); a countdown above it shows the seconds.
 */
export function useResendPause(resendAt: number): { seconds: number; pause: ButtonPause | undefined } {
  const seconds = useSecondsUntil(resendAt);
  const pause = { text: '', description: `Você pode pedir outro código ${formatEarliestTime(resendAt)}.` };
  return { seconds, pause: seconds > 0 ? pause : undefined };
}
