import { isPaused } from '#shared/remaining-pause.ts';
import type { PlatformContext } from './context.ts';

/** Pause before another message may be requested, unless the service names one (assumption 2.31). Seconds. */
const RESEND_PAUSE = 30;

/**
 * Whether it is too soon to request another code: after the last one, or because the service has asked for a pause at a
 * typed code (Retry-After, 4.28).
 */
export const mustWaitToResend = ({ state, platform }: PlatformContext, resendAt: number): boolean =>
  isPaused(Math.max(resendAt, state.retryAt.validateToken ?? 0), platform.clock.steadyNow());

/** Starts the pause before another message may be requested. `pause`: the details of the step, or the confirmation. */
export function startResendPause(
  { platform }: PlatformContext,
  pause: { resendAt: number },
  seconds = RESEND_PAUSE,
): void {
  pause.resendAt = platform.clock.steadyNow() + seconds * 1000;
}
