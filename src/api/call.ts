import { type CustomerMessage, toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { Failure, MalformedReason, ServiceFailure } from '#journey/model/failure.ts';
import { isRecord } from '#shared/record.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { startTimer } from '#shared/sleep.ts';
import { decodeFailure, statesFailure } from './decode/failure.ts';
import { type Json, mergeRecords, readRecord, readText } from './decode/json.ts';
import { retryAfterOf } from './retry-after.ts';

/** Time limit of a request (7.2, 9.1, 11.10). Milliseconds. */
export const REQUEST_TIMEOUT = 150_000;

/** The members around every answer. */
export interface Envelope {
  data: Json;
  /** The message for people. A function, because most answers have one, few are shown, and the check costs time. */
  message: () => CustomerMessage;
  /** The failure that the body states although the status is one of success (assumption 7.1); `undefined` for none. */
  failure: () => ServiceFailure | undefined;
}

/** Describes a call, for its failures. */
export interface CallInfo {
  /** operationId of the contract. */
  operation: string;
  /** True if it changes something at the service: without an answer its outcome is unknown (11.2). */
  isWrite: boolean;
  /** True if `data` is a list in the contract. The list is read as `{ items }`. */
  isList?: true;
  /**
   * A member that the body has if it is the answer itself: the specification describes the answer of this call both as
   * `data` and as the body (3.20, 7.12).
   */
  bodyMember?: string;
  /**
   * The member of `data` with the list of this call. A list that is not empty may be `data` itself, because 7.23 does
   * not say which of the two it means.
   */
  listMember?: string;
  signal?: AbortSignal | undefined;
  /** Aborts when the app is disposed: running requests are cancelled and no more are sent. */
  disposeSignal?: AbortSignal | undefined;
  /** Whether the browser reports a connection; read when the call fails. */
  isOnline: () => boolean;
  /** Awaits the answer on a page that may be closed meanwhile. */
  trackWork: TrackWork;
  /** Milliseconds since 1970, UTC. */
  now: () => number;
}

export type TrackWork = <Value>(work: Promise<Value>) => Promise<Value>;

/** The result of the client: the body as text. */
export interface RawAnswer {
  response: Response;
  data?: string | undefined;
  error?: unknown;
}

type SendRequest = (signal: AbortSignal) => Promise<RawAnswer>;

/** The abort reason of a request that has timed out. */
const TIMED_OUT = Symbol('timed out');

function failureOfBrokenCall(info: CallInfo, reason: unknown): Failure {
  const { operation, isWrite } = info;
  if (reason === TIMED_OUT) return { kind: 'timeout', operation, isWrite };
  if (info.signal?.aborted || info.disposeSignal?.aborted) return { kind: 'cancelled', operation };
  return { kind: 'network', operation, isWrite, isOffline: !info.isOnline() };
}

/** A browser reports a redirect that it does not follow as opaque; an upload reports it by its status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/**
 * The service never redirects, so its address in the deployment's configuration is wrong. The redirect is not followed,
 * and its body is not read.
 */
const failureOfRedirect = ({ operation, isWrite }: CallInfo): Failure => ({
  kind: 'network',
  operation,
  isWrite,
  isOffline: false,
  isRedirect: true,
});

function readBody(info: CallInfo, status: number, body: string): Result<Envelope, Failure> {
  const { operation, isWrite } = info;
  const failMalformed = (reason: MalformedReason): Result<Envelope, Failure> =>
    fail({ kind: 'malformed', operation, isWrite, status, reason });
  if (body.trim() === '') return failMalformed('empty body');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return failMalformed(body.trimStart().startsWith('<') ? 'HTML instead of JSON' : 'invalid JSON');
  }
  if (!isRecord(parsed)) return failMalformed('not an object');
  const message = (): CustomerMessage => toCustomerMessage(readText(parsed, 'message'));
  const failure = (): ServiceFailure | undefined =>
    statesFailure(parsed) ? decodeFailure(operation, isWrite, status, parsed) : undefined;
  const listMember = info.isList ? 'items' : info.listMember;
  if (listMember !== undefined && Array.isArray(parsed.data) && (info.isList || parsed.data.length > 0))
    return succeed({ data: { [listMember]: parsed.data }, message, failure });
  if (info.bodyMember !== undefined && (isRecord(parsed.data) || readText(parsed, info.bodyMember) !== ''))
    return succeed({ ...flatten(parsed), failure });
  if (!info.isList && isRecord(parsed.data)) return succeed({ data: parsed.data, message, failure });
  const statedFailure = failure();
  return statedFailure ? fail(statedFailure) : failMalformed('no data');
}

/** Merges the members of the body and of its `data`. The outer members take precedence. */
function flatten(body: Json): Omit<Envelope, 'failure'> {
  const inner = readRecord(body, 'data');
  const { data: _, message, ...data } = mergeRecords(readRecord(inner, 'data'), inner, body);
  return { data, message: () => toCustomerMessage(typeof message === 'string' ? message : '') };
}

/**
 * Sends a call and turns every outcome into a Result; nothing throws (7.4, 7.5). Cancellation, timeout, broken
 * connection, unreadable body and error status are five different failures.
 */
export async function call(info: CallInfo, send: SendRequest): Promise<Result<Envelope, Failure>> {
  const controller = new AbortController();
  const stopTimer = startTimer(() => controller.abort(TIMED_OUT), REQUEST_TIMEOUT);
  const cancel = (): void => controller.abort();
  const signals = [info.signal, info.disposeSignal];
  for (const source of signals) {
    if (source?.aborted) cancel();
    source?.addEventListener('abort', cancel);
  }
  try {
    const { response, data, error } = await info.trackWork(send(controller.signal));
    if (isRedirect(response)) return fail(failureOfRedirect(info));
    if (!response.ok) {
      const failure = decodeFailure(info.operation, info.isWrite, response.status, error);
      return fail({ ...failure, retryAfter: retryAfterOf(response.headers, info.now()) });
    }
    return readBody(info, response.status, data ?? '');
  } catch {
    return fail(failureOfBrokenCall(info, controller.signal.aborted ? controller.signal.reason : undefined));
  } finally {
    stopTimer();
    for (const source of signals) source?.removeEventListener('abort', cancel);
  }
}
