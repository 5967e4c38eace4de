import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listenLocally } from '../tools/listen-locally.ts';
import { type CheckResult, checkService, type ServiceToCheck } from './check-service.ts';

const APP = 'https://proposta.exemplo.com.br';
const HEADERS = 'authorization, version, content-type, x-fingerprint, x-access-token, userofficetoken';

/** The faults of a test service; without them it is correct. */
interface ServiceFaults {
  status?: number;
  type?: string;
  body?: string;
  location?: string;
  date?: string;
  origin?: string | null;
  methods?: string;
  headers?: string;
  expose?: string;
  preflight?: number;
  credential?: string;
  /** The answer of the search for companies, which has a path without the prefix. */
  search?: { status?: number; type?: string; body?: string; origin?: string | null; preflight?: number };
  retryAfter?: string;
}

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const close of cleanups.splice(0)) close();
});

/** Creates a listener that answers like a service for an unknown hash, with these faults. */
const createRequestListener =
  (faults: ServiceFaults) =>
  (
    request: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
    response: Pick<ServerResponse, 'setHeader' | 'writeHead' | 'end'>,
  ) => {
    const isSearch = request.url?.startsWith('/unauth/cnpj/findByName') === true;
    const found = { status: 200, body: '{"data":{"companies":[]}}' };
    const {
      origin = APP,
      expose = 'Retry-After, Date',
      ...answer
    }: ServiceFaults = isSearch ? { ...faults, ...found, ...faults.search } : faults;
    if (origin !== null) response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', expose);
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', answer.methods ?? 'GET, POST, PATCH');
      response.setHeader('access-control-allow-headers', answer.headers ?? `${HEADERS}, Idempotency-Key`);
      response.writeHead(answer.preflight ?? 204);
      return void response.end();
    }
    const refused =
      answer.credential !== undefined && request.headers.authorization !== `Bearer ${answer.credential}`;
    if (answer.location) response.setHeader('location', answer.location);
    if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
    if (answer.date) response.setHeader('date', answer.date);
    response.setHeader('content-type', answer.type ?? 'application/json');
    response.writeHead(refused ? 401 : (answer.status ?? 404));
    response.end(answer.body ?? '{"message":"Proposta não encontrada."}');
  };

async function listen(server: Server): Promise<number> {
  cleanups.push(() => server.close());
  return listenLocally(server);
}

async function check(faults: ServiceFaults, options: Partial<ServiceToCheck> = {}): Promise<CheckResult[]> {
  const port = await listen(createServer(createRequestListener(faults)));
  return checkService({
    serviceUrl: `http://127.0.0.1:${port}`,
    credential: 'segredo',
    appOrigin: APP,
    sendsIdempotencyKey: true,
    ...options,
  });
}

const sentencesOf = (results: readonly CheckResult[], level: CheckResult['level']): string[] =>
  results.filter(result => result.level === level).map(({ sentence }) => sentence);

test('[16.6] a correct service gives neither an error nor a warning', async () => {
  const results = await check({ credential: 'segredo' });
  expect(sentencesOf(results, 'stops')).toEqual([]);
  expect(sentencesOf(results, 'warns')).toEqual([]);
  expect(sentencesOf(results, 'fine')[0]).toContain('answers 404 in JSON under its prefix');
});

test.each([404, 410, 422])(
  '[16.6] a %i for a hash id that the operator names as known stops the release: its journey does not open',
  async status => {
    const results = await check({ status }, { hashId: 'h1' });
    expect(sentencesOf(results, 'stops')).toEqual([
      expect.stringContaining(`does not open the hash id h1 (${status})`),
    ]);
    expect(sentencesOf(await check({ status: 200 }, { hashId: 'h1' }), 'stops')).toEqual([]);
  },
);

test.each<[what: string, faults: ServiceFaults, pause: string]>([
  ['a pause in seconds', { retryAfter: '40' }, 'Wait 40 s'],
  [
    'a pause until a date',
    { retryAfter: 'Mon, 30 Nov 2026 12:00:00 GMT' },
    'Wait until Mon, 30 Nov 2026 12:00:00 GMT',
  ],
  ['no pause', {}, 'Wait some minutes'],
  ['the page of a proxy', { type: 'text/html', body: '<html>' }, 'Wait some minutes'],
])(
  '[16.6] [4.28] a service that answers 429 with %s is not another service: the check says that it can be repeated',
  async (_, faults, pause) => {
    for (const hashId of ['h1', undefined]) {
      const results = await check({ ...faults, status: 429 }, hashId === undefined ? {} : { hashId });
      expect(results).toEqual([
        {
          level: 'warns',
          sentence: expect.stringMatching(/answers 429 .*: it gets too many calls from this address/),
        },
      ]);
      expect(results[0]?.sentence).toContain(`${pause}, and check again`);
    }
  },
);

test('[16.6] [7.26] a company search that answers 429 is a warning that names no wrong path', async () => {
  const warnings = sentencesOf(await check({ search: { status: 429 }, retryAfter: '40' }), 'warns');
  expect(warnings).toEqual([expect.stringContaining('too many calls from this address')]);
  expect(warnings.join()).not.toContain('lead to the service');
});

test('[16.6] the case of a media type does not matter', async () => {
  const results = await check({ type: 'Application/JSON; Charset=UTF-8' });
  expect(sentencesOf(results, 'stops')).toEqual([]);
});

test.each<[what: string, ServiceFaults, sentence: string]>([
  ['a refused credential', { credential: 'outra' }, 'refuses the credential (401)'],
  [
    'a redirect',
    { status: 301, location: 'https://outro.exemplo/' },
    'redirects (301) to https://outro.exemplo/',
  ],
  [
    'an HTML page instead of JSON',
    { status: 200, type: 'text/html', body: '<html>' },
    'not with JSON: this is not the service',
  ],
  ['a body that is not JSON under the type of JSON', { body: '<html>' }, 'not with JSON'],
  ['an error status', { status: 503 }, 'answers 503'],
  ['no allowed origin', { origin: null }, 'allows no origin, not https://proposta.exemplo.com.br'],
  ['another allowed origin', { origin: 'https://outra.exemplo' }, 'allows only https://outra.exemplo'],
  ['a preflight behind the login', { preflight: 401 }, 'browsers send no credential with it'],
  ['a preflight without a handler', { preflight: 404 }, 'is answered with 404'],
  ['no PATCH', { methods: 'GET, POST' }, 'does not allow the method PATCH'],
  ['PATCH only in lower case', { methods: 'get, post, patch' }, 'does not allow the method PATCH'],
  ...['authorization', 'version', 'content-type', 'x-fingerprint', 'x-access-token', 'userofficetoken'].map(
    (name): [string, ServiceFaults, string] => [
      `no header ${name}`,
      { headers: HEADERS.replace(new RegExp(`${name}(, )?`), '') },
      `does not allow the header ${name}`,
    ],
  ),
  ['a star as its allowed headers', { headers: '*' }, 'does not allow the header authorization'],
  ['no Idempotency-Key', { headers: HEADERS }, 'does not allow the header Idempotency-Key'],
])('[16.6] a service with %s will not work, and the check says why', async (_, faults, sentence) => {
  expect(sentencesOf(await check(faults), 'stops').join('\n')).toContain(sentence);
});

test('[16.6] [16.3] if writes go without the key, the check only warns: a write may count twice, or the service allows the key', async () => {
  const withoutKey = await check({ headers: HEADERS }, { sendsIdempotencyKey: false });
  expect(sentencesOf(withoutKey, 'stops')).toEqual([]);
  expect(sentencesOf(withoutKey, 'warns').join()).toContain('may count twice');
  const withKeyAllowed = await check({}, { sendsIdempotencyKey: false });
  expect(sentencesOf(withKeyAllowed, 'warns').join()).toContain('set "idempotencyKey" to "always"');
});

test('[16.6] [4.28] hidden headers and a wrong clock are warnings', async () => {
  const results = await check({ expose: 'x-other', date: new Date(Date.now() - 600_000).toUTCString() });
  expect(sentencesOf(results, 'stops')).toEqual([]);
  expect(sentencesOf(results, 'warns').join('\n')).toContain(
    'Access-Control-Expose-Headers lacks Retry-After and Date',
  );
  expect(sentencesOf(results, 'warns').join('\n')).toMatch(/clock of the service is \d+ s behind/);
});

test.each<[what: string, search: NonNullable<ServiceFaults['search']>, sentence: string]>([
  ['answers the page of the app', { type: 'text/html', body: '<html>' }, 'answers 200 with text/html'],
  ['does not exist', { status: 404 }, 'answers 404'],
  ['has an error', { status: 502 }, 'answers 502'],
  ['allows no origin', { origin: null }, 'the company search of the service allows no origin'],
  ['has no preflight', { preflight: 404 }, 'the preflight of the company search (OPTIONS for GET)'],
])(
  '[16.6] [7.26] a company search that %s is a warning: its path has no prefix',
  async (_, search, sentence) => {
    const results = await check({ search });
    expect(sentencesOf(results, 'stops')).toEqual([]);
    expect(sentencesOf(results, 'warns').join('\n')).toContain(sentence);
  },
);

test('[16.6] [7.26] a company search without an answer is a warning', async () => {
  const answer = createRequestListener({});
  const service = createServer((request, response) => {
    if (request.url?.includes('/cnpj/')) request.socket.destroy();
    else answer(request, response);
  });
  const serviceUrl = `http://127.0.0.1:${await listen(service)}`;
  const options = { serviceUrl, credential: 'segredo', appOrigin: APP, sendsIdempotencyKey: true };
  const results = await checkService(options);
  expect(sentencesOf(results, 'stops')).toEqual([]);
  expect(sentencesOf(results, 'warns').join()).toContain('The company search has no answer');
});

test('[16.6] CORS is not checked if the service is on the origin of the app', async () => {
  const port = await listen(createServer(createRequestListener({ origin: null, preflight: 500 })));
  const ownAddress = `http://127.0.0.1:${port}`;
  const results = await checkService({
    serviceUrl: ownAddress,
    credential: 'segredo',
    appOrigin: ownAddress,
    sendsIdempotencyKey: true,
  });
  expect(sentencesOf(results, 'stops')).toEqual([]);
});

test('[16.6] unknown host names, closed ports and timeouts get different messages', async () => {
  const closedServer = createServer();
  const port = await listen(closedServer);
  closedServer.close();
  const silentPort = await listen(createServer(() => undefined));
  const checkAt = async (serviceUrl: string) =>
    sentencesOf(
      await checkService({
        serviceUrl,
        credential: 'segredo',
        appOrigin: APP,
        sendsIdempotencyKey: true,
        timeLimit: 300,
      }),
      'stops',
    ).join();
  expect(await checkAt(`http://127.0.0.1:${port}`)).toContain('Nothing listens at');
  expect(await checkAt(`http://127.0.0.1:${silentPort}`)).toContain('does not answer in time');
  expect(await checkAt('http://nobody.invalid')).toMatch(/cannot be resolved|does not answer in time/);
  const plainPort = await listen(createServer(createRequestListener({})));
  expect(await checkAt(`https://127.0.0.1:${plainPort}`)).toContain('does not speak TLS');
});

test('[16.6] a service that sends its answer byte by byte for ever does not answer in time', {
  timeout: 5000,
}, async () => {
  const port = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    }),
  );
  const results = await checkService({
    serviceUrl: `http://127.0.0.1:${port}`,
    credential: 'segredo',
    appOrigin: APP,
    sendsIdempotencyKey: true,
    timeLimit: 300,
  });
  expect(sentencesOf(results, 'stops').join()).toContain('does not answer in time');
});

/** A self-signed certificate for 127.0.0.1. */
function createCertificate(): { key: string; cert: string } {
  const folder = createTemporaryFolder('proposta-check-');
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const process = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
  ]);
  if (process.status !== 0) throw new Error(`openssl made no certificate: ${String(process.stderr)}`);
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

test('[16.6] an invalid certificate is an error; HTTP/1.1 alone is a warning, HTTP/2 is none', async () => {
  const { key, cert } = createCertificate();
  const oldPort = await listen(createTlsServer({ key, cert }, createRequestListener({})));
  const service = { credential: 'segredo', appOrigin: APP, sendsIdempotencyKey: true };
  const serviceUrl = `https://127.0.0.1:${oldPort}`;
  expect(sentencesOf(await checkService({ ...service, serviceUrl }), 'stops').join()).toContain(
    'is not accepted',
  );
  const results = await checkService({ ...service, serviceUrl, ca: cert });
  expect(sentencesOf(results, 'stops')).toEqual([]);
  expect(sentencesOf(results, 'warns').join()).toContain('does not speak HTTP/2');

  // HTTP/2 has other types for request and response, but the used members are the same.
  const server = createSecureServer({ key, cert, allowHTTP1: true }, createRequestListener({}) as never);
  const port = await listen(server);
  expect(
    sentencesOf(
      await checkService({ ...service, serviceUrl: `https://127.0.0.1:${port}`, ca: cert }),
      'fine',
    ),
  ).toContain('The service speaks HTTP/2.');
});

/** Starts the command in another process. */
const runCheck = (args: readonly string[], variables: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'deploy/check.ts', ...args], {
    cwd: path.resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
    // The next argument that is wrong: a check that accepts the tested one stops here, and calls no service.
    env: { ...process.env, DEPLOYMENT_FILE: '/no/file', ...variables },
  });

test.each(['localhost:4173', 'ftp://proposta.exemplo.com.br', 'proposta'])(
  'the check explains what the origin must be when it gets %s',
  { timeout: 60_000 },
  origin => {
    const { status, stderr } = runCheck(['--origin', origin]);
    const sentence = `--origin "${origin}" is no address such as https://proposta.exemplo.com.br.`;
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  },
);

test.each<[from: string, args: string[], variables: Record<string, string>]>([
  ['the option', ['--hash', '../../admin?x='], {}],
  ['the variable', [], { CHECK_HASH: '../../admin?x=' }],
])(
  '[16.6] the check asks no service about a text from %s that is no hash id',
  {
    timeout: 60_000,
  },
  (_, args, variables) => {
    const { status, stderr } = runCheck(['--origin', APP, ...args], variables);
    const sentence = '--hash "../../admin?x=" is no hash id: at most 128 letters, digits, _ and -.';
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  },
);

test('the check prints its usage for --help, and refuses an unknown option with 2', {
  timeout: 60_000,
}, () => {
  const help = runCheck(['--help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('--origin')]);
  const unknown = runCheck(['--host', 'x']);
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining("Unknown option '--host'")]);
});

test('the check of a configuration that cannot be read ends as with a wrong argument: it says nothing about the service', {
  timeout: 60_000,
}, () => {
  const { status, stderr } = runCheck(['--origin', APP]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('cannot be read: /no/file')]);
});
