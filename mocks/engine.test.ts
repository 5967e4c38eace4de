import { expect, test } from 'vitest';
import { creationValues, startService } from './testing/start-service.ts';

test('[10.4a] an operation that the scenario does not plan is answered by the world', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.get(`/${visitor.hash}/system`);
  expect(response.status).toBe(200);
  expect(engine.journal).toMatchObject([{ operation: 'getSystem', source: 'world', status: 200 }]);
  expect(engine.violations).toEqual([]);
});

test('[10.4a] a planned reply replaces the answer of the world and does not change the world', async () => {
  const body = { message: 'Instável.', code: 500 };
  const { engine, visitor } = startService({ createProposal: { kind: 'reply', status: 500, body } });
  const response = await visitor.create(creationValues);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(body);
  expect(engine.report().effects.proposals).toBe(0);
});

test('[10.4a] a sequence answers call by call; after its last answer the world answers', async () => {
  const { engine, visitor } = startService({
    createProposal: {
      kind: 'sequence',
      answers: [{ kind: 'networkError' }, { kind: 'reply', status: 503, body: {} }],
      afterLast: 'worldAnswers',
    },
  });
  const results = [];
  for (let call = 0; call < 3; call += 1) {
    const { type, status } = await visitor.create(creationValues);
    results.push(type === 'error' ? 'broken' : status);
  }
  expect(results).toEqual(['broken', 503, 200]);
  expect(engine.report().effects.proposals).toBe(1);
});

test('[10.4] a sequence can repeat its last answer for ever', async () => {
  const { visitor } = startService({
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'world' }, { kind: 'emptyBody' }],
      afterLast: 'repeat',
    },
  });
  const texts = [];
  for (let call = 0; call < 4; call += 1)
    texts.push((await (await visitor.get(`/${visitor.hash}/system`)).text()).length > 0);
  expect(texts).toEqual([true, false, false, false]);
});

/** The text of the bytes, each as one character. */
const latin1Of = async (response: Response): Promise<string> =>
  Buffer.from(await response.arrayBuffer()).toString('latin1');

test('[10.4] [16.2] an answer can be planned in Latin-1; what Latin-1 does not have is escaped', async () => {
  const encoding = 'iso-8859-1';
  const { engine, visitor } = startService({
    getSystem: { kind: 'world', encoding },
    newHash: { kind: 'reply', status: 422, body: { code: 422, message: 'Não — 5 €' }, encoding },
  });
  const system = await latin1Of(await visitor.get(`/${visitor.hash}/system`));
  expect(system).toContain('Endereço');
  const refusal = await visitor.send('POST', `/new-hash/${visitor.hash}`, { deviceIp: '192.0.2.1' });
  const text = await latin1Of(refusal);
  expect(text).toContain('Não \\u2014 5 \\u20ac');
  expect(refusal.headers.get('content-length')).toBe(String(text.length));
  expect(refusal.headers.get('content-type')).toBe('application/json');
  expect(engine.violations).toEqual([]);
});

test('the external services answer at their own addresses and under the alias of the host', async () => {
  const { engine } = startService();
  const answerAt = async (address: string) => (await engine.handle(new Request(address))).json();
  expect(await answerAt('https://viacep.com.br/ws/01310100/json/')).toMatchObject({
    localidade: 'São Paulo',
    uf: 'SP',
  });
  expect(await answerAt('http://localhost:4173/__external/viacep.com.br/ws/99999999/json/')).toEqual({
    erro: 'true',
  });
  expect((await engine.handle(new Request('https://opencep.com/v1/99999999'))).status).toBe(404);
  expect(await answerAt('https://api.ipify.org/?format=json')).toEqual({ ip: '203.0.113.42' });
  expect(engine.violations).toEqual([]);
});
