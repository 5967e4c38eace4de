import type { Context } from './context.ts';
import { oneWriteAtATime } from './one-write-at-a-time.ts';
import { passRetryPause, timeUntilRetry } from './time-until-retry.ts';

/**
 * Runs a write of the proposal when the service wants no pause before the operation any more (Retry-After, 4.28) and
 * the write before it has ended (11.1).
 * @param operation its name in the contract.
 * @param signal aborts the wait, but not the write.
 * @returns false if the signal aborted during a pause, so that the write has not run.
 */
export async function writeAfterPause(
  context: Context,
  operation: string,
  signal: AbortSignal,
  write: () => Promise<void>,
): Promise<boolean> {
  let hasRun = false;
  while (!hasRun) {
    try {
      await passRetryPause(context, operation, signal);
    } catch {
      return false;
    }
    hasRun = await oneWriteAtATime(context, async () => {
      // The write before this one may have begun another pause.
      if (timeUntilRetry(context, operation) > 0) return false;
      await write();
      return true;
    });
  }
  return true;
}
