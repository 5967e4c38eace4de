import type { AnswerEncoding, Fault, Latency } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';

/** A planned answer of any operation. The scenario's types have already checked that it fits. */
export type LooseAnswer =
  | {
      kind: 'reply';
      status: number;
      body: unknown;
      headers?: Readonly<Record<string, string>>;
      encoding?: AnswerEncoding;
    }
  | { kind: 'world'; encoding?: AnswerEncoding }
  | Exclude<Fault<OperationId>, { kind: 'latency' }>
  | { kind: 'latency'; ms: Latency; answer?: LooseAnswer };

/** The result of a call, as the caller gets it. */
export type Delivery =
  | {
      kind: 'answer';
      status: number;
      headers: Readonly<Record<string, string>>;
      text: string;
      /** Absent: UTF-8. */
      encoding?: AnswerEncoding;
      /** The body before the planned damage. */
      body: unknown;
      /** False for deliberate damage, which does not count as a violation of the contract. */
      isChecked: boolean;
      /** The connection breaks in the middle of the text. */
      breaksOff?: boolean;
    }
  /**
   * The connection breaks and no answer arrives. `breaksResends`: the browser's resends of this call break, too.
   */
  | { kind: 'broken'; breaksResends: boolean }
  /** Nothing ever arrives. */
  | { kind: 'hang' };

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

const ERROR_PAGE = `<!doctype html>
<html><head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>`;

/** Creates an answer. A text is sent as a page, unless a content type header or `isChecked` excludes it. */
export function reply(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  isChecked = true,
): Delivery {
  const isPage =
    typeof body === 'string' && (headers['content-type'] ?? (isChecked ? 'text/html' : '')) !== '';
  const type = isPage ? { 'content-type': 'text/html; charset=utf-8' } : JSON_HEADERS;
  const text = body === undefined ? '' : isPage ? body : JSON.stringify(body);
  return { kind: 'answer', status, headers: { ...type, ...headers }, text, body, isChecked };
}

/** The answer in another encoding, without a header that names it. */
export function inEncoding(delivery: Delivery, encoding: AnswerEncoding | undefined): Delivery {
  if (delivery.kind !== 'answer' || encoding !== 'iso-8859-1') return delivery;
  return { ...delivery, encoding, headers: { ...delivery.headers, 'content-type': 'application/json' } };
}

/** Replaces the data of an answer. An external service has no envelope: there the body is the data. */
function damage(delivery: Delivery, change: (data: unknown) => unknown): Delivery {
  if (delivery.kind !== 'answer') return delivery;
  const { body } = delivery;
  const hasEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  const damagedBody = hasEnvelope ? { ...body, data: change(body.data) } : change(body);
  return { ...delivery, text: JSON.stringify(damagedBody), body: damagedBody, isChecked: false };
}

function nullsOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(() => null);
  if (typeof data !== 'object' || data === null) return null;
  return Object.fromEntries(Object.keys(data).map(name => [name, null]));
}

export interface DeliveryContext {
  /** Lets the world answer the call, with its effect. */
  answerOfWorld(): Promise<{ status: number; body: unknown }>;
  wait(latency: Latency): Promise<void>;
}

/** Carries out a planned answer or fault. */
export async function deliver(answer: LooseAnswer, context: DeliveryContext): Promise<Delivery> {
  const deliverWorldAnswer = async () => {
    const { status, body } = await context.answerOfWorld();
    return reply(status, body);
  };
  switch (answer.kind) {
    case 'reply':
      return inEncoding(reply(answer.status, answer.body, answer.headers), answer.encoding);
    case 'world':
      return inEncoding(await deliverWorldAnswer(), answer.encoding);
    case 'networkError':
      return { kind: 'broken', breaksResends: true };
    case 'resetBeforeCommit':
      return { kind: 'broken', breaksResends: false };
    case 'resetAfterCommit':
      await context.answerOfWorld();
      return { kind: 'broken', breaksResends: false };
    case 'hang':
      return { kind: 'hang' };
    case 'latency':
      await context.wait(answer.ms);
      return deliver(answer.answer ?? { kind: 'world' }, context);
    case 'truncatedJson': {
      const worldDelivery = await deliverWorldAnswer();
      if (worldDelivery.kind !== 'answer') return worldDelivery;
      return {
        ...worldDelivery,
        text: worldDelivery.text.slice(0, Math.floor(worldDelivery.text.length / 2)),
        isChecked: false,
      };
    }
    case 'cutBody': {
      const worldDelivery = await deliverWorldAnswer();
      return worldDelivery.kind === 'answer'
        ? { ...worldDelivery, breaksOff: true, isChecked: false }
        : worldDelivery;
    }
    case 'wrongShape':
      return damage(await deliverWorldAnswer(), data => (Array.isArray(data) ? {} : []));
    case 'nulls':
      return damage(await deliverWorldAnswer(), nullsOf);
    case 'html':
      return reply(answer.status ?? 200, ERROR_PAGE, { 'content-type': 'text/html; charset=utf-8' }, false);
    case 'emptyBody':
      return {
        kind: 'answer',
        status: answer.status ?? 200,
        headers: JSON_HEADERS,
        text: '',
        body: undefined,
        isChecked: false,
      };
    case 'lostAfterCommit':
      await context.answerOfWorld();
      return { kind: 'broken', breaksResends: true };
    case 'failedAfterCommit':
      await context.answerOfWorld();
      return reply(500, { code: 500, status: 'INTERNAL_SERVER_ERROR' }, {}, false);
    case 'duplicated':
      await context.answerOfWorld();
      return deliverWorldAnswer();
    case 'offContract':
      return reply(answer.status, answer.body, answer.headers, false);
    default:
      throw new Error(`There is no answer ${JSON.stringify(answer satisfies never)}.`);
  }
}

/**
 * The response for the caller: an answer, or `Response.error()` for a broken connection. For a hanging call the promise
 * resolves when the caller aborts.
 */
export async function toResponse(delivery: Delivery, request: Request): Promise<Response> {
  if (delivery.kind === 'hang') return waitForAbort(request);
  if (delivery.kind === 'broken') return Response.error();
  const { status, text, encoding, breaksOff } = delivery;
  const bytes = encoding === 'iso-8859-1' ? latin1BytesOf(text) : new TextEncoder().encode(text);
  // The full length, so that a client recognises a truncated body over a real connection.
  const headers = { ...delivery.headers, 'content-length': String(bytes.length) };
  if (breaksOff) return new Response(streamFirstHalf(bytes), { status, headers });
  const allowsBody = ![204, 205, 304].includes(status);
  return allowsBody
    ? new Response(bytes, { status, headers })
    : new Response(null, { status, headers: delivery.headers });
}

/** JSON in Latin-1. Its texts escape the characters that Latin-1 does not have. */
function latin1BytesOf(json: string): Uint8Array<ArrayBuffer> {
  const escaped = json.replace(
    /[^\0-\xff]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from(escaped, character => character.charCodeAt(0));
}

/**
 * Node releases a request and its signal unless something refers to the request; the abort would then be
 * missed.
 */
const hangingRequests = new Set<Request>();

async function waitForAbort(request: Request): Promise<Response> {
  const { signal } = request;
  hangingRequests.add(request);
  if (!signal.aborted)
    await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }));
  hangingRequests.delete(request);
  return Response.error();
}

/** Sends the first half, then breaks the connection. */
function streamFirstHalf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let hasSent = false;
  return new ReadableStream({
    pull(controller) {
      if (hasSent) controller.error(new TypeError('network error'));
      else controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      hasSent = true;
    },
  });
}
