import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpHost, startHttpHost } from '#mocks/hosts/http.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarios } from '#scenarios/index.ts';
import { playInTurn } from '#tests/support/play-in-turn.ts';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { type Operation, operationsOf } from '../../tools/contract/operations.ts';
import { randomValuesOf } from './random-values.ts';
import { schemaValidatorsOf } from './schema-validators-of.ts';

playInTurn(2);

/**
 * The contract as other teams use it: with open objects, and without the validators of the mocks.
 */
const contract = await bundleContract();
const operations = operationsOf(contract);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('binary', true);
const validatorOf = schemaValidatorsOf(ajv, contract.components ?? {});

let host: HttpHost;
beforeAll(async () => {
  host = await startHttpHost({ dist: '/nowhere' });
});
afterAll(() => host.close());

/** One scenario for each product and each step at which a scenario begins, without a plan. */
const startStates = [
  ...new Map(
    scenarios.map(scenario => [`${scenario.product} ${scenario.world.proposal?.currentStep}`, scenario]),
  ).values(),
].map(scenario => ({ ...scenario, plan: {} }));

interface RandomCall {
  startState: (typeof startStates)[number];
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const anyStartState = fc.constantFrom(...startStates);

function randomCalls(operation: Operation, runs: number, seed: number): RandomCall[] {
  const parametersIn = (place: string) => operation.parameters.filter(parameter => parameter.in === place);
  const recordOf = (place: string, optional: boolean) => {
    const ownParameters = parametersIn(place);
    return fc.record(
      Object.fromEntries(
        ownParameters.map(({ name, schema = {}, example = '' }) => [
          String(name),
          fc.oneof({ weight: 3, arbitrary: fc.constant(example) }, randomValuesOf(contract, schema)),
        ]),
      ),
      {
        requiredKeys: ownParameters
          .filter(({ required }) => !optional || required === true)
          .map(({ name }) => String(name)),
      },
    );
  };
  const json = operation.requestContent.find(({ mediaType }) => mediaType === 'application/json');
  const body = json
    ? fc.oneof(
        { weight: 4, arbitrary: randomValuesOf(contract, json.schema) },
        { weight: 2, arbitrary: fc.constantFrom(...json.examples.values()) },
        fc.jsonValue(),
      )
    : fc.constant(undefined);
  const randomCall = fc.record({
    startState: anyStartState,
    path: recordOf('path', false),
    query: recordOf('query', true),
    body,
  });
  return fc.sample(randomCall, { numRuns: runs, seed });
}

/** The address of a call. With `usesKnownHash` it has the hash and the proposal of the start state. */
function addressOf(
  operation: Operation,
  { path, query }: RandomCall,
  hash: string,
  proposal: string,
  usesKnownHash: boolean,
) {
  const filledPath = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const drawnValue = String(path[name] ?? 'x') || 'x';
    const isProposal = name === 'proposalId';
    const isHash = name === 'hashId' || name === 'id';
    const value = usesKnownHash && isProposal ? proposal : usesKnownHash && isHash ? hash : drawnValue;
    return encodeURIComponent(value === '.' || value === '..' ? 'x' : value);
  });
  const { server } = operation;
  const start = server.startsWith('http') ? `/__external/${new URL(server).host}` : server.replace(/\/$/, '');
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${start}${filledPath}${search.size > 0 ? `?${search}` : ''}`;
}

/** The body of a call. With `usesKnownHash` its hash is that of the start state. */
const bodyOf = (body: unknown, hash: string, usesKnownHash: boolean): unknown =>
  usesKnownHash && typeof body === 'object' && body !== null && 'hashId' in body
    ? { ...body, hashId: hash }
    : body;

/** The way in which an answer violates the contract; undefined if it conforms to the contract. */
function violationOf(operation: Operation, status: number, type: string, text: string): string | undefined {
  const declared = operation.responses.find(response => response.status === String(status));
  if (!declared) return `status ${status} is not declared`;
  const content = declared.contents.find(({ mediaType }) => mediaType === type);
  if (!content) return `${status} as ${type} is not declared`;
  const validate = validatorOf(content.schema);
  const value: unknown = type === 'application/json' ? JSON.parse(text) : text;
  return validate(value) ? undefined : `${status}: ${ajv.errorsText(validate.errors)}`;
}

test.each(operations.map(operation => [operation.id, operation] as const))(
  '[10.1] [10.3] %s: every answer to a random HTTP request is declared in the contract',
  async (id, operation) => {
    const json = operation.requestContent.find(({ mediaType }) => mediaType === 'application/json');
    const problems: string[] = [];
    let answers = 0;
    for (const [index, randomCall] of randomCalls(operation, 24, 20261121).entries()) {
      const session = host.sessions.play(randomCall.startState, `${id}-${index}`);
      const engine = host.sessions.engineOf(session);
      const proposal = Object.keys(engine.snapshot().world.proposals)[0] ?? 'x';
      const usesKnownHash = index % 4 !== 3;
      const hash = hashOf(randomCall.startState);
      const address = addressOf(operation, randomCall, hash, proposal, usesKnownHash);
      const body = bodyOf(randomCall.body, hash, usesKnownHash);
      const response = await fetch(host.url + address, {
        method: operation.method.toUpperCase(),
        headers: {
          version: 'v2',
          authorization: 'Bearer segredo',
          'x-mock-session': session,
          ...(json ? { 'content-type': 'application/json' } : {}),
        },
        ...(json ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      const request = `${operation.method} ${address} ${JSON.stringify(body)?.slice(0, 300)}`;
      // The same for every request of the operation: one sentence instead of a list of all requests.
      if (engine.violations.some(({ kind }) => kind === 'unplanned'))
        throw new Error(
          `The world does not implement ${id}. Remedy: implement it in mocks/world/operations and add it to mocks/world/world.ts.`,
        );
      const complaint = violationOf(operation, response.status, type, text);
      if (complaint) problems.push(`${request}: ${complaint}`);
      if (response.status >= 500) problems.push(`${request}: ${response.status}`);
      for (const { kind, detail } of engine.violations)
        if (kind !== 'request') problems.push(`${request}: ${kind} ${detail}`);
      const mayAnswer400 = operation.responses.some(({ status }) => status === '400');
      if (json && mayAnswer400 && !validatorOf(json.schema)(body) && response.status !== 400)
        problems.push(`${request}: ${response.status} for a body that the contract does not accept`);
      answers += 1;
    }
    expect(problems).toEqual([]);
    expect(answers).toBe(24);
  },
  60_000,
);

test('[10.1] a request that conforms to the contract is not refused as unreadable', async () => {
  const refusals: string[] = [];
  const untried: string[] = [];
  for (const operation of operations) {
    const json = operation.requestContent.find(({ mediaType }) => mediaType === 'application/json');
    if (!json) continue;
    let tries = 0;
    for (const [index, body] of fc
      .sample(randomValuesOf(contract, json.schema), { numRuns: 15, seed: 7 })
      .entries()) {
      if (!validatorOf(json.schema)(body)) continue;
      const [startState] = startStates;
      if (!startState) throw new Error('There is no scenario.');
      const session = host.sessions.play(startState, `taken-${operation.id}-${index}`);
      const examples = Object.fromEntries(
        operation.parameters.map(({ name, example }) => [String(name), example]),
      );
      const randomCall: RandomCall = { startState, path: examples, query: {}, body };
      const response = await fetch(
        host.url + addressOf(operation, randomCall, hashOf(startState), 'x', true),
        {
          method: operation.method.toUpperCase(),
          headers: { version: 'v2', 'x-mock-session': session, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      );
      const text = await response.text();
      tries += 1;
      if (text.includes('não pôde ser lida'))
        refusals.push(`${operation.id} ${JSON.stringify(body)}: ${text}`);
    }
    if (tries === 0) untried.push(operation.id);
  }
  expect(refusals).toEqual([]);
  expect(untried, 'no random body of these operations conforms').toEqual([]);
}, 60_000);
