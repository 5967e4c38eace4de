import type { Clock } from '#shared/clock.ts';
import { withTimeLimit } from '#shared/with-time-limit.ts';
import type { PageFreezes } from './page-freezes.ts';

/** How long a read waits for the device: 5 s, the default, or until it answers, which may be never. */
export type Patience = 'limited' | 'unlimited';

/** The result of the work, if it comes in time. Rejects with the error of the work, or after the time limit. */
export type WaitFor = <Value>(work: Promise<Value>, patience?: Patience) => Promise<Value>;

/** Anything slower than the persistence timeout (9.13) counts as failed. Milliseconds. */
const TIME_LIMIT = 5000;

export const createWaitFor =
  (clock: Clock, freezes: PageFreezes): WaitFor =>
  async (work, patience = 'limited') => {
    if (patience === 'unlimited') return work;
    const wasFrozen = freezes.watch();
    try {
      return await withTimeLimit(clock, TIME_LIMIT, work);
    } catch (error) {
      if (!wasFrozen()) throw error;
      // In the back/forward cache the time passes, and the work stands still.
      return withTimeLimit(clock, TIME_LIMIT, work);
    }
  };
