/** A write whose outcome nobody knows yet: it is under way, or no answer came. */
export interface PendingWrite<Request = unknown> {
  readonly idempotencyKey: string;
  /** All that the visitor decided: values, files, the button. */
  readonly content: string;
  /** The request as it was sent the first time. It is repeated unchanged: the same key means the same body. */
  readonly request: Request;
}

/** By hash id and purpose: a purpose (a step, a button) has one write at a time, and the newest counts. */
export type PendingWrites = Map<string, Map<string, PendingWrite>>;
