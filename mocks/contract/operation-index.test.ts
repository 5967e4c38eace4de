import { expect, test } from 'vitest';
import { operationIndex } from '../engine.ts';
import type { OperationContract } from './operation-contract.ts';
import { createOperationIndex } from './operation-index.ts';

const anyValue = () => true;

const createRoute = (id: string, path: string, refuses: readonly string[] = []): OperationContract =>
  ({
    id,
    method: 'POST',
    server: '/api',
    path,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      type: 'string',
      validate: (segment: unknown) => !refuses.includes(String(segment)),
    })),
    request: null,
    responses: { '200': { 'application/json': anyValue } },
  }) as unknown as OperationContract; // invented ids stand for operations that the contract does not have

const operationIdAt = (index: ReturnType<typeof createOperationIndex>, method: string, address: string) => {
  const match = index.match(method, new URL(address));
  return match.kind === 'operation' ? match.operation.id : match.kind;
};

test('[10.1] two routes that match the same address are refused', () => {
  expect(() =>
    createOperationIndex([createRoute('one', '/{a}/{b}'), createRoute('two', '/{c}/{d}')]),
  ).toThrow('POST /{a}/{b} (one) and /{c}/{d} (two) match the same addresses.');
  expect(() =>
    createOperationIndex([createRoute('one', '/{call}/{hash}'), createRoute('two', '/simulate/{hash}')]),
  ).toThrow();
});

test('[10.1] two routes do not conflict if the schema of the parameter rejects the fixed segment of the other route', () => {
  const routes = [
    createRoute('any', '/{call}/{hash}', ['simulate']),
    createRoute('simulate', '/simulate/{hash}'),
  ];
  for (const order of [routes, routes.toReversed()]) {
    const index = createOperationIndex(order);
    expect(operationIdAt(index, 'POST', 'https://s.example/api/simulate/h1')).toBe('simulate');
    expect(operationIdAt(index, 'POST', 'https://s.example/api/other/h1')).toBe('any');
  }
});

test('[10.1] the routes of the contract do not conflict, and each address leads to its operation', () => {
  const serviceUrl = 'https://s.example/sub/unauth/product-self-contract';
  const cases: [method: string, address: string, expected: string][] = [
    ['GET', `${serviceUrl}/h1/system`, 'getSystem'],
    ['POST', `${serviceUrl}/create-proposal/h1`, 'createProposal'],
    ['POST', `${serviceUrl}/something-else/h1`, 'simulateProduct'],
    ['PATCH', `${serviceUrl}/update-step/h1/step/endereco`, 'updateStep'],
    ['GET', `${serviceUrl}/h1/get-multi-proposal/52998224725`, 'getMultiProposal'],
    ['GET', 'https://s.example/unauth/cnpj/findByName?name=a', 'findCompaniesByName'],
    ['GET', 'https://viacep.com.br/ws/01001000/json/', 'getCepFirst'],
    ['GET', 'https://s.example/__external/opencep.com/v1/01001000', 'getCepSecond'],
    ['GET', 'https://get.geojs.io/v1/ip.json', 'getIpSecond'],
    ['GET', `${serviceUrl}/h1/invented`, 'undeclared'],
    ['DELETE', `${serviceUrl}/h1/system`, 'undeclared'],
    ['GET', 'https://s.example/assets/index.js', 'outsideContract'],
    ['GET', 'https://s.example/', 'outsideContract'],
  ];
  for (const [method, address, expected] of cases)
    expect(`${address} -> ${operationIdAt(operationIndex, method, address)}`).toBe(
      `${address} -> ${expected}`,
    );
});

test('path parameters are decoded, and invalid escapes stay as they are', () => {
  const parametersOf = (address: string) => {
    const match = operationIndex.match('GET', new URL(address));
    return match.kind === 'operation' ? match.pathParameters : match.kind;
  };
  const serviceUrl = 'https://s.example/unauth/product-self-contract';
  expect(parametersOf(`${serviceUrl}/a%20b/system`)).toEqual({ hashId: 'a b' });
  expect(parametersOf(`${serviceUrl}/a%E0%A4%A/system`)).toEqual({ hashId: 'a%E0%A4%A' });
  expect(parametersOf(`${serviceUrl}//system`)).toBe('undeclared');
});

test('[7.38] a file that every host serves is found only if the caller includes such files, under any base path', () => {
  const address = new URL('https://s.example/propostas/pixels/inverno.json');
  expect(operationIndex.match('GET', address).kind).toBe('outsideContract');
  expect(operationIndex.match('GET', address, { includeHostFiles: true })).toMatchObject({
    operation: { id: 'getPixelConfiguration' },
    pathParameters: { name: 'inverno' },
  });
  for (const file of ['frame.html', 'index.json'])
    expect(
      operationIndex.match('GET', new URL(`https://s.example/pixels/${file}`), { includeHostFiles: true })
        .kind,
      file,
    ).toBe('outsideContract');
});
