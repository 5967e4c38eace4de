import type { Failure } from '#journey/model/failure.ts';

/** How long to wait before asking again: what the service names (Retry-After), where that is longer than usual (assumption 4.28). Milliseconds. */
export const retryDelay = (failure: Failure, usual: number): number =>
  Math.max(usual, failure.kind === 'service' ? (failure.retryAfter ?? 0) * 1000 : 0);
