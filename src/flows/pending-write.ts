/** A write with an unknown outcome: it is running, or no answer came. */
export interface PendingWrite<Request = unknown> {
  readonly idempotencyKey: string;
  /** The visitor's decisions: values, files, the button. */
  readonly content: string;
  /**
   * The request without key and token, as it was first sent. It is repeated unchanged, because the same key must mean
   * the same body. The proposal that the app knows when the answer comes is no part of it.
   */
  readonly request: Request;
  /** Fingerprint of the token that the request has beside `request`; absent for none. */
  readonly tokenFingerprint?: string;
}

/** By hash id and purpose. A purpose (a step, a button) has one write at a time; the latest counts. */
export type PendingWrites = Map<string, Map<string, PendingWrite>>;
