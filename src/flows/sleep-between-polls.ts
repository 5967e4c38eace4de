import type { Context } from './context.ts';

/** A hidden tab polls this many times slower, and at once when it becomes visible (11.9). */
const HIDDEN_FACTOR = 5;

/**
 * Sleeps for the interval, longer while the page is hidden; wakes when it becomes visible. Rejects when the visitor
 * leaves.
 */
export async function sleepBetweenPolls(
  { platform }: Context,
  interval: number,
  signal: AbortSignal,
): Promise<void> {
  const { clock, visibility } = platform;
  signal.throwIfAborted();
  const endOfPause = new AbortController();
  const endPause = (): void => endOfPause.abort();
  const stop = visibility.subscribe(isVisible => isVisible && endPause());
  signal.addEventListener('abort', endPause, { once: true });
  try {
    await clock.sleep(interval, endOfPause.signal);
    if (!visibility.isVisible()) await clock.sleep(interval * (HIDDEN_FACTOR - 1), endOfPause.signal);
  } catch {
    // Woken early: the page became visible, or the visitor has left.
  } finally {
    signal.removeEventListener('abort', endPause);
    stop();
  }
  signal.throwIfAborted();
}
