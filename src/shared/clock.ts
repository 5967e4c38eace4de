/** The time as a dependency, so that tests can replace it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Resolves after `milliseconds`; rejects with the reason of the signal if that aborts first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
