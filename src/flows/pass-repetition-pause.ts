import type { PollingPolicy } from '#journey/polling/polling-policy.ts';
import { remainingPause } from '#shared/remaining-pause.ts';
import type { Context } from './context.ts';
import { sleepBetweenPolls } from './sleep-between-polls.ts';

/** The longest pause before the first request of a wait that begins again. Milliseconds. */
const MAX_REPETITION_PAUSE = 30_000;
/** More waits than this without a press count as a circle, even if each is at another step. */
const MAX_WAITS_IN_A_ROW = 20;

/**
 * Sleeps before the first request of a wait that has begun again without a press of the visitor. Otherwise answers
 * that lead in a circle would follow each other without a pause. While every wait ends with its first answer, the
 * pause doubles. Rejects when the visitor leaves.
 */
export async function passRepetitionPause(
  context: Context,
  { interval }: PollingPolicy,
  slug: string,
  signal: AbortSignal,
): Promise<void> {
  const { platform, recentWaits } = context;
  const now = platform.clock.steadyNow();
  const isLongRow = recentWaits.size >= MAX_WAITS_IN_A_ROW;
  const previous =
    recentWaits.get(slug) ??
    (isLongRow ? { repetitions: 0, requests: 1, hasEnded: true, askedAt: now } : undefined);
  const isRepetition = previous?.hasEnded === true && previous.requests <= 1;
  const repetitions = isRepetition ? previous.repetitions + 1 : 0;
  const askedAt = previous?.askedAt ?? 0;
  recentWaits.set(slug, { repetitions, requests: 0, hasEnded: false, askedAt });
  if (!previous) return;
  const growingPause = Math.min(interval * 2 ** Math.max(0, repetitions - 1), MAX_REPETITION_PAUSE);
  const remaining = remainingPause(askedAt + Math.max(interval, growingPause), now);
  if (remaining > 0) await sleepBetweenPolls(context, remaining, signal);
}
