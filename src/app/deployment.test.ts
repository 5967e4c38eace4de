import { expect, test } from 'vitest';
import { type Deployment, readDefaults } from './deployment.ts';
import { readDeployment } from './read-deployment.ts';
import { sendsIdempotencyKey } from './sends-idempotency-key.ts';

const defaults = readDefaults({ VITE_SERVICE_URL: 'https://servico.exemplo.com.br' });

test('[7.6] [7.27] the default settings have two IP services and two postal-code services', () => {
  expect(readDefaults({}).ipServices).toHaveLength(2);
  expect(readDefaults({}).cepServices).toHaveLength(2);
  expect(readDefaults({}).cepServices.every(address => address.includes('{cep}'))).toBe(true);
});

test('an empty configuration element keeps the defaults of the build', () => {
  expect(readDeployment(defaults, '  ')).toEqual({ ok: true, value: defaults });
});

test('[1.5] the server configures addresses and identifiers without a rebuild', () => {
  const result = readDeployment(
    defaults,
    '{"serviceUrl":"https://outro.exemplo.com.br","identifiers":{"products":{"e-worker":["65a1"]}}}',
  );
  if (!result.ok) throw new Error(result.problem);
  expect(result.value.serviceUrl).toBe('https://outro.exemplo.com.br');
  expect(result.value.identifiers).toEqual({ ...defaults.identifiers, products: { 'e-worker': ['65a1'] } });
});

test.each([
  ['{"identifiers":{"products":null}}', '"identifiers" must be'],
  ['{"identifiers":{"product":{"e-worker":["65a1"]}}}', '"identifiers" must be'],
  ['{"identifiers":{"products":{"eworker":["65a1"]}}}', '"identifiers.products.eworker" is unknown'],
  ['{"identifiers":{"banks":{"e-worker":["65a1"]}}}', '"identifiers.banks.e-worker" is unknown'],
  [
    '{"identifiers":{"steps":{"a":[]},"fields":{"b":[]}}}',
    '"identifiers.steps.a" is unknown; "identifiers.fields.b" is unknown',
  ],
])('[1.5] identifiers that no rule would read are refused with a message: %s', (json, words) => {
  const result = readDeployment(defaults, json);
  expect(result.ok ? '' : result.problem).toContain(words);
});

test.each([
  ['not json', 'is not JSON'],
  ['[]', 'must hold an object'],
  ['{"serviceUrl":"ftp://x"}', '"serviceUrl" must be an http(s) address'],
  ['{"cepServices":["https://x/1"]}', '"cepServices" must be a list of http(s) addresses that contain {cep}'],
  ['{"serviceUrl":"https://x?y=1"}', '"serviceUrl" must end with the host or a path'],
  ['{"credential":"Ação"}', '"credential" must be a text that fits in a header'],
  ['{"allowedHosts":["https://x.com"]}', '"allowedHosts" must be a list of host names'],
  ['{"allowedHosts":[".banco.com.br"]}', '"allowedHosts" must be a list of host names'],
  ['{"reportUrl":"http://relatorios.exemplo.com.br"}', '"reportUrl" must be an https address'],
  ['{"reportUrl":"//mal.exemplo"}', '"reportUrl" must be an https address'],
  ['{"reportUrl":"https://a.exemplo/?x=1"}', '"reportUrl" must be an https address'],
  ['{"reportShare":2}', '"reportShare" must be a number from 0 to 1'],
  ['{"hostOrigins":["https://loja.exemplo.com.br/"]}', '"hostOrigins" must be a list of origins'],
  ['{"supportUrl":"http://ajuda"}', '"supportUrl" must be an https address'],
  ['{"librasUrl":"http://libras.exemplo.com.br"}', '"librasUrl" must be an https address'],
  ['{"librasUrl":7}', '"librasUrl" must be an https address'],
  ['{"serviceurl":"https://x"}', '"serviceurl" is unknown'],
  ['{"__proto__":{"a":1},"credential":3}', '"credential" must be a text'],
])('an invalid configuration is refused with a message: %s', (json, words) => {
  const result = readDeployment(defaults, json);
  expect(result.ok ? '' : result.problem).toContain(words);
});

test('a mistake in a configuration file is reported with the name of the file', () => {
  const options = { isSecure: true, source: 'The configuration a.json' };
  const problemOf = (json: string) => {
    const result = readDeployment(defaults, json, options);
    return result.ok ? '' : result.problem;
  };
  expect(problemOf('{"allowdHosts":[]}')).toBe(
    'The configuration a.json is wrong: "allowdHosts" is unknown.',
  );
  expect(problemOf('{"credential": "segredo",\n}')).toBe(
    'The configuration a.json is not JSON. The mistake is at line 2, column 1, or just before.',
  );
  const origins = ['https://loja.exemplo.com.br', 'https://Loja.Exemplo.com.br', 'loja'];
  expect(problemOf(JSON.stringify({ hostOrigins: origins }))).toBe(
    'The configuration a.json is wrong: "hostOrigins" must be a list of origins such as https://loja.exemplo.com.br, in lower case, without a path or a slash at the end. Refused: "https://Loja.Exemplo.com.br".',
  );
  expect(problemOf('{')).toContain('The configuration a.json is not JSON.');
  expect(problemOf('[]')).toBe('The configuration a.json must hold an object.');
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

test('[7.1] the address of the service is normalised, from the server and from the build', () => {
  const fullAddress = 'https://outro.exemplo.com.br/unauth/product-self-contract/';
  const deployment = readDeployment(defaults, JSON.stringify({ serviceUrl: fullAddress }));
  expect(deployment.ok && deployment.value.serviceUrl).toBe('https://outro.exemplo.com.br');
  const built = readDeployment(readDefaults({ VITE_SERVICE_URL: fullAddress }), '');
  expect(built.ok && built.value.serviceUrl).toBe('https://outro.exemplo.com.br');
});

test.each([
  ['{"serviceUrl":"http://servico.exemplo.com.br"}', '"serviceUrl" must begin with https'],
  ['{"ipServices":["http://ip.exemplo.com.br"]}', '"ipServices" must be'],
  ['{"cepServices":["http://cep.exemplo.com.br/{cep}"]}', '"cepServices" must be'],
])('[9.38] an address that the browser blocks on an https page is refused: %s', (json, words) => {
  const result = readDeployment(defaults, json, { isSecure: true });
  expect(result.ok ? '' : result.problem).toContain(words);
  expect(readDeployment(defaults, json).ok).toBe(true);
});

test.each([
  [{ VITE_SERVICE_CREDENTIAL: '“segredo”' }, 'credential'],
  [{ VITE_IDEMPOTENCY_KEY: 'allways' }, 'idempotencyKey'],
  [{ VITE_IP_SERVICES: 'http://ip.exemplo.com.br' }, 'ipServices'],
  [{ VITE_CEP_SERVICES: 'https://cep.exemplo.com.br/' }, 'cepServices'],
  [{ VITE_ALLOWED_HOSTS: 'https://ajuda.exemplo.com.br' }, 'allowedHosts'],
  [{ VITE_SUPPORT_URL: 'http://ajuda.exemplo.com.br' }, 'supportUrl'],
  [{ VITE_LIBRAS_URL: 'http://libras.exemplo.com.br' }, 'librasUrl'],
  [{ VITE_HOST_ORIGINS: 'https://loja.exemplo.com.br/' }, 'hostOrigins'],
])(
  '[1.5] a wrong value of the build is refused like that of the server, unless the server replaces it: %j',
  (env, key) => {
    const replacement = JSON.stringify({ [key]: readDefaults({})[key as keyof Deployment] }); // the keys above
    const problemOf = (json: string) => {
      const result = readDeployment(readDefaults(env), json, { isSecure: true });
      return result.ok ? '' : result.problem;
    };
    expect(problemOf('')).toContain(`"${key}" must be`);
    expect(problemOf(replacement)).toBe('');
  },
);

test('[16.3] a build that leaves a variable empty has the default for it', () => {
  expect(readDefaults({ VITE_IDEMPOTENCY_KEY: '' }).idempotencyKey).toBe('own-origin');
});
