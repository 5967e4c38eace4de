import type { Fault, Latency } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';

/** A planned answer of any operation. The scenario's types have already checked that it fits. */
export type LooseAnswer =
  | { kind: 'reply'; status: number; body: unknown; headers?: Readonly<Record<string, string>> }
  | { kind: 'world' }
  | Exclude<Fault<OperationId>, { kind: 'latency' }>
  | { kind: 'latency'; ms: Latency; answer?: LooseAnswer };

/** The result of a call, as the caller gets it. */
export type Delivery =
  | {
      kind: 'answer';
      status: number;
      headers: Readonly<Record<string, string>>;
      text: string;
      /** The body before it was damaged in transit. */
      body: unknown;
      /** False for deliberate damage, which is no violation of the contract. */
      checked: boolean;
      /** The connection breaks in the middle of the text. */
      breaksOff?: boolean;
    }
  /**
   * The connection breaks and no answer arrives. `breaksResends`: the browser's resends of this call break, too.
   */
  | { kind: 'broken'; breaksResends: boolean }
  /** Nothing ever arrives. */
  | { kind: 'hang' };

const json = { 'content-type': 'application/json; charset=utf-8' };

const errorPage = `<!doctype html>
<html><head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>`;

/** The answer as planned. A text stays a text when a header says that it is not JSON. */
export function reply(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  checked = true,
): Delivery {
  const isPage = typeof body === 'string' && (headers['content-type'] ?? (checked ? 'text/html' : '')) !== '';
  const type = isPage ? { 'content-type': 'text/html; charset=utf-8' } : json;
  const text = body === undefined ? '' : isPage ? body : JSON.stringify(body);
  return { kind: 'answer', status, headers: { ...type, ...headers }, text, body, checked };
}

/** The same answer with other data. An external service has no envelope: there the body is the data. */
function damaged(delivery: Delivery, change: (data: unknown) => unknown): Delivery {
  if (delivery.kind !== 'answer') return delivery;
  const { body } = delivery;
  const hasEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  const damagedBody = hasEnvelope ? { ...body, data: change(body.data) } : change(body);
  return { ...delivery, text: JSON.stringify(damagedBody), body: damagedBody, checked: false };
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

/** Delivers an answer, with the planned fault. */
export async function deliver(answer: LooseAnswer, context: DeliveryContext): Promise<Delivery> {
  const worldAnswer = async () => {
    const { status, body } = await context.answerOfWorld();
    return reply(status, body);
  };
  switch (answer.kind) {
    case 'reply':
      return reply(answer.status, answer.body, answer.headers);
    case 'world':
      return worldAnswer();
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
      const worldDelivery = await worldAnswer();
      if (worldDelivery.kind !== 'answer') return worldDelivery;
      return {
        ...worldDelivery,
        text: worldDelivery.text.slice(0, Math.floor(worldDelivery.text.length / 2)),
        checked: false,
      };
    }
    case 'cutBody': {
      const worldDelivery = await worldAnswer();
      return worldDelivery.kind === 'answer'
        ? { ...worldDelivery, breaksOff: true, checked: false }
        : worldDelivery;
    }
    case 'wrongShape':
      return damaged(await worldAnswer(), data => (Array.isArray(data) ? {} : []));
    case 'nulls':
      return damaged(await worldAnswer(), nullsOf);
    case 'html':
      return reply(answer.status ?? 200, errorPage, { 'content-type': 'text/html; charset=utf-8' }, false);
    case 'emptyBody':
      return {
        kind: 'answer',
        status: answer.status ?? 200,
        headers: json,
        text: '',
        body: undefined,
        checked: false,
      };
    case 'lostAfterCommit':
      await context.answerOfWorld();
      return { kind: 'broken', breaksResends: true };
    case 'duplicated':
      await context.answerOfWorld();
      return worldAnswer();
    case 'offContract':
      return reply(answer.status, answer.body, answer.headers, false);
  }
}

/**
 * The caller's response: an answer, or `Response.error()` for a broken connection. For a hanging call it
 * never resolves until the caller aborts.
 */
export async function toResponse(delivery: Delivery, request: Request): Promise<Response> {
  if (delivery.kind === 'hang') return waitForAbort(request);
  if (delivery.kind === 'broken') return Response.error();
  const { status, text, breaksOff } = delivery;
  const bytes = new TextEncoder().encode(text);
  // The full length, so that over a real connection a truncated body is recognised as too short.
  const headers = { ...delivery.headers, 'content-length': String(bytes.length) };
  if (breaksOff) return new Response(halfOf(bytes), { status, headers });
  const allowsBody = ![204, 205, 304].includes(status);
  return allowsBody
    ? new Response(text, { status, headers })
    : new Response(null, { status, headers: delivery.headers });
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
function halfOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('network error'));
      else controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      sent = true;
    },
  });
}
