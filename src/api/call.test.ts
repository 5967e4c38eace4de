import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import type { Result } from '#shared/result.ts';
import { type CallInfo, call, type Envelope, REQUEST_TIMEOUT } from './call.ts';
import { createServiceClient } from './client.ts';

const fetched = globalThis.fetch;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  globalThis.fetch = fetched;
  vi.useRealTimers();
});

/** Never answers; ends only by its signal, as the browser's own. */
const hanging = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** One real call of the client against a made-up network. */
function ask(
  network: (request: Request) => Promise<Response>,
  info: Partial<CallInfo> = {},
): Promise<Result<Envelope, Failure>> {
  globalThis.fetch = (input, init) => network(new Request(input, init));
  const client = createServiceClient({
    serviceUrl: 'https://s.example',
    credential: 'c',
    headers: () => ({}),
  });
  return call({ operation: 'getSystem', write: false, online: () => true, now: Date.now, ...info }, signal =>
    client.GET('/{hashId}/system', { params: { path: { hashId: 'h' } }, parseAs: 'text', signal }),
  );
}

const answering = (status: number, body: string | null) => async () => new Response(body, { status });

test('[7.2] [9.1] [11.10] a call ends at 150 s, not before', async () => {
  let ended: Result<Envelope, Failure> | undefined;
  void ask(hanging, { write: true }).then(answer => {
    ended = answer;
  });
  await vi.advanceTimersByTimeAsync(149_999);
  expect(ended).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual({ ok: false, problem: { kind: 'timeout', operation: 'getSystem', write: true } });
  expect(REQUEST_TIMEOUT).toBe(150_000);
});

test('[11.10] a body that never ends is ended at 150 s as well', async () => {
  const asked = ask(async request => {
    const body = new ReadableStream({
      start: stream => request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
    });
    return new Response(body);
  });
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await asked).toMatchObject({ problem: { kind: 'timeout' } });
});

test('after an answer no timer is left behind', async () => {
  await ask(answering(200, '{"data":{}}'));
  expect(vi.getTimerCount()).toBe(0);
});

test('[7.4] a cancelled call passes as cancelled, also one that was cancelled before it began', async () => {
  const controller = new AbortController();
  const asked = ask(hanging, { signal: controller.signal });
  controller.abort();
  const cancelled = { ok: false, problem: { kind: 'cancelled', operation: 'getSystem' } };
  expect(await asked).toEqual(cancelled);
  expect(await ask(hanging, { signal: controller.signal })).toEqual(cancelled);
});

test('a call of an app that is taken down is given up, and none is begun after that', async () => {
  const life = new AbortController();
  const asked = ask(hanging, { ended: life.signal });
  life.abort();
  const cancelled = { ok: false, problem: { kind: 'cancelled', operation: 'getSystem' } };
  expect(await asked).toEqual(cancelled);
  let begun = 0;
  const counting = async (request: Request) => {
    if (!request.signal.aborted) begun += 1;
    return hanging(request);
  };
  expect(await ask(counting, { ended: life.signal })).toEqual(cancelled);
  expect(begun).toBe(0);
});

test.each([
  [true, false],
  [false, true],
])('[7.4] [8.2] a network error while the browser says online=%s has offline=%s', async (online, offline) => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await ask(broken, { write: true, online: () => online })).toEqual({
    ok: false,
    problem: { kind: 'network', operation: 'getSystem', write: true, offline },
  });
});

test('[7.4] a body cut in the middle is a broken connection', async () => {
  const cut = async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"data":{'));
        stream.error(new TypeError('network error'));
      },
    });
    return new Response(body);
  };
  expect(await ask(cut)).toMatchObject({ problem: { kind: 'network' } });
});

test.each([
  ['HTML with 200', 200, '<!doctype html><p>oi', 'HTML instead of JSON'],
  ['nothing with 200', 200, '', 'empty body'],
  ['blanks with 200', 200, ' \n ', 'empty body'],
  ['204', 204, null, 'empty body'],
  ['half a JSON', 200, '{"data":{"a":', 'invalid JSON'],
  ['null', 200, 'null', 'not an object'],
  ['a list', 200, '[]', 'not an object'],
  ['no data', 200, '{"message":"ok"}', 'no data'],
  ['data null', 200, '{"data":null}', 'no data'],
  ['data as text', 200, '{"data":"x"}', 'no data'],
])('%s is an answer that nobody can read', async (_, status, body, reason) => {
  expect(await ask(answering(status, body))).toEqual({
    ok: false,
    problem: { kind: 'malformed', operation: 'getSystem', write: false, status, reason },
  });
});

test('[7.10] an answer is its data and the message beside it', async () => {
  expect(await ask(answering(200, '{"data":{"a":1},"message":"Etapa salva."}'))).toEqual({
    ok: true,
    value: { data: { a: 1 }, message: 'Etapa salva.' },
  });
});

test.each([
  ['JSON', '{"message":"Não."}', 'Não.'],
  ['HTML', '<h1>502</h1>', ''],
  ['nothing', '', ''],
])('[7.4] an error status with %s is the service’s answer', async (_, body, message) => {
  expect(await ask(answering(502, body))).toMatchObject({
    problem: { kind: 'service', status: 502, code: 502, message },
  });
});

test.each([
  ['JSON', '{"message":"Aguarde."}'],
  ['HTML', '<h1>503</h1>'],
  ['nothing', ''],
])('[4.28] Retry-After goes with the failure, whatever the body is: %s', async (_, body) => {
  const refused = async () => new Response(body, { status: 503, headers: { 'retry-after': '12' } });
  expect(await ask(refused, { write: true })).toMatchObject({ problem: { status: 503, retryAfter: 12 } });
});

test.each([
  [
    'opaque, as a browser shows it',
    () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
  ],
  ['with its status, as an upload tells of it', () => Response.redirect('https://other.example/', 307)],
])(
  '[7.4] a redirect of the service, %s, is a broken connection that names its reason',
  async (_, redirected) => {
    expect(await ask(async () => redirected(), { write: true })).toEqual({
      ok: false,
      problem: { kind: 'network', operation: 'getSystem', write: true, offline: false, redirected: true },
    });
  },
);
