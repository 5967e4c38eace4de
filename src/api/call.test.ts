import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import { startVitestNodeMocks } from '#mocks/hosts/start-vitest-node-mocks.ts';
import type { TestMocks } from '#mocks/hosts/test-mocks.ts';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import type { Answer } from '#scenarios/define-scenario.ts';
import type { Result } from '#shared/result.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { type CallInfo, call, type Envelope, REQUEST_TIMEOUT } from './call.ts';
import { createServiceClient } from './client.ts';

let mocks: TestMocks;
beforeEach(() => {
  vi.useFakeTimers();
  mocks = startVitestNodeMocks({ scenario: happyPath });
});
afterEach(() => {
  mocks.stop();
  vi.useRealTimers();
});

const hangingAnswer: Answer<'getSystem'> = { kind: 'hang' };

/**
 * Makes one real call of the client. The service gives this answer; without one, the handler or mock of the test
 * answers.
 */
function makeCall(
  answer: Answer<'getSystem'> | undefined,
  info: Partial<CallInfo> = {},
): Promise<Result<Envelope, Failure>> {
  if (answer) mocks.use(mocks.handlers.getSystem(answer));
  const client = createServiceClient({
    serviceUrl: 'https://s.example',
    credential: 'c',
    headers: () => ({}),
  });
  return call(
    {
      operation: 'getSystem',
      isWrite: false,
      isOnline: () => true,
      trackWork: work => work,
      now: Date.now,
      ...info,
    },
    signal => client.GET('/{hashId}/system', { params: { path: { hashId: 'h' } }, parseAs: 'text', signal }),
  );
}

/** Answers with exactly this body, under the content type of JSON. */
const answerWith = (
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Answer<'getSystem'> => ({
  kind: 'offContract',
  reason: 'Proxies and services in trouble send anything.',
  status,
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

test('[7.2a] [9.1] [11.10a] a call ends at 150 s, not before', async () => {
  let ended: Result<Envelope, Failure> | undefined;
  void makeCall(hangingAnswer, { isWrite: true }).then(answer => {
    ended = answer;
  });
  await vi.advanceTimersByTimeAsync(149_999);
  expect(ended).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual({ ok: false, problem: { kind: 'timeout', operation: 'getSystem', isWrite: true } });
  expect(REQUEST_TIMEOUT).toBe(150_000);
});

test('[11.10] [11.2] an answer that came while the browser had suspended the page is no timeout', async () => {
  const answer = createGate();
  mocks.use(
    http.get('*/system', async () => {
      await answer.opened;
      return HttpResponse.json({ data: {} });
    }),
  );
  const request = makeCall(undefined, { isWrite: true });
  vi.setSystemTime(Date.now() + 200_000);
  // The timer of the limit comes first.
  await vi.advanceTimersByTimeAsync(150_000);
  answer.open();
  expect(await request).toMatchObject({ ok: true });
});

test('[11.10] a call whose body never ends is aborted at 150 s as well', async () => {
  mocks.use(
    http.get('*/system', ({ request: { signal } }) => {
      const body = new ReadableStream({
        start: stream => signal.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new HttpResponse(body);
    }),
  );
  const request = makeCall(undefined);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await request).toMatchObject({ problem: { kind: 'timeout' } });
});

test('after an answer no timer is left behind', async () => {
  await makeCall(answerWith(200, '{"data":{}}'));
  expect(vi.getTimerCount()).toBe(0);
});

test('[14.7] after an answer no listener is left at the signals of the visit and of the app', async () => {
  const sources = [new AbortController().signal, new AbortController().signal] as const;
  const added = sources.map(source => vi.spyOn(source, 'addEventListener'));
  const removed = sources.map(source => vi.spyOn(source, 'removeEventListener'));
  await makeCall(answerWith(200, '{"data":{}}'), { signal: sources[0], disposeSignal: sources[1] });
  const listenersOf = (spies: typeof added | typeof removed) =>
    spies.map(({ mock }) => mock.calls.map(([type, listener]) => [type, listener]));
  expect(listenersOf(added).map(({ length }) => length)).toEqual([1, 1]);
  expect(listenersOf(removed)).toEqual(listenersOf(added));
});

test('[7.4c] a cancelled call has the failure cancelled, also if it was cancelled before it began', async () => {
  const controller = new AbortController();
  const request = makeCall(hangingAnswer, { signal: controller.signal });
  controller.abort();
  const cancelled = { ok: false, problem: { kind: 'cancelled', operation: 'getSystem' } };
  expect(await request).toEqual(cancelled);
  expect(await makeCall(hangingAnswer, { signal: controller.signal })).toEqual(cancelled);
});

test('disposing of the app aborts its calls, and it starts no others', async () => {
  const disposal = new AbortController();
  const request = makeCall(hangingAnswer, { disposeSignal: disposal.signal });
  await vi.waitFor(() => expect(mocks.engine.journal).toHaveLength(1));
  disposal.abort();
  const cancelled = { ok: false, problem: { kind: 'cancelled', operation: 'getSystem' } };
  expect(await request).toEqual(cancelled);
  expect(await makeCall(hangingAnswer, { disposeSignal: disposal.signal })).toEqual(cancelled);
  expect(mocks.engine.journal).toHaveLength(1);
});

test.each([
  [true, false],
  [false, true],
])(
  '[7.4a] [8.2] a network error while the browser reports online=%s has isOffline=%s',
  async (isOnline, isOffline) => {
    expect(await makeCall({ kind: 'networkError' }, { isWrite: true, isOnline: () => isOnline })).toEqual({
      ok: false,
      problem: { kind: 'network', operation: 'getSystem', isWrite: true, isOffline },
    });
  },
);

test('[7.4] a truncated body is a broken connection', async () => {
  expect(await makeCall({ kind: 'cutBody' })).toMatchObject({ problem: { kind: 'network' } });
});

test.each([
  ['HTML with 200', 200, '<!doctype html><p>oi', 'HTML instead of JSON'],
  ['nothing with 200', 200, '', 'empty body'],
  ['blanks with 200', 200, ' \n ', 'empty body'],
  ['204', 204, '', 'empty body'],
  ['half a JSON', 200, '{"data":{"a":', 'invalid JSON'],
  ['null', 200, 'null', 'not an object'],
  ['a list', 200, '[]', 'not an object'],
  ['no data', 200, '{"message":"ok"}', 'no data'],
  ['data null', 200, '{"data":null}', 'no data'],
  ['data as text', 200, '{"data":"x"}', 'no data'],
])('%s is an unreadable answer', async (_, status, body, reason) => {
  expect(await makeCall(answerWith(status, body))).toEqual({
    ok: false,
    problem: { kind: 'malformed', operation: 'getSystem', isWrite: false, status, reason },
  });
});

test('[7.10] an answer consists of its data and the message beside them', async () => {
  const answer = await makeCall(answerWith(200, '{"data":{"a":1},"message":"Etapa salva. | TypeError: x"}'));
  if (!answer.ok) throw new Error('The call has failed.');
  expect(answer.value.data).toEqual({ a: 1 });
  expect(answer.value.message()).toBe('Etapa salva.');
});

test.each([
  ['JSON', '{"message":"Não."}', 'Não.'],
  ['HTML', '<h1>502</h1>', ''],
  ['nothing', '', ''],
])('[7.4b] an error status with %s is an answer from the service', async (_, body, message) => {
  expect(await makeCall(answerWith(502, body))).toMatchObject({
    problem: { kind: 'service', status: 502, code: 502, message },
  });
});

test.each([
  ['JSON', '{"message":"Aguarde."}'],
  ['HTML', '<h1>503</h1>'],
  ['nothing', ''],
])('[4.28] a failure contains Retry-After, whatever the body is: %s', async (_, body) => {
  expect(await makeCall(answerWith(503, body, { 'retry-after': '12' }), { isWrite: true })).toMatchObject({
    problem: { status: 503, retryAfter: 12 },
  });
});

const redirectFailure = {
  ok: false,
  problem: { kind: 'network', operation: 'getSystem', isWrite: true, isOffline: false, isRedirect: true },
};

test('[7.4] a redirect with its status, as an upload reports it, is a broken connection that names its reason', async () => {
  const answer = answerWith(307, '', { location: 'https://other.example/' });
  expect(await makeCall(answer, { isWrite: true })).toEqual(redirectFailure);
});

test('[7.4] an opaque redirect, as a browser reports it, is a broken connection that names its reason', async () => {
  // msw cannot return an opaque redirect, so the test builds one: only its type identifies it.
  const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(opaque);
  expect(await makeCall(undefined, { isWrite: true })).toEqual(redirectFailure);
  vi.mocked(globalThis.fetch).mockRestore();
});
