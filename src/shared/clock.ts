/** The time as a dependency, so that tests can replace it. */
export interface Clock {
  /** Milliseconds since 1970, UTC, by the clock of the device. It goes back when somebody sets that clock back. */
  now(): number;
  /**
   * Milliseconds that only increase, for pauses and countdowns: the time since 1970 when the page started, plus the
   * time that has passed since. Means nothing to another page or to the service.
   */
  steadyNow(): number;
  /** Resolves after `milliseconds`; rejects with the reason of the signal if that aborts first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
