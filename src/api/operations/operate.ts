import type { Client } from 'openapi-fetch';
import type { Failure } from '#journey/model/failure.ts';
import type { paths } from '#openapi/schema.gen.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { type CallInfo, call, type Envelope, type Follow, type RawAnswer } from '../call.ts';
import { type ClientOptions, keyHeader } from '../client.ts';

/** What an operation needs: the client, what an upload beside it says, and whether the browser is online. */
export interface CallContext {
  client: Client<paths>;
  service: ClientOptions;
  online: () => boolean;
  follow: Follow;
  now: () => number;
  ended?: AbortSignal | undefined;
  onPause?: OnPause | undefined;
}

/**
 * Hears how long the service wants to be left alone with an operation (Retry-After). Seconds; 0 after an answer that is no
 * error.
 */
export type OnPause = (operation: string, seconds: number) => void;

/** What every write says of the press it belongs to (11.1). */
export interface Keyed {
  /** Drawn at the press, kept until the outcome is known: the same key means the same write, with the same body. */
  idempotencyKey: string;
}

/** The parameters of a write that say which press it belongs to. */
export const keyHeaderParams = ({ service }: CallContext, { idempotencyKey }: Keyed) => ({
  header: keyHeader(service, idempotencyKey),
});

export type Answer<Value> = Promise<Result<Value, Failure>>;

/** Bodies are taken as text and read by `call`: a body that is no JSON is then a failure, not an exception. */
export const AS_TEXT = { parseAs: 'text' } as const;

interface Operation<Value> {
  info: Omit<CallInfo, 'now' | 'online' | 'follow'>;
  send: (signal: AbortSignal) => Promise<RawAnswer>;
  /** `undefined` when the answer is not what the contract says. */
  decode: (envelope: Envelope) => Value | undefined;
}

/** Runs one operation of the contract. */
export async function operate<Value>(
  context: CallContext,
  { info, send, decode }: Operation<Value>,
): Answer<Value> {
  const answer = await call(
    { ...info, online: context.online, follow: context.follow, now: context.now, ended: context.ended },
    send,
  );
  if (!answer.ok) {
    const { problem } = answer;
    if (problem.kind === 'service' && problem.retryAfter !== undefined)
      context.onPause?.(info.operation, problem.retryAfter);
    return answer;
  }
  context.onPause?.(info.operation, 0);
  const value = decode(answer.value);
  if (value !== undefined) return succeed(value);
  const { operation, write } = info;
  return fail({ kind: 'malformed', operation, write, status: 200, reason: 'wrong shape' });
}
