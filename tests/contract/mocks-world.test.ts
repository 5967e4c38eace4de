import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations } from '#mocks/contract/validators.gen.js';
import { createEngine } from '#mocks/engine.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarios } from '#scenarios/index.ts';
import { productOf } from '#scenarios/products/index.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';

const engineOf = (id: string) => {
  const scenario = scenarioById(id);
  return { engine: createEngine({ scenario: { ...scenario, plan: {} } }), hash: hashOf(scenario) };
};

const origin = 'https://servico.exemplo';
const knownText = fc.constantFrom(
  'endereco',
  'dados-pessoais',
  'termos',
  'analise-de-credito',
  'states',
  'cities',
  'x',
  '__proto__',
  '52998224725',
);
const randomText = fc.oneof(knownText, fc.string());
const randomBody = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      data: fc.dictionary(
        fc.constantFrom('cpf', 'nome', 'numero', '__proto__', 'constructor'),
        fc.jsonValue(),
      ),
      hashId: randomText,
      order: fc.integer(),
      polling: fc.boolean(),
      method: randomText,
      token: fc.oneof(fc.constant('482913'), randomText),
      deviceIp: randomText,
    },
    { requiredKeys: [] },
  ),
);

test('[10.3] every answer of the world to random requests in any order conforms to the contract', async () => {
  const worldOperations = operations.filter(({ id }) => id !== 'getPixelConfiguration');
  const call = fc.record({
    operation: fc.constantFrom(...worldOperations),
    fill: fc.array(randomText, { minLength: 3, maxLength: 3 }),
    useHash: fc.boolean(),
    query: fc.dictionary(fc.constantFrom('referenceResourceCode', 'resource', 'format', 'odd'), randomText),
    body: randomBody,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('happy-path', 'resume', 'unauthorized', 'polling-success', 'polling-failure'),
      fc.array(call, { minLength: 1, maxLength: 12 }),
      async (id, calls) => {
        const { engine, hash } = engineOf(id);
        for (const { operation, fill, useHash, query, body: sent } of calls) {
          let nextIndex = 0;
          const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
            const isHash = useHash && (name === 'hashId' || name === 'id');
            const isProposal = useHash && name === 'proposalId';
            const proposal = Object.keys(engine.snapshot().world.proposals)[0];
            const value = isHash ? hash : isProposal ? proposal : fill[nextIndex++];
            return encodeURIComponent(value || 'x');
          });
          const server = operation.server.startsWith('/') ? origin + operation.server : operation.server;
          const search = new URLSearchParams(query);
          const hasBody = operation.method !== 'GET';
          await engine.handle(
            new Request(`${server.replace(/\/$/, '')}${path}?${search}`, {
              method: operation.method,
              headers: { version: 'v2', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
              ...(hasBody ? { body: JSON.stringify(sent) } : {}),
            }),
          );
        }
        const answerViolations = engine.violations.filter(({ kind }) => kind === 'answer');
        expect(answerViolations).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

test('members with names of prototype members do not change any prototype', async () => {
  const { engine, hash } = engineOf('happy-path');
  const propertiesBefore = Object.getOwnPropertyNames(Object.prototype).length;
  await engine.handle(
    new Request(`${origin}/unauth/product-self-contract/create-proposal/${hash}`, {
      method: 'POST',
      headers: { version: 'v2', 'content-type': 'application/json' },
      body: '{"data":{"__proto__":{"polluted":true},"constructor":"x"},"hashId":"__proto__","deviceIp":"","metaProductBankId":"m","deviceTracking":{}}',
    }),
  );
  expect(Object.getOwnPropertyNames(Object.prototype).length).toBe(propertiesBefore);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('the system and the steps of every product conform to the contract at the start of each scenario', async () => {
  for (const scenario of scenarios) {
    const engine = createEngine({ scenario: { ...scenario, plan: {} } });
    const { hashId, steps } = productOf(scenario.product);
    const service = `${origin}/unauth/product-self-contract`;
    const request = (path: string) =>
      engine.handle(new Request(service + path, { headers: { version: 'v2' } }));
    expect((await request(`/${hashId}/system`)).status).toBe(200);
    for (const step of steps)
      expect((await request(`/show-step/${hashId}/step/${step.slug}`)).status).toBe(200);
    expect(engine.violations, scenario.id).toEqual([]);
  }
}, 60_000);
