import type { Failure } from '#journey/model/failure.ts';
import { isRecord } from '#shared/record.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { safeRecord } from '#shared/safety/keys.ts';
import { decodeFailure } from './decode/failure.ts';
import { child, type Json, text } from './decode/json.ts';
import { retryAfterOf } from './retry-after.ts';

/** Requests end here (7.2, 9.1, 11.10). Milliseconds. */
export const REQUEST_TIMEOUT = 150_000;

/** What stands around every answer: `data`, and a message for people. */
export interface Envelope {
  data: Json;
  message: string;
}

/** What a call is, for those who tell of its failure. */
export interface CallInfo {
  /** operationId of the contract. */
  operation: string;
  /** True when it changes something at the service: its outcome is unknown when no answer comes (11.2). */
  write: boolean;
  /** The contract says that `data` is a list: it is then read as `{ items }`. */
  list?: true;
  /**
   * The specification writes the answer of this call at two depths: as `data`, and as the body itself. This member of the
   * body tells that it is the answer (3.20, 7.12).
   */
  bare?: string;
  signal?: AbortSignal | undefined;
  /** The app is taken down: nothing is asked after that, and what is on its way is given up. */
  ended?: AbortSignal | undefined;
  /** Whether the browser says that there is a connection; read when the call fails. */
  online: () => boolean;
  /** Waits for the answer, on a page that may be left meanwhile. */
  follow: Follow;
  /** Milliseconds since 1970, UTC. */
  now: () => number;
}

export type Follow = <Value>(work: Promise<Value>) => Promise<Value>;

/** What the client gives back: the body as text, unread by anybody else. */
export interface RawAnswer {
  response: Response;
  data?: string | undefined;
  error?: unknown;
}

type Send = (signal: AbortSignal) => Promise<RawAnswer>;

/** Why our own controller was aborted. */
const TIMED_OUT = Symbol('timed out');

function brokenCall(info: CallInfo, reason: unknown): Failure {
  const { operation, write } = info;
  if (reason === TIMED_OUT) return { kind: 'timeout', operation, write };
  if (info.signal?.aborted || info.ended?.aborted) return { kind: 'cancelled', operation };
  return { kind: 'network', operation, write, offline: !info.online() };
}

/** A browser shows a redirect that it does not follow as opaque; an upload tells of it by its status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** The service never redirects: its address in the deployment's configuration is wrong. Nothing was followed, and nothing read. */
const redirectedCall = ({ operation, write }: CallInfo): Failure => ({
  kind: 'network',
  operation,
  write,
  offline: false,
  redirected: true,
});

function readBody(info: CallInfo, status: number, body: string): Result<Envelope, Failure> {
  const malformed = (reason: string): Result<Envelope, Failure> =>
    fail({ kind: 'malformed', operation: info.operation, write: info.write, status, reason });
  if (body.trim() === '') return malformed('empty body');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return malformed(body.trimStart().startsWith('<') ? 'HTML instead of JSON' : 'invalid JSON');
  }
  if (!isRecord(parsed)) return malformed('not an object');
  if (info.list && Array.isArray(parsed.data))
    return succeed({ data: { items: parsed.data }, message: text(parsed, 'message') });
  if (info.bare !== undefined && (isRecord(parsed.data) || text(parsed, info.bare) !== ''))
    return succeed(flattened(parsed));
  if (info.list || !isRecord(parsed.data)) return malformed('no data');
  return succeed({ data: parsed.data, message: text(parsed, 'message') });
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An answer that lies at one of two depths, or in part at each: what stands farther out counts, the rest is filled in. */
function flattened(body: Json): Envelope {
  const inner = child(body, 'data');
  const merged = [child(inner, 'data'), inner, body].flatMap(level =>
    Object.entries(level).filter(([, value]) => !isBlank(value)),
  );
  const { data: _, message, ...data } = safeRecord(merged);
  return { data, message: typeof message === 'string' ? message : '' };
}

/**
 * Sends a call and turns whatever comes of it into a Result: nothing throws past here (7.4, 7.5).
 * A cancelled call, a timeout, a broken connection, an unreadable body and an error status are five different failures.
 */
export async function call(info: CallInfo, send: Send): Promise<Result<Envelope, Failure>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(TIMED_OUT), REQUEST_TIMEOUT);
  const cancel = (): void => controller.abort();
  const ends = [info.signal, info.ended];
  for (const end of ends) {
    if (end?.aborted) cancel();
    end?.addEventListener('abort', cancel);
  }
  try {
    const { response, data, error } = await info.follow(send(controller.signal));
    if (isRedirect(response)) return fail(redirectedCall(info));
    if (!response.ok) {
      const failure = decodeFailure(info.operation, info.write, response.status, error);
      return fail({ ...failure, retryAfter: retryAfterOf(response.headers, info.now()) });
    }
    return readBody(info, response.status, data ?? '');
  } catch {
    return fail(brokenCall(info, controller.signal.aborted ? controller.signal.reason : undefined));
  } finally {
    clearTimeout(timer);
    for (const end of ends) end?.removeEventListener('abort', cancel);
  }
}
