import { expect, test } from 'vitest';
import { deploymentFromEnv, readDeployment, sendsIdempotencyKey } from './deployment.ts';

const defaults = deploymentFromEnv({ VITE_SERVICE_URL: 'https://servico.exemplo.com.br' });

test('[7.6] [7.27] without settings two IP services and two postal-code services are known', () => {
  expect(deploymentFromEnv({}).ipServices).toHaveLength(2);
  expect(deploymentFromEnv({}).cepServices.every(address => address.includes('{cep}'))).toBe(true);
});

test('an empty element leaves the defaults of the build', () => {
  expect(readDeployment(defaults, '  ')).toEqual({ ok: true, value: defaults });
});

test('[1.5] the server fills in addresses and identifiers without a rebuild', () => {
  const read = readDeployment(
    defaults,
    '{"serviceUrl":"https://outro.exemplo.com.br","identifiers":{"products":{"e-worker":["65a1"]}}}',
  );
  if (!read.ok) throw new Error(read.problem);
  expect(read.value.serviceUrl).toBe('https://outro.exemplo.com.br');
  expect(read.value.identifiers).toEqual({ products: { 'e-worker': ['65a1'] }, banks: {}, lenders: {} });
});

test.each([
  ['not json', 'is not JSON'],
  ['[]', 'must hold an object'],
  ['{"serviceUrl":"ftp://x"}', '"serviceUrl" must be an http(s) address'],
  ['{"cepServices":["https://x/1"]}', '"cepServices" must be a list of http(s) addresses that contain {cep}'],
  ['{"supportUrl":"http://ajuda"}', '"supportUrl" must be an https address'],
  ['{"serviceurl":"https://x"}', '"serviceurl" is unknown'],
  ['{"__proto__":{"a":1},"credential":3}', '"credential" must be a text'],
])('a wrong configuration is refused in words: %s', (json, words) => {
  const read = readDeployment(defaults, json);
  expect(read.ok ? '' : read.problem).toContain(words);
});

test.each([
  ['own-origin', '', true],
  ['own-origin', 'https://proposta.exemplo/sessao/1', true],
  ['own-origin', 'https://servico.exemplo', false],
  ['always', 'https://servico.exemplo', true],
  ['never', '', false],
] as const)(
  '[16.3] writes carry their key: mode %s, service "%s": %s',
  (idempotencyKey, serviceUrl, expected) => {
    expect(sendsIdempotencyKey({ idempotencyKey, serviceUrl }, 'https://proposta.exemplo')).toBe(expected);
  },
);
