/** Time as a dependency, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Resolves after `milliseconds`; rejects with the signal's reason if it is aborted before. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
