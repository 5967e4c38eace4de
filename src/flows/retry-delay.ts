import type { Failure } from '#journey/model/failure.ts';

/**
 * The delay before the next request: the service's (Retry-After) if it is longer than the default (assumption 4.28).
 * Milliseconds.
 */
export const retryDelay = (failure: Failure, defaultDelay: number): number =>
  Math.max(defaultDelay, failure.kind === 'service' ? (failure.retryAfter ?? 0) * 1000 : 0);
