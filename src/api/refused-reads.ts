import type { Failure } from '#journey/model/failure.ts';

type Refusal = Extract<Failure, { kind: 'service' }>;

/**
 * The reads that the service has refused with a pause (Retry-After, 4.28). A read that starts before the pause is over
 * is not sent; its result is the refusal. So no read has to check the pause, even if it starts without a press of a
 * button.
 */
export interface RefusedReads {
  /** The refusal of a read whose pause is not over, with the rest of the pause. */
  find(key: string): Refusal | undefined;
  keep(key: string, refusal: Refusal): void;
  forget(key: string): void;
  clear(): void;
}

/** A timer of the browser may end this much before the pause that it waits for. Milliseconds. */
const TIMER_TOLERANCE = 20;

/** @param now the steady clock. */
export function createRefusedReads(now: () => number): RefusedReads {
  const refusals = new Map<string, { refusal: Refusal; endsAt: number }>();
  return {
    find(key) {
      const kept = refusals.get(key);
      if (!kept) return undefined;
      const remaining = kept.endsAt - now();
      return remaining > TIMER_TOLERANCE
        ? { ...kept.refusal, retryAfter: Math.ceil(remaining / 1000) }
        : undefined;
    },
    keep(key, refusal) {
      const pause = refusal.retryAfter ?? 0;
      if (pause > 0) refusals.set(key, { refusal, endsAt: now() + pause * 1000 });
    },
    forget: key => void refusals.delete(key),
    clear: () => refusals.clear(),
  };
}
