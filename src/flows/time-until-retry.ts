import { remainingPause } from '#shared/remaining-pause.ts';
import type { PlatformContext } from './context.ts';

/**
 * Milliseconds until the service may be called for an operation again (Retry-After, 4.28); 0 if it may be called now.
 * @param operation its name in the contract.
 */
export const timeUntilRetry = ({ platform, state }: PlatformContext, operation: string): number =>
  remainingPause(state.retryAt[operation] ?? 0, platform.clock.steadyNow());
