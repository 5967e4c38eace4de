import type { Client } from 'openapi-fetch';
import type { Failure } from '#journey/model/failure.ts';
import type { paths } from '#openapi/schema.gen.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { type CallInfo, call, type Envelope, type RawAnswer, type TrackWork } from '../call.ts';
import { type ClientOptions, createKeyHeader } from '../client.ts';
import { takeUnreadableNames } from '../decode/take-unreadable-names.ts';
import type { RefusedReads } from '../refused-reads.ts';

/** The dependencies of an operation: client, service options for uploads, clock, connection state. */
export interface CallContext {
  client: Client<paths>;
  service: ClientOptions;
  isOnline: () => boolean;
  trackWork: TrackWork;
  now: () => number;
  disposeSignal?: AbortSignal | undefined;
  /** Absent: no read waits for a pause that the service asks for. */
  refusedReads?: RefusedReads | undefined;
  onPause?: OnPause | undefined;
  onSuccess?: OnSuccess | undefined;
  onUnreadable?: OnUnreadable | undefined;
}

/**
 * Called with the pause that the service asks for before the next request of an operation (Retry-After). Seconds; 0
 * after a successful answer.
 */
export type OnPause = (operation: string, seconds: number) => void;

/** Called after each successful answer of an operation. */
export type OnSuccess = (operation: string) => void;

/** Called with the names of members with amounts that the app could not read in an answer. */
export type OnUnreadable = (operation: string, names: readonly string[]) => void;

/** The part of a write that identifies the press of a button that caused it (11.1). */
export interface WithIdempotencyKey {
  /** Created at the press and kept until the outcome is known: the same key means the same write with the same body. */
  idempotencyKey: string;
}

/** The header parameters of a write: its idempotency key. */
export const createIdempotencyHeaders = (
  { service }: CallContext,
  { idempotencyKey }: WithIdempotencyKey,
) => ({
  header: createKeyHeader(service, idempotencyKey),
});

export type Answer<Value> = Promise<Result<Value, Failure>>;

/**
 * How each request is sent. Bodies are read as text and parsed by `call`, so that invalid JSON becomes a failure
 * instead of an exception. The signal also aborts at the time limit.
 */
export type SendOptions = Readonly<{ parseAs: 'text'; signal: AbortSignal }>;

export interface Operation<Value> {
  info: Omit<CallInfo, 'now' | 'isOnline' | 'trackWork'>;
  send: (options: SendOptions) => Promise<RawAnswer>;
  /** The name under which a pause that the service asks for is kept; absent: the operation. */
  pauseKey?: string;
  /** The failure that an answer of success states in a way of this operation; absent: none does. */
  failureIn?: (envelope: Envelope) => Failure | undefined;
  /** `undefined` if the answer does not fit the contract. Then it is the failure that it states, else malformed. */
  decode: (envelope: Envelope) => Value | undefined;
}

/** Calls one operation of the contract and decodes its answer. */
export async function callOperation<Value>(
  context: CallContext,
  { info, send, failureIn, decode, pauseKey = info.operation }: Operation<Value>,
): Answer<Value> {
  const { refusedReads } = context;
  // A cancelled read says so, instead of repeating a refusal.
  const refusal = info.isWrite || info.signal?.aborted ? undefined : refusedReads?.find(pauseKey);
  if (refusal) return fail(refusal);
  const answer = await call(
    {
      ...info,
      isOnline: context.isOnline,
      trackWork: context.trackWork,
      now: context.now,
      disposeSignal: context.disposeSignal,
    },
    requestSignal => send({ parseAs: 'text', signal: requestSignal }),
  );
  if (!answer.ok) {
    const { problem } = answer;
    if (problem.kind === 'service' && problem.retryAfter !== undefined) {
      context.onPause?.(info.operation, problem.retryAfter);
      if (!info.isWrite) refusedReads?.keep(pauseKey, problem);
    }
    return answer;
  }
  refusedReads?.forget(pauseKey);
  context.onPause?.(info.operation, 0);
  const statedFailure = failureIn?.(answer.value);
  if (statedFailure) return fail(statedFailure);
  takeUnreadableNames();
  const value = decode(answer.value);
  const unreadableNames = takeUnreadableNames();
  if (unreadableNames.length > 0) context.onUnreadable?.(info.operation, unreadableNames);
  const { operation, isWrite } = info;
  if (value !== undefined) {
    context.onSuccess?.(operation);
    return succeed(value);
  }
  return fail(
    answer.value.failure() ?? { kind: 'malformed', operation, isWrite, status: 200, reason: 'wrong shape' },
  );
}
