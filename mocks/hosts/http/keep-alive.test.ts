import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JournalEntry } from '../../journal.ts';
import { resendWindow } from '../../resend-recogniser.ts';
import { service, startTestHost, type TestHost } from './testing/host.ts';
import type { RawConnection, RawRequest } from './testing/raw-connection.ts';

let stage: TestHost;
beforeAll(async () => {
  stage = await startTestHost();
});
afterAll(() => stage.host.close());

const system = (session: string): RawRequest =>
  stage.asking(session, { path: `${service}/${stage.hash}/system` });

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** A connection that has carried an answer before. */
async function usedConnection(session: string): Promise<RawConnection> {
  const connection = await stage.connect();
  await connection.send({ path: `/__scenarios/journal`, headers: { 'x-mock-session': session } });
  return connection;
}

const journalOf = (session: string): readonly JournalEntry[] => stage.host.sessions.engineOf(session).journal;
const resendsIn = (session: string) => journalOf(session).map(({ resendOf }) => resendOf);

test('[16.3] a connection serves request after request, and is kept for longer than a visitor types', async () => {
  const session = stage.begin();
  const connection = await stage.connect();
  for (const request of [system(session), stage.creating(session), system(session)]) {
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
  async (kind, before) => {
    const session = stage.begin();
    stage.host.sessions.engineOf(session).breakNext('createProposal', { kind });
    const used = await usedConnection(session);
    const request = stage.creating(session);
    expect(await used.send(request)).toMatchObject({ text: '', end: 'closed' });
    expect(stage.effects(session).proposals).toBe(before);

    const other = await stage.connect();
    expect((await other.send(request)).status).toBe(200);
    expect(resendsIn(session)).toEqual([null, 1]);
    expect(stage.host.sessions.engineOf(session).report()).toMatchObject({ requests: 2, calls: 1 });
    other.close();
  },
);

test.each([
  ['networkError', 0],
  ['lostAfterCommit', 1],
] as const)(
  '[16.3] %s sticks to its call: over every used connection, and over the new one after them',
  async (kind, proposals) => {
    const session = stage.begin();
    stage.host.sessions.engineOf(session).breakNext('createProposal', { kind });
    const [first, second] = [await usedConnection(session), await usedConnection(session)];
    const request = stage.creating(session);
    for (const connection of [first, second, await stage.connect()])
      expect(await connection.send(request)).toMatchObject({ text: '', end: 'closed' });
    expect(resendsIn(session)).toEqual([null, 1, 1]);
    expect(stage.effects(session).proposals).toBe(proposals);

    // A browser does not resend a request that broke on a new connection. Later this is another press.
    await pause(resendWindow.new + 20);
    expect((await stage.create(session)).status).toBe(200);
    expect(resendsIn(session)).toEqual([null, 1, 1, null]);
  },
);

test('[16.3] a connection that was opened in advance and was idle counts as used: browsers resend there, too', async () => {
  const session = stage.begin();
  stage.host.sessions.engineOf(session).breakNext('createProposal', { kind: 'networkError' });
  const ahead = await stage.connect();
  await pause(250);
  const request = stage.creating(session);
  expect((await ahead.send(request)).text).toBe('');
  expect((await (await stage.connect()).send(request)).text).toBe('');
  expect(resendsIn(session)).toEqual([null, 1]);
});

test('[16.3] a read that Firefox sends ten times is one call, and a plan goes on with the next call', async () => {
  const session = stage.begin({
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'networkError' }, { kind: 'emptyBody', status: 200 }],
      afterwards: 'world',
    },
  });
  const request = system(session);
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await (await stage.connect()).send(request)).text).toBe('');
  expect(stage.host.sessions.engineOf(session).report()).toMatchObject({ requests: 10, calls: 1 });
  await pause(resendWindow.new + 20);
  expect(await stage.ask(session, request)).toMatchObject({ status: 200, body: '' });
  expect((await stage.ask(session, request)).body).not.toBe('');
});

test('[16.3] a request with another key is another call, even right after the first', async () => {
  const session = stage.begin();
  stage.host.sessions.engineOf(session).breakNext('createProposal', { kind: 'resetBeforeCommit' });
  const used = await usedConnection(session);
  const keyed = (key: string): RawRequest => {
    const request = stage.creating(session);
    return { ...request, headers: { ...request.headers, 'idempotency-key': key } };
  };
  await used.send(keyed('"a"'));
  await stage.ask(session, keyed('"b"'));
  await stage.ask(session, keyed('"a"'));
  expect(resendsIn(session)).toEqual([null, null, 1]);
});
