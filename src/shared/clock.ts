/** Time as something handed in, so that waiting can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Resolves after `milliseconds`; rejects with the signal's reason when aborted before. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
