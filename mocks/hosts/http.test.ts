import { mkdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scenarioIds } from '#tests/support/scenario-ids.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { startHttpHost } from './http.ts';

const hash = '6650c1f2a4b3d90012e7f001';
const service = '/unauth/product-self-contract';

/** A minimal build: the page with its configuration element, and a hashed file. */
async function createBuild(): Promise<string> {
  const parent = createTemporaryFolder('build-');
  const folder = path.join(parent, 'dist');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(parent, 'secret.json'), '{}');
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><script type="application/json" id="deployment"></script><div id="app"></div>',
  );
  await writeFile(path.join(folder, 'assets/index-abc123.js'), 'export {};');
  return folder;
}

async function startHost(options: { base?: string } = {}) {
  const host = await startHttpHost({ dist: await createBuild(), ...options });
  onTestFinished(() => host.close());
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(host.url + address, { headers, redirect: 'manual' });
  const play = async (id: string) => {
    const response = await get(`/__scenarios/${id}/play`);
    return response.headers.get('x-mock-session') ?? '';
  };
  const create = (session: string, data: object = {}) =>
    fetch(`${host.url}${service}/create-proposal/${hash}`, {
      method: 'POST',
      headers: { version: 'v2', 'content-type': 'application/json', 'x-mock-session': session },
      body: JSON.stringify({ data, deviceIp: '', hashId: hash, metaProductBankId: 'm', deviceTracking: {} }),
    });
  const readJournal = async (session: string) =>
    (await get('/__scenarios/journal', { 'x-mock-session': session })).json();
  const reset = (session: string) =>
    fetch(`${host.url}/__scenarios/reset`, { method: 'POST', headers: { 'x-mock-session': session } });
  return { host, get, play, create, readJournal, reset };
}

test('[10.5d] playing a scenario starts a session by cookie and leads to the journey', async () => {
  const { get, host } = await startHost();
  const response = await get('/__scenarios/no-offer/play');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/?agx_hash=${hash}`);
  const [, session] = /mock_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  expect(host.sessions.find(session ?? '')?.scenario.id).toBe('no-offer');
});

test('[10.6] an unknown scenario is answered with the nearest names', async () => {
  const { get } = await startHost();
  const response = await get('/__scenarios/poling-success/play');
  expect(response.status).toBe(404);
  expect((await response.json()).nearest).toContain('polling-success');
});

test('[10.6] an unknown scenario is named as it was typed, with its accents', async () => {
  const { get } = await startHost();
  expect((await (await get('/__scenarios/conexão-failed/play')).json()).message).toContain(
    '"conexão-failed"',
  );
  expect((await get('/__scenarios/%E0%A4%A/play')).status).toBe(404);
});

const hasIPv6 = Object.values(networkInterfaces()).some(list =>
  list?.some(({ address }) => address === '::1'),
);

test.skipIf(!hasIPv6)('a host that listens on an IPv6 address names it as in a link', async () => {
  const host = await startHttpHost({ dist: await createBuild(), listenAddress: '::1' });
  onTestFinished(() => host.close());
  expect((await fetch(`${host.url}/__scenarios`)).status).toBe(200);
});

test('[10.6] a browser gets a page for an unknown scenario or dialect, with links to the nearest ones and to the list', async () => {
  const { get } = await startHost();
  const scenario = await get('/__scenarios/poling-success%3Cb%3E/play', { accept: 'text/html' });
  expect(scenario.status).toBe(404);
  const scenarioPage = await scenario.text();
  expect(scenarioPage).toContain('Nenhum cenário se chama &quot;poling-success');
  expect(scenarioPage).toContain('<a href="/__scenarios/polling-success/play">polling-success</a>');
  expect(scenarioPage).toContain('<a href="/__scenarios">Todos os cenários</a>');

  const dialect = await get('/__scenarios/happy-path/play?dialect=nul%3Cb%3E', { accept: 'text/html' });
  expect(dialect.status).toBe(404);
  const dialectPage = await dialect.text();
  expect(dialectPage).toContain('<a href="/__scenarios/happy-path/play?dialect=nulls">nulls</a>');
  expect(dialectPage).not.toContain('<b>');
});

test('[16.2] a session keeps the dialect of its address, also after a reset', async () => {
  const { get, create, readJournal, reset } = await startHost();
  for (const query of ['dialect=text-scalars', 'mock_dialect=text-scalars']) {
    const response = await get(`/__scenarios/happy-path/play?${query}`);
    const session = response.headers.get('x-mock-session') ?? '';
    await reset(session);
    const { data } = await (await create(session)).json();
    expect(data.waitingFinishFillProposalSelfContract).toBe('false');
    expect((await readJournal(session)).dialect).toBe('text-scalars');
  }
  const unknown = await get('/__scenarios/happy-path/play?dialect=nul');
  expect(unknown.status).toBe(404);
  expect((await unknown.json()).nearest).toContain('nulls');
});

test('the list names every scenario, as JSON and as a page', async () => {
  const { get } = await startHost();
  const { scenarios } = await (await get('/__scenarios')).json();
  expect(scenarios.map(({ id }: { id: string }) => id)).toEqual(scenarioIds);
  const page = await (await get('/__scenarios', { accept: 'text/html' })).text();
  for (const id of scenarioIds) expect(page).toContain(`/__scenarios/${id}/play`);
});

test('thirty simultaneous testers have separate worlds', async () => {
  const { play, create, readJournal } = await startHost();
  const sessions = await Promise.all(Array.from({ length: 30 }, () => play('happy-path')));
  expect(new Set(sessions).size).toBe(30);
  await Promise.all(
    sessions.flatMap((session, index) =>
      Array.from({ length: index % 4 }, () => create(session, { nome: `Pessoa ${index}` })),
    ),
  );
  const reports = await Promise.all(sessions.map(readJournal));
  expect(reports.map(({ effects }) => effects.proposals)).toEqual(sessions.map((_, index) => index % 4));
  for (const [index, report] of reports.entries())
    for (const call of report.journal) expect(call.request.body.data.nome).toBe(`Pessoa ${index}`);
});

test('the page of a session calls the service under an address of that session, without any cookie', async () => {
  const { get, play, host, readJournal } = await startHost();
  const session = await play('resume');
  const page = await (await get(`/?agx_hash=${hash}`, { cookie: `mock_session=${session}` })).text();
  const deployment = JSON.parse(/id="deployment">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(deployment.serviceUrl).toBe(`${host.url}/__session/${session}`);
  const system = await fetch(`${deployment.serviceUrl}${service}/${hash}/system`, {
    headers: { version: 'v2' },
  });
  expect((await system.json()).data.proposal.currentStep).toBe('dados-bancarios');
  const address = await fetch(deployment.cepServices[0].replace('{cep}', '01310100'));
  expect((await address.json()).localidade).toBe('São Paulo');
  expect(await (await fetch(deployment.ipServices[1])).json()).toEqual({ ip: '203.0.113.42' });
  const report = await readJournal(session);
  expect(report.journal.map(({ operation }: { operation: string }) => operation)).toEqual([
    'getSystem',
    'getCepFirst',
    'getIpSecond',
  ]);
});

test('a reset restarts one session and no other', async () => {
  const { play, create, readJournal, reset } = await startHost();
  const [firstSession, secondSession] = [await play('happy-path'), await play('happy-path')];
  await create(firstSession);
  await create(secondSession);
  await reset(firstSession);
  expect((await readJournal(firstSession)).effects.proposals).toBe(0);
  expect((await readJournal(secondSession)).effects.proposals).toBe(1);
});

test('[10.3] a request of the app that breaks the contract is recorded in its session and answered as usual', async () => {
  const { host, play, readJournal } = await startHost();
  const session = await play('happy-path');
  const response = await fetch(`${host.url}/__session/${session}${service}/${hash}/system?x=1`);
  expect(response.status).toBe(200);
  const { violations } = await readJournal(session);
  expect(violations.map(({ detail }: { detail: string }) => detail)).toEqual([
    'header parameter "version" is missing',
    'query parameter "x" is not in the contract',
  ]);
});

test('an address without a file gets the page; a hashed file may be cached for ever; no file outside the build is served', async () => {
  const { get } = await startHost();
  for (const address of ['/', '/endereco', '/começar', `/?agx_hash=${hash}`])
    expect(await (await get(address)).text()).toContain('<div id="app">');
  const script = await get('/assets/index-abc123.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await get('/')).headers.get('cache-control')).toBe('no-store');
  expect((await get('/assets/gone.js')).status).toBe(404);
  expect((await get('/..%2fsecret.json')).status).toBe(404);
  expect((await get('/%E0%A4%A')).status).toBe(200);
});

test('a build with a base path is served under that path', async () => {
  const { get, host } = await startHost({ base: '/propostas/' });
  const response = await get('/propostas/__scenarios/resume/play');
  expect(response.headers.get('location')).toBe(`/propostas/?agx_hash=${hash}`);
  const session = response.headers.get('x-mock-session');
  const page = await (await get('/propostas/endereco', { cookie: `mock_session=${session}` })).text();
  const { serviceUrl } = JSON.parse(/id="deployment">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(serviceUrl).toBe(`${host.url}/propostas/__session/${session}`);
  const system = await fetch(`${serviceUrl}${service}/${hash}/system`, { headers: { version: 'v2' } });
  expect((await system.json()).data.proposal.currentStep).toBe('dados-bancarios');
});

test('[10.5] each page without a session gets a separate world; a page whose session is gone gets none', async () => {
  const { get } = await startHost();
  const serviceOf = async (cookie?: string) => {
    const page = await (await get(`/?agx_hash=${hash}`, cookie ? { cookie } : {})).text();
    const { serviceUrl } = JSON.parse(/id="deployment">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    return { serviceUrl, status: (await fetch(`${serviceUrl}${service}/${hash}/system`)).status };
  };
  const [firstService, secondService] = [await serviceOf(), await serviceOf()];
  expect([firstService.status, secondService.status]).toEqual([200, 200]);
  expect(firstService.serviceUrl).not.toBe(secondService.serviceUrl);
  expect((await serviceOf('mock_session=sumida')).status).toBe(410);
});

test('[10.5] a browser that opens a page without a session and with another hash than that of its scenario is led to the scenarios', async () => {
  const { get } = await startHost();
  const page = { accept: 'text/html,application/xhtml+xml' };
  for (const address of ['/endereco?agx_hash=outra', '/?agx_hash=outra', '/?Agx_hash=outra&token=x']) {
    const response = await get(address, page);
    expect(response.status, address).toBe(302);
    expect(response.headers.get('location')).toBe('/__scenarios?why=noSession');
  }
  const list = await (await get('/__scenarios?why=noSession', page)).text();
  expect(list).toContain('não tem uma sessão de teste');
  expect(await (await get('/__scenarios', page)).text()).not.toContain('sessão de teste');
  // The default scenario, a page without a hash, a session that is gone, files, and programs are answered as before.
  for (const [address, headers] of [
    [`/?agx_hash=${hash}`, page],
    ['/?agx_hash=outra', { ...page, cookie: 'mock_session=sumida' }],
    ['/', page],
    ['/', { ...page, cookie: 'agx_hash=outra' }],
    ['/assets/index-abc123.js', page],
    ['/?agx_hash=outra', {}],
  ] as const)
    expect((await get(address, headers)).status, address).toBe(200);
});

const ownAddress = Object.values(networkInterfaces())
  .flatMap(addresses => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test('[15.5] the pages of a QA build open without a session, because it has its own catalogue', async () => {
  const dist = await createBuild();
  await writeFile(path.join(dist, 'mockServiceWorker.js'), '');
  const host = await startHttpHost({ dist });
  onTestFinished(() => host.close());
  for (const address of ['/', '/bancada', '/endereco'])
    expect(
      (await fetch(host.url + address, { headers: { accept: 'text/html' }, redirect: 'manual' })).status,
    ).toBe(200);
});

test.skipIf(ownAddress === undefined)(
  '[9.38] a production build over plain http at an address of the network is answered by the reason why it cannot be used',
  async () => {
    const { host } = await startHost();
    const { port } = new URL(host.url);
    const getFrom = (name: string, headers: Record<string, string> = {}, address = '/') =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const request = httpRequest(
          { port, path: address, headers: { host: `${name}:${port}`, accept: 'text/html', ...headers } },
          response => {
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (chunk: string) => {
              text += chunk;
            });
            response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
          },
        );
        request.on('error', reject).end();
      });
    const opened = await getFrom(String(ownAddress), {}, `/?agx_hash=${hash}`);
    expect(opened.status).toBe(400);
    expect(opened.text).toContain('build:qa');
    expect(
      (await getFrom(String(ownAddress), { 'x-forwarded-proto': 'https' }, `/?agx_hash=${hash}`)).status,
    ).toBe(200);
    expect((await getFrom('localhost', {}, `/?agx_hash=${hash}`)).status).toBe(200);
  },
);
