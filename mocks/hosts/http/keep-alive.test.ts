import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { JournalEntry } from '../../journal.ts';
import { resendWindow } from '../../resend-recogniser.ts';
import { servicePath, startTestHost, type TestHost } from './testing/host.ts';
import type { RawConnection, RawRequest } from './testing/raw-connection.ts';

let testHost: TestHost;
beforeAll(async () => {
  testHost = await startTestHost();
});
afterAll(() => testHost.host.close());

// The time of day stands still unless a test moves it, so that a busy machine does not miss a resend window.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the time of day of the host. */
const letTimePass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const createSystemRequest = (session: string): RawRequest =>
  testHost.requestIn(session, { path: `${servicePath}/${testHost.hash}/system` });

/** A connection that has carried an answer before. */
async function openUsedConnection(session: string): Promise<RawConnection> {
  const connection = await testHost.connect();
  await connection.send({ path: `/__scenarios/journal`, headers: { 'x-mock-session': session } });
  return connection;
}

const journalOf = (session: string): readonly JournalEntry[] =>
  testHost.host.sessions.engineOf(session).journal;
const resendsIn = (session: string) => journalOf(session).map(({ resendOf }) => resendOf);

test('[16.3] a connection serves several requests, and the host keeps it open for 75 idle seconds', async () => {
  const session = testHost.startSession();
  const connection = await testHost.connect();
  for (const request of [
    createSystemRequest(session),
    testHost.creationIn(session),
    createSystemRequest(session),
  ]) {
    const { status, end, headers } = await connection.send(request);
    expect([status, end, headers.connection]).toEqual([200, 'kept', 'keep-alive']);
    expect(headers['keep-alive']).toBe('timeout=75');
  }
  connection.close();
});

test.each([
  ['resetBeforeCommit', 0],
  ['resetAfterCommit', 1],
] as const)(
  '[16.3] %s: one used connection closes without a byte, the same request over another is answered',
  async (kind, expectedProposals) => {
    const session = testHost.startSession();
    testHost.host.sessions.engineOf(session).breakNext('createProposal', { kind });
    const connection = await openUsedConnection(session);
    const request = testHost.creationIn(session);
    expect(await connection.send(request)).toMatchObject({ text: '', end: 'closed' });
    expect(testHost.effects(session).proposals).toBe(expectedProposals);

    const otherConnection = await testHost.connect();
    expect((await otherConnection.send(request)).status).toBe(200);
    expect(resendsIn(session)).toEqual([null, 1]);
    expect(testHost.host.sessions.engineOf(session).report()).toMatchObject({ requests: 2, calls: 1 });
    otherConnection.close();
  },
);

test.each([
  ['networkError', 0],
  ['lostAfterCommit', 1],
] as const)(
  '[16.3] %s breaks every resend of its call: on each used connection, then on a new one',
  async (kind, expectedProposals) => {
    const session = testHost.startSession();
    testHost.host.sessions.engineOf(session).breakNext('createProposal', { kind });
    const [firstConnection, secondConnection] = [
      await openUsedConnection(session),
      await openUsedConnection(session),
    ];
    const request = testHost.creationIn(session);
    for (const connection of [firstConnection, secondConnection, await testHost.connect()])
      expect(await connection.send(request)).toMatchObject({ text: '', end: 'closed' });
    expect(resendsIn(session)).toEqual([null, 1, 1]);
    expect(testHost.effects(session).proposals).toBe(expectedProposals);

    // A browser does not resend a request that broke on a new connection. After the resend window the same request is a
    // new call.
    letTimePass(resendWindow.new + 20);
    expect((await testHost.create(session)).status).toBe(200);
    expect(resendsIn(session)).toEqual([null, 1, 1, null]);
  },
);

test('[16.3] a preconnected idle connection counts as used, because browsers resend on it as well', async () => {
  const session = testHost.startSession();
  testHost.host.sessions.engineOf(session).breakNext('createProposal', { kind: 'networkError' });
  const preconnection = await testHost.connect();
  letTimePass(250);
  const request = testHost.creationIn(session);
  expect((await preconnection.send(request)).text).toBe('');
  expect((await (await testHost.connect()).send(request)).text).toBe('');
  expect(resendsIn(session)).toEqual([null, 1]);
});

test('[16.3] a read that Firefox sends ten times is one call, and a plan continues with the next call', async () => {
  const session = testHost.startSession({
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'networkError' }, { kind: 'emptyBody', status: 200 }],
      afterLast: 'worldAnswers',
    },
  });
  const request = createSystemRequest(session);
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await (await testHost.connect()).send(request)).text).toBe('');
  expect(testHost.host.sessions.engineOf(session).report()).toMatchObject({ requests: 10, calls: 1 });
  letTimePass(resendWindow.new + 20);
  expect(await testHost.send(session, request)).toMatchObject({ status: 200, body: '' });
  expect((await testHost.send(session, request)).body).not.toBe('');
});

test('[16.3] a request with another key is another call, even right after the first', async () => {
  const session = testHost.startSession();
  testHost.host.sessions.engineOf(session).breakNext('createProposal', { kind: 'resetBeforeCommit' });
  const connection = await openUsedConnection(session);
  const requestWithKey = (key: string): RawRequest => {
    const request = testHost.creationIn(session);
    return { ...request, headers: { ...request.headers, 'idempotency-key': key } };
  };
  await connection.send(requestWithKey('"a"'));
  await testHost.send(session, requestWithKey('"b"'));
  await testHost.send(session, requestWithKey('"a"'));
  expect(resendsIn(session)).toEqual([null, null, 1]);
});
