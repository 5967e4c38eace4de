import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { creationValues, startService } from './testing/start-service.ts';

test('[10.3a] [10.3d] a request that breaks the contract is answered as usual and recorded', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.send('POST', `/create-proposal/${visitor.hash}`, {
    data: creationValues,
    hashId: visitor.hash,
    colour: 'azul',
  });
  expect(response.status).toBe(200);
  const details = engine.violations.map(({ kind, detail }) => `${kind}: ${detail}`);
  expect(details).toContain("request: body must have required property 'deviceIp'");
  expect(details).toContain('request: body must NOT have additional properties (colour)');
});

test('[10.3a] a missing header and an unknown query parameter are violations', async () => {
  const { engine, visitor } = startService();
  await engine.handle(
    new Request(`https://servico.exemplo/unauth/product-self-contract/${visitor.hash}/system?debug=1`),
  );
  expect(engine.violations.map(({ detail }) => detail)).toEqual([
    'header parameter "version" is missing',
    'query parameter "debug" is not in the contract',
  ]);
});

test('[10.3b] [10.3d] an answer that breaks the contract is delivered and recorded', async () => {
  const wrongAnswer: Plan = {
    // @ts-expect-error: no scenario file can plan this answer
    createProposal: { kind: 'reply', status: 200, body: { data: { passo: 'x' } } },
  };
  const { engine, visitor } = startService(wrongAnswer);
  const response = await visitor.create(creationValues);
  expect(response.status).toBe(200);
  expect(engine.violations.length).toBeGreaterThan(0);
  expect(engine.violations.every(({ kind }) => kind === 'answer')).toBe(true);
  expect(engine.journal[0]?.violations.length).toBe(engine.violations.length);
});

test.each([
  ['daqui a pouco', 1],
  ['-5', 1],
  ['30', 0],
  ['Sun, 29 Nov 2026 12:00:00 GMT', 0],
])('[10.3b] [10.3d] a header "Retry-After: %s" of an answer has %i violations', async (pause, count) => {
  const busy = { message: 'Muitas tentativas. Aguarde alguns segundos e tente novamente.', code: 429 };
  const { engine, visitor } = startService({
    getSystem: { kind: 'reply', status: 429, body: busy, headers: { 'Retry-After': pause } },
  });
  expect((await visitor.get(`/${visitor.hash}/system`)).headers.get('retry-after')).toBe(pause);
  expect(engine.violations).toHaveLength(count);
  for (const { kind, detail } of engine.violations)
    expect([kind, detail]).toEqual([
      'answer',
      `header retry-after of the answer must be as the contract says, not "${pause}"`,
    ]);
});

test('[10.3] only an off-contract answer, which gives a reason, is not recorded as a violation', async () => {
  const { engine, visitor } = startService({
    getSystem: { kind: 'offContract', reason: 'a proxy answers for us', status: 218, body: { odd: true } },
  });
  const response = await visitor.get(`/${visitor.hash}/system`);
  expect(response.status).toBe(218);
  expect(await response.json()).toEqual({ odd: true });
  expect(engine.violations).toEqual([]);
});

test('[10.3] an address outside the contract is refused with a reason', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.get(`/${visitor.hash}/invented/deeper`);
  expect(response.status).toBe(404);
  expect(engine.violations).toMatchObject([{ kind: 'route', operation: null }]);
  expect(engine.violations[0]?.detail).toContain(`GET /${visitor.hash}/invented/deeper`);
});

test('[10.3] a known address with another method is answered with 405 and the allowed methods', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.send('POST', `/update-step/${visitor.hash}/step/endereco`, {});
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('PATCH');
  expect(engine.violations).toMatchObject([{ kind: 'route', operation: null }]);
});

test("[10.1] a client other than the app gets the contract's 400 for an unreadable request", async () => {
  const { engine, visitor } = startService();
  const address = `https://servico.exemplo/unauth/product-self-contract/create-proposal/${visitor.hash}`;
  const send = async (body: string, type = 'application/json') => {
    const request = new Request(address, {
      method: 'POST',
      headers: { version: 'v2', 'content-type': type },
      body,
    });
    const response = await engine.handle(request, { answersMistakes: true });
    return { status: response.status, body: await response.json() };
  };
  expect((await send('{')).body.errors).toMatchObject([{ field: 'body' }]);
  expect((await send('a=1', 'application/x-www-form-urlencoded')).status).toBe(400);
  const response = await send(
    '{"data":1,"hashId":"h","deviceIp":"","metaProductBankId":"m","deviceTracking":{}}',
  );
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([{ field: 'data', message: 'must be object' }]);
  expect(engine.report().effects.proposals).toBe(0);
  expect(engine.violations.every(({ kind }) => kind === 'request')).toBe(true);
});

test('[10.1] a surplus member or parameter is recorded, but not refused', async () => {
  const { engine, visitor } = startService();
  const address = `https://servico.exemplo/unauth/product-self-contract/${visitor.hash}/system?novo=1`;
  const response = await engine.handle(new Request(address), { answersMistakes: true });
  expect(response.status).toBe(200);
  expect(engine.violations.map(({ detail }) => detail)).toEqual([
    'header parameter "version" is missing',
    'query parameter "novo" is not in the contract',
  ]);
});
