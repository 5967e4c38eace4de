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
  const alarm = new AbortController();
  const wake = (): void => alarm.abort();
  const stop = visibility.subscribe(isVisible => isVisible && wake());
  signal.addEventListener('abort', wake, { once: true });
  try {
    await clock.sleep(interval, alarm.signal);
    if (!visibility.isVisible()) await clock.sleep(interval * (HIDDEN_FACTOR - 1), alarm.signal);
  } catch {
    // Woken early: the page became visible, or the visitor has left.
  } finally {
    signal.removeEventListener('abort', wake);
    stop();
  }
  signal.throwIfAborted();
}
