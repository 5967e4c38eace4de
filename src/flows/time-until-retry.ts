import { remainingPause } from '#shared/remaining-pause.ts';
import type { PlatformContext } from './context.ts';

/**
 * Milliseconds until the service may be called for an operation again (Retry-After, 4.28); 0 if it may be called now.
 * @param operation its name in the contract.
 */
export const timeUntilRetry = ({ platform, state }: PlatformContext, operation: string): number =>
  remainingPause(state.retryAt[operation] ?? 0, platform.clock.steadyNow());

/**
 * Sleeps until the service may be asked for this operation again (Retry-After, assumption 4.28), although the page has
 * become visible or the visitor has asked for a check. Rejects when the visitor leaves.
 */
export async function passRetryPause(
  context: PlatformContext,
  operation: string,
  signal: AbortSignal,
): Promise<void> {
  const remaining = timeUntilRetry(context, operation);
  if (remaining > 0) await context.platform.clock.sleep(remaining, signal);
}
