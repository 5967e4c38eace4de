import { expect, test } from 'vitest';
import { resendWindow } from './resend-recogniser.ts';
import { creationValues, startService } from './testing/start-service.ts';
import { visitorOf } from './testing/visitor.ts';

test('[16.3c] a reset is answered at the second request, which the browser sends by itself: one call, two requests', async () => {
  for (const kind of ['resetBeforeCommit', 'resetAfterCommit'] as const) {
    const { engine, visitor } = startService({
      createProposal: { kind: 'sequence', answers: [{ kind }], afterLast: 'worldAnswers' },
    });
    expect((await visitor.create(creationValues)).status, kind).toBe(200);
    expect(engine.report()).toMatchObject({ requests: 2, calls: 1 });
    expect(engine.journal).toMatchObject([
      { number: 1, resendOf: null, kind, source: 'plan', status: null },
      { number: 2, resendOf: 1, kind: 'world', source: 'world', status: 200 },
    ]);
  }
});

test('[16.3] after a reset before the commit the resend has the effect; after a later reset the effect exists already', async () => {
  const proposalsAfter = async (kind: 'resetBeforeCommit' | 'resetAfterCommit') => {
    const { engine, visitor } = startService({ createProposal: { kind } });
    await visitor.create(creationValues);
    return engine.report().effects.proposals;
  };
  expect(await proposalsAfter('resetBeforeCommit')).toBe(1);
  expect(await proposalsAfter('resetAfterCommit')).toBe(2);
});

test('[16.3] a write with a key is carried out once, and the journal marks the request that changed nothing', async () => {
  const { engine, visitor } = startService({ updateStep: { kind: 'resetAfterCommit' } });
  await visitor.create(creationValues);
  await visitor.save('endereco', { cep: '01310100' }, { 'idempotency-key': 'one-press' });
  expect(engine.report()).toMatchObject({ requests: 3, calls: 2, effects: { savedSteps: 2 } });
  expect(engine.journal.map(({ deduplicated }) => deduplicated)).toEqual([false, false, true]);
});

test('[16.3] over real connections the browser resends after a reset, and a plan counts calls', async () => {
  const { engine, visitor } = startService({
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'resetBeforeCommit' }, { kind: 'reply', status: 503, body: {} }],
      afterLast: 'worldAnswers',
    },
  });
  const requestOver = async (connection: number) => {
    const address = `https://servico.exemplo/unauth/product-self-contract/${visitor.hash}/system`;
    const arrival = { connection, isUsed: connection < 3, fingerprint: address };
    const response = await engine.handle(new Request(address, { headers: { version: 'v2' } }), { arrival });
    return response.type === 'error' ? 'broken' : response.status;
  };
  expect([await requestOver(1), await requestOver(2), await requestOver(2)]).toEqual(['broken', 200, 503]);
  expect(engine.journal.map(({ resendOf }) => resendOf)).toEqual([null, 1, null]);
});

test('[16.3] a broken connection and a lost answer also break the resends of their call', async () => {
  for (const [kind, proposalCount] of [
    ['networkError', 0],
    ['lostAfterCommit', 1],
  ] as const) {
    const { engine, clock } = startService({
      createProposal: { kind: 'sequence', answers: [{ kind }], afterLast: 'worldAnswers' },
    });
    const create = (connection: number, isUsed: boolean) => {
      const arrival = { connection, isUsed, fingerprint: 'one press' };
      const { scenario } = engine;
      return visitorOf({ scenario, handle: request => engine.handle(request, { arrival }) }).create(
        creationValues,
      );
    };
    expect((await create(1, true)).type).toBe('error');
    expect((await create(2, true)).type).toBe('error');
    expect((await create(3, false)).type).toBe('error');
    expect(engine.report().effects.proposals, kind).toBe(proposalCount);
    expect(engine.report()).toMatchObject({ requests: 3, calls: 1 });
    // A browser does not resend a request that broke on a new connection. After the resend window the same request is a
    // new call.
    await clock.sleep(resendWindow.new + 1);
    expect((await create(4, false)).status).toBe(200);
    expect(engine.report()).toMatchObject({ requests: 4, calls: 2 });
  }
});
