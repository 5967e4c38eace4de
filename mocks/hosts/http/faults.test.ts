import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { realClock } from '../../clock.ts';
import type { LooseAnswer } from '../../delivery.ts';
import { resendWindow } from '../../resend-recogniser.ts';
import { servicePath, startTestHost, type TestHost } from './testing/host.ts';
import type { RawAnswer } from './testing/raw-connection.ts';

let testHost: TestHost;
beforeAll(async () => {
  testHost = await startTestHost();
});
afterAll(() => testHost.host.close());

// The time of day stands still unless a test moves it, so that a busy machine neither meets nor misses a resend window.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls of each kind: reads, a write, one to an external service, and one outside the service's prefix. */
const calls: readonly [OperationId, (session: string) => Promise<RawAnswer>][] = [
  ['getSystem', session => testHost.send(session, { path: `${servicePath}/${testHost.hash}/system` })],
  ['createProposal', session => testHost.create(session)],
  [
    'getResource',
    session => testHost.send(session, { path: `${servicePath}/${testHost.hash}/resource/states` }),
  ],
  ['getCepFirst', session => testHost.send(session, { path: '/__external/viacep.com.br/ws/01310100/json/' })],
  [
    'findCompaniesByName',
    session => testHost.send(session, { path: '/unauth/cnpj/findByName?name=padaria' }),
  ],
];

/** Starts a session in which the next call of an operation fails. */
const sessionWithFault = (operation: OperationId, answer: LooseAnswer): string => {
  const session = testHost.startSession();
  testHost.host.sessions.engineOf(session).breakNext(operation, answer);
  return session;
};

/** The number of proposals in the session for the creation; 0 for a read. */
const countProposals = (operation: OperationId, session: string): number =>
  operation === 'createProposal' ? testHost.effects(session).proposals : 0;
const expectedCountOf = (operation: OperationId): number => (operation === 'createProposal' ? 1 : 0);

/** Shortly after a fault the host counts the same request as a resend by the browser. */
const passResendWindow = () => vi.setSystemTime(Date.now() + resendWindow.new + 20);

test.each(calls)(
  '[10.10] %s: a broken connection closes the socket before the first byte',
  async (operation, request) => {
    const session = sessionWithFault(operation, { kind: 'networkError' });
    const { text, end } = await request(session);
    expect([text, end]).toEqual(['', 'closed']);
    expect(countProposals(operation, session)).toBe(0);
    passResendWindow();
    expect((await request(session)).status).toBe(200);
  },
);

test.each(calls)(
  '[10.10] %s: an answer lost after the commit looks like a broken connection, but has its effect',
  async (operation, request) => {
    const session = sessionWithFault(operation, { kind: 'lostAfterCommit' });
    expect((await request(session)).text).toBe('');
    expect(countProposals(operation, session)).toBe(expectedCountOf(operation));
  },
);

test.each(calls)('[10.10] %s: a cut body ends before its Content-Length', async (operation, request) => {
  const session = sessionWithFault(operation, { kind: 'cutBody' });
  const { status, body, isComplete, end } = await request(session);
  expect([status, isComplete, end]).toEqual([200, false, 'closed']);
  expect(body.length).toBeGreaterThan(0);
  expect(countProposals(operation, session)).toBe(expectedCountOf(operation));
});

test.each(calls)(
  '[10.10] %s: truncated JSON is delivered completely and does not parse',
  async (operation, request) => {
    const session = sessionWithFault(operation, { kind: 'truncatedJson' });
    const { status, body, isComplete, headers } = await request(session);
    expect([status, isComplete]).toEqual([200, true]);
    expect(headers['content-type']).toContain('application/json');
    expect(() => JSON.parse(body)).toThrow();
    expect(countProposals(operation, session)).toBe(expectedCountOf(operation));
  },
);

test.each(calls)('[10.10] %s: an HTML page instead of JSON, without effect', async (operation, request) => {
  const session = sessionWithFault(operation, { kind: 'html', status: 502 });
  const { status, body, headers } = await request(session);
  expect([status, headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>502 Bad Gateway</h1>');
  expect(countProposals(operation, session)).toBe(0);
});

test.each(calls)('[10.10] %s: an answer without a body, with no effect', async (operation, request) => {
  const session = sessionWithFault(operation, { kind: 'emptyBody' });
  const { status, body, headers } = await request(session);
  expect([status, body, headers['content-length']]).toEqual([200, '', '0']);
  expect(countProposals(operation, session)).toBe(0);
});

test.each(calls)('[10.10] %s: a hanging call gets no answer and keeps the connection', async operation => {
  const session = sessionWithFault(operation, { kind: 'hang' });
  const request = calls.find(([id]) => id === operation)?.[1];
  const waitingRequest = request?.(session);
  const firstToEnd = await Promise.race([
    waitingRequest,
    new Promise(resolve => setTimeout(resolve, 150, 'nothing')),
  ]);
  expect(firstToEnd).toBe('nothing');
  expect(countProposals(operation, session)).toBe(0);
});

test.each(calls)('[10.10] %s: an answer has the planned latency', async (operation, request) => {
  const session = sessionWithFault(operation, { kind: 'latency', ms: 120 });
  const slow = await request(session);
  expect(slow.status).toBe(200);
  expect(slow.firstByteAfter).toBeGreaterThanOrEqual(115);
});

test.each(calls)('[10.10] %s: a request sent twice has its effect twice', async (operation, request) => {
  const session = sessionWithFault(operation, { kind: 'duplicated' });
  expect((await request(session)).status).toBe(200);
  expect(countProposals(operation, session)).toBe(2 * expectedCountOf(operation));
});

test.each(calls)(
  '[10.10] %s: an answer outside the contract is delivered as written',
  async (operation, request) => {
    const session = sessionWithFault(operation, {
      kind: 'offContract',
      reason: 'a proxy answers instead of the service',
      status: 218,
      body: { estranho: true },
      headers: { 'x-proxy': 'sim' },
    });
    const { status, body, headers } = await request(session);
    expect([status, body, headers['x-proxy']]).toEqual([218, '{"estranho":true}', 'sim']);
    expect(
      testHost.host.sessions.engineOf(session).violations.filter(({ kind }) => kind === 'answer'),
    ).toEqual([]);
  },
);

test('[10.10] the delays of a latency range come from the seed: they are the same in every session, and differ from call to call', async () => {
  const plan: Plan = { getSystem: { kind: 'latency', ms: { min: 10, max: 160 } } };
  const sleep = vi.spyOn(realClock, 'sleep');
  const delaysOfSession = async () => {
    const session = testHost.startSession(plan);
    sleep.mockClear();
    for (let index = 0; index < 3; index += 1)
      await testHost.send(session, { path: `${servicePath}/${testHost.hash}/system` });
    return sleep.mock.calls.map(([milliseconds]) => milliseconds);
  };
  const [firstRun, secondRun] = [await delaysOfSession(), await delaysOfSession()];
  sleep.mockRestore();
  expect(firstRun).toHaveLength(3);
  expect(secondRun).toEqual(firstRun);
  expect(Math.min(...firstRun)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...firstRun)).toBeLessThanOrEqual(160);
  expect(Math.max(...firstRun) - Math.min(...firstRun)).toBeGreaterThan(15);
});

test('[10.4] after a sequence the last answer repeats, or the world answers', async () => {
  const failureAnswer = { kind: 'reply', status: 503, body: { code: 503, message: 'Fora do ar.' } } as const;
  const readStatuses = async (afterLast: 'repeat' | 'worldAnswers') => {
    const session = testHost.startSession({
      getSystem: { kind: 'sequence', answers: [{ kind: 'networkError' }, failureAnswer], afterLast },
    });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      statuses.push(
        (await testHost.send(session, { path: `${servicePath}/${testHost.hash}/system` })).status,
      );
      passResendWindow();
    }
    return statuses;
  };
  expect(await readStatuses('repeat')).toEqual([0, 503, 503, 503]);
  expect(await readStatuses('worldAnswers')).toEqual([0, 503, 200, 200]);
});

test('[10.7] any client can break the next call of its own session', async () => {
  const [brokenSession, otherSession] = [testHost.startSession(), testHost.startSession()];
  const breakNext = (text: string) =>
    testHost.send(brokenSession, { method: 'POST', path: '/__scenarios/break', body: text });
  expect((await breakNext('{"operation":"getSystem","answer":{"kind":"networkError"}}')).status).toBe(200);
  const system = { path: `${servicePath}/${testHost.hash}/system` };
  expect((await testHost.send(otherSession, system)).status).toBe(200);
  expect((await testHost.send(brokenSession, system)).text).toBe('');
  passResendWindow();
  expect((await testHost.send(brokenSession, system)).status).toBe(200);
  for (const body of ['', '{', '{"operation":"nada"}', '{"operation":"getSystem","answer":{"kind":"odd"}}'])
    expect((await breakNext(body)).status, body).toBe(400);
  expect((await breakNext('{"operation":"getSystem","answer":{"kind":"reply"}}')).status).toBe(400);
});

test('[10.7] the next call gets the planned status, body and headers', async () => {
  const session = testHost.startSession();
  const plannedBody = { code: 503, message: 'Volte mais tarde.' };
  const answer = { kind: 'reply', status: 503, body: plannedBody, headers: { 'retry-after': '3' } };
  const body = JSON.stringify({ operation: 'getSystem', answer });
  const planning = await testHost.send(session, { method: 'POST', path: '/__scenarios/break', body });
  expect(planning.status).toBe(200);
  const { status, headers, text } = await testHost.send(session, {
    path: `${servicePath}/${testHost.hash}/system`,
  });
  expect([status, headers['retry-after']]).toEqual([503, '3']);
  expect(text).toContain(JSON.stringify(plannedBody));
});

test.each([
  ['{operation: updateStep}', 'O corpo precisa ser JSON como {"operation": "updateStep"'],
  ['{"operation":"updateStap"}', 'Nenhuma operação se chama "updateStap". Você quis dizer updateStep'],
  ['{"operation":"getSystem","answer":{"kind":"odd"}}', 'A resposta precisa de um "kind": reply, world'],
  ['{"operation":"getSystem","answer":{"kind":"reply","body":{}}}', '"reply" precisa de um "status"'],
  [
    '{"operation":"getSystem","answer":{"kind":"reply","status":418,"body":{}}}',
    'que o contrato declara para getSystem: 200,',
  ],
  ['{"operation":"getSystem","answer":{"kind":"offContract","body":{}}}', '"offContract" precisa dele'],
  [
    '{"operation":"getSystem","answer":{"kind":"networkError","status":"x"}}',
    '"status" é um número inteiro de 200 a 599.',
  ],
  [
    '{"operation":"getSystem","answer":{"kind":"latency","ms":9,"answer":{"kind":"reply"}}}',
    '"reply" precisa de um "status"',
  ],
  ...['{"bad header":"x"}', '{"content-type":5}', '{"x":"a\\nb"}', '[]'].map(headers => [
    `{"operation":"getSystem","answer":{"kind":"reply","status":200,"body":{},"headers":${headers}}}`,
    '"headers" é um objeto',
  ]),
  [
    '{"operation":"getSystem","answer":{"kind":"world","encoding":"utf-9"}}',
    '"encoding" é "utf-8" ou "iso-8859-1".',
  ],
  ...['-5', '60001', '{"min":500,"max":10}', '"1 s"'].map(ms => [
    `{"operation":"getSystem","answer":{"kind":"latency","ms":${ms}}}`,
    '"ms" vai de 0 a 60000 milissegundos',
  ]),
])('[10.7] the request to break the next call with %s is refused with the reason', async (body, sentence) => {
  const session = testHost.startSession();
  const answer = await testHost.send(session, { method: 'POST', path: '/__scenarios/break', body });
  const [json = ''] = /\{.*\}/.exec(answer.text) ?? [];
  expect([answer.status, JSON.parse(json).message]).toEqual([400, expect.stringContaining(sentence)]);
});
