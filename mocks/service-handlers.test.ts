import { getResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import type { Fault } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { createHandlers } from './contract/handlers.gen.ts';
import { createEngine, operationIndex } from './engine.ts';
import { startVitestNodeMocks } from './hosts/start-vitest-node-mocks.ts';
import type { OffContract } from './hosts/watch-test-mocks.ts';
import { requestOfPlainCall } from './plain-call.ts';
import { createServiceHandlers } from './service-handlers.ts';
import { visitorOf } from './testing/visitor.ts';

const start = (leniency?: { offContract: OffContract }) => {
  const mocks = startVitestNodeMocks({ scenario: happyPath }, leniency);
  onTestFinished(mocks.stop);
  // This visitor calls by fetch, like the app, instead of calling the engine.
  return { ...mocks, visitor: visitorOf({ scenario: happyPath, handle: request => fetch(request) }) };
};

/** A request for each operation, with any path parameters. */
const requestFor = (operation: OperationId): Request => {
  const names = operationIndex.find(operation)?.path.match(/(?<=\{)\w+/g) ?? [];
  return requestOfPlainCall({
    operation,
    path: Object.fromEntries(names.map(name => [name, 'x'])),
  });
};

test('[10.1] each operation of the contract has a handler, which answers its own calls and no others', async () => {
  const handlers: Readonly<Record<string, () => { test(args: { request: Request }): Promise<boolean> }>> =
    createHandlers(createEngine({ scenario: happyPath }));
  expect(Object.keys(handlers).toSorted()).toEqual(operationIndex.ids().toSorted());
  for (const operation of operationIndex.ids()) {
    const request = requestFor(operation);
    const handledOperations: string[] = [];
    for (const [id, createHandler] of Object.entries(handlers))
      if (await createHandler().test({ request })) handledOperations.push(id);
    expect(handledOperations, operation).toEqual([operation]);
  }
});

test('[10.1] without an override the scenario answers, and the journal has the call', async () => {
  const { engine, visitor } = start();
  const answer = await visitor.get(`/${visitor.hash}/system`);
  expect(answer.status).toBe(200);
  expect(engine.journal).toMatchObject([{ operation: 'getSystem', source: 'world', violations: [] }]);
});

test('[10.1] an override of simulateProduct does not affect calls that have their own operation', async () => {
  const { engine, handlers, use, visitor } = start();
  use(handlers.simulateProduct({ kind: 'reply', status: 503, body: { code: 503, message: 'Fora do ar.' } }));
  expect((await visitor.send('POST', `/any-call/${visitor.hash}`, {})).status).toBe(503);
  expect((await visitor.create({})).status).toBe(200);
  expect((await visitor.send('POST', `/new-hash/${visitor.hash}`, { deviceIp: '' })).status).toBe(200);
  expect(engine.journal.map(({ operation, source }) => [operation, source])).toEqual([
    ['simulateProduct', 'override'],
    ['createProposal', 'world'],
    ['newHash', 'world'],
  ]);
});

test('[10.1] the proposals of a person are one operation, with a CPF or an id in the path', async () => {
  const { handlers, use, visitor } = start();
  const requestedPaths: string[] = [];
  use(
    handlers.getMultiProposal(({ path }) => {
      requestedPaths.push(path.cpfOrId);
      return { kind: 'world' };
    }),
  );
  await visitor.get(`/${visitor.hash}/get-multi-proposal/52998224725`);
  await visitor.get(`/${visitor.hash}/get-multi-proposal/64f1b7c20d4e8a0012c9a7e1`);
  expect(requestedPaths).toEqual(['52998224725', '64f1b7c20d4e8a0012c9a7e1']);
});

test('[10.2] a resolver gets path, body and request of the call', async () => {
  const { handlers, use, visitor } = start();
  const receivedCalls: unknown[] = [];
  use(
    handlers.updateStep(async call => {
      if (call.contentType === 'application/json') receivedCalls.push(call.path.step, call.body.order);
      receivedCalls.push((await call.request.json()).order);
      return { kind: 'world' };
    }),
  );
  await visitor.save('endereco', {});
  expect(receivedCalls).toEqual(['endereco', 1, 1]);
});

test('after an override for one call the scenario answers again', async () => {
  const { handlers, use, visitor } = start();
  use(handlers.getSystem({ kind: 'html', status: 502 }, { once: true }));
  expect((await visitor.get(`/${visitor.hash}/system`)).status).toBe(502);
  expect((await visitor.get(`/${visitor.hash}/system`)).status).toBe(200);
});

test('[10.2] a call that breaks the contract is recorded, and so is such an answer of an override', async () => {
  const { engine, handlers, use, visitor } = start({ offContract: ['newHash'] });
  use(handlers.newHash({ kind: 'reply', status: 404, body: { code: 404.5, message: 'Nada.' } }));
  await visitor.send('POST', `/new-hash/${visitor.hash}`, { deviceIp: '', surplus: true });
  expect(engine.violations).toMatchObject([
    { kind: 'request', detail: 'body must NOT have additional properties (surplus)' },
    { kind: 'answer', operation: 'newHash' },
  ]);
});

const faults: readonly [Fault<'createProposal'>, proposals: number, expected: string][] = [
  [{ kind: 'networkError' }, 0, 'no answer'],
  [{ kind: 'lostAfterCommit' }, 1, 'no answer'],
  [{ kind: 'failedAfterCommit' }, 1, '500'],
  [{ kind: 'cutBody' }, 1, '200, then broken'],
  [{ kind: 'truncatedJson' }, 1, '200, no JSON'],
  [{ kind: 'duplicated' }, 2, '200'],
  [{ kind: 'emptyBody' }, 0, '200, no JSON'],
  [{ kind: 'latency', ms: 5 }, 1, '200'],
];
const outcomeOf = async (answer: Promise<Response>): Promise<string> => {
  const response = await answer.catch(() => undefined);
  if (!response) return 'no answer';
  const text = await response.text().catch(() => undefined);
  if (text === undefined) return `${response.status}, then broken`;
  try {
    JSON.parse(text);
    return String(response.status);
  } catch {
    return `${response.status}, no JSON`;
  }
};

test.each(faults)('[10.10] a fault as an override: %o', async (fault, proposals, expected) => {
  const { engine, handlers, use, visitor } = start();
  use(handlers.createProposal(fault));
  expect(await outcomeOf(visitor.create({}))).toBe(expected);
  expect(engine.report().effects.proposals).toBe(proposals);
});

test('[10.10] a call that hangs ends with its signal', async () => {
  const { handlers, use } = start();
  use(handlers.getSystem({ kind: 'hang' }));
  const visit = new AbortController();
  const pendingCall = fetch(
    `https://servico.exemplo/unauth/product-self-contract/${hashOf(happyPath)}/system`,
    {
      headers: { version: 'v2' },
      signal: visit.signal,
    },
  );
  setTimeout(() => visit.abort(new Error('left')), 20);
  await expect(pendingCall).rejects.toThrow('left');
});

test('a call to another site is refused and recorded', async () => {
  const { engine } = start({ offContract: 'any' });
  expect((await fetch('https://elsewhere.example/collect')).status).toBe(404);
  expect(engine.violations).toMatchObject([{ kind: 'route' }]);
});

test('the service that was started last answers; when it stops, the previous one answers again', async () => {
  const firstService = start();
  const secondService = start();
  await secondService.visitor.get(`/${secondService.visitor.hash}/system`);
  expect([firstService.engine.journal.length, secondService.engine.journal.length]).toEqual([0, 1]);
  secondService.stop();
  await secondService.visitor.get(`/${secondService.visitor.hash}/system`);
  expect([firstService.engine.journal.length, secondService.engine.journal.length]).toEqual([1, 1]);
});

test('a file that every host serves has a handler for overrides only', async () => {
  const { handlers, use } = start();
  use(
    handlers.getPixelConfiguration(({ path }) => ({
      kind: 'reply',
      status: 200,
      body: { src: `https://pixel.example/${path.name}.gif` },
    })),
  );
  const answer = await fetch('https://proposta.exemplo/propostas/pixels/campanha.json');
  expect(await answer.json()).toMatchObject({ src: 'https://pixel.example/campanha.gif' });
  // The app's own list of these files is none of them.
  const list = new Request('https://proposta.exemplo/propostas/pixels/index.json');
  const { getPixelConfiguration } = createHandlers(createEngine({ scenario: happyPath }));
  expect(await getResponse([getPixelConfiguration({ kind: 'reply', status: 200, body: {} })], list)).toBe(
    undefined,
  );
});

test('[10.1] the same handlers answer without any interception, as in the HTTP host', async () => {
  const engine = createEngine({ scenario: happyPath });
  const { getCepFirst } = createHandlers(engine);
  const request = new Request('https://viacep.com.br/ws/01310100/json/');
  expect((await getResponse([getCepFirst()], request))?.status).toBe(200);
  expect(engine.journal).toHaveLength(1);
});

test('the handlers of a service take no stack traces, and later errors have theirs', () => {
  const handlers = createServiceHandlers(createEngine({ scenario: happyPath }));
  expect(handlers.length).toBeGreaterThan(40);
  expect(handlers.filter(({ info }) => info.callFrame !== undefined)).toEqual([]);
  expect(new Error('later').stack).toContain('service-handlers.test.ts');
});
