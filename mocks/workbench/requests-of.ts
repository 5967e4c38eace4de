import type { JournalEntry } from '../journal.ts';
import type { WalkStep } from './walk-control.ts';

/** The requests of an action: up to the first request of the next action. */
export function requestsOf(
  steps: readonly WalkStep[],
  index: number,
  journal: readonly JournalEntry[],
): readonly JournalEntry[] {
  const before = steps[index]?.requestsBefore;
  const end = steps[index + 1]?.requestsBefore ?? Number.POSITIVE_INFINITY;
  return before === undefined ? [] : journal.filter(({ number }) => number > before && number <= end);
}
