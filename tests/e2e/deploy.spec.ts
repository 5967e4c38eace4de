import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders as HttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPlaywrightDriver } from '#mocks/drivers/playwright-driver.ts';
import { deploymentOf } from '#mocks/hosts/http/deployment.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Counts, createReportReceiver } from '../../deploy/create-report-receiver.ts';
import { loadsBrotli } from '../../deploy/loads-brotli.ts';
import { createNextRelease, startBalancer } from './balancer.ts';
import { configureNginx, createSelfSignedCertificate, findFreePort, nginx, startNginx } from './nginx.ts';
import { personalFields } from './personal-fields.ts';
import { RESTS, restsInRun, sampleForRun } from './sample-for-run.ts';
import { switchPreloadingOff } from './switch-preloading-off.ts';
import { expect, test, withoutMotion } from './test.ts';

test.use(withoutMotion);
test.skip(!nginx, 'nginx is not on this machine and cannot be installed, so its configuration is not tested');

const DEPLOYMENT = {
  serviceUrl: 'https://servico.exemplo.com.br',
  credential: 'segredo',
  hostOrigins: ['https://loja.exemplo.com.br'],
};

/** Serves the production build by nginx, which does not pass any call on to the service. */
async function serve(env: Record<string, string> = {}, deployment: object = DEPLOYMENT) {
  const port = await findFreePort();
  const { status, output, folder } = configureNginx({ LISTEN: `127.0.0.1:${port}`, ...env }, deployment);
  if (status !== 0) throw new Error(output);
  const url = `http://127.0.0.1:${port}`;
  const stop = await startNginx(folder, `${url}${env.BASE_PATH ?? '/'}-/health`);
  return { url, stop };
}

/** Serves the production build by nginx with a certificate of its own. */
async function serveWithTls() {
  const { folder } = configureNginx({}, DEPLOYMENT);
  const { certificate, key } = createSelfSignedCertificate(folder);
  const tlsPort = await findFreePort();
  const { url, stop } = await serve({
    TLS_LISTEN: `127.0.0.1:${tlsPort}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
  });
  return { url, tlsPort, stop };
}

/** The example receiver, its address, and the reports that it has received. */
async function startReceiver() {
  const counts: Counts = {};
  const bodies: string[] = [];
  const cookies: unknown[] = [];
  const server = createReportReceiver(counts);
  server.prependListener('request', (request: IncomingMessage) => {
    cookies.push(request.headers.cookie);
    request.on('data', chunk => bodies.push(String(chunk)));
  });
  const port = await findFreePort();
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return { counts, bodies, cookies, address: `127.0.0.1:${port}`, stop: () => void server.close() };
}

const assetOf = (page: string): string => /assets\/[^"]+\.js/.exec(page)?.[0] ?? '';

test('[12.9] [2.15] nginx answers deep links with the page, uncached, with a strict content security policy', async () => {
  const { url, stop } = await serve();
  try {
    for (const path of [
      '/',
      '/dados-pessoais?agx_hash=abc',
      '/come%C3%A7ar',
      '/token-validation',
      '/saude',
    ]) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toContain('text/html');
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(answer.headers.get('permissions-policy'), path).toContain('geolocation=(self)');
      expect(answer.headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
      expect(policy, path).toContain('https://servico.exemplo.com.br');
      expect(policy, path).toContain('frame-ancestors https://loja.exemplo.com.br');
      expect(policy, path).toContain("require-trusted-types-for 'script'");
    }
    expect(await (await fetch(url)).text()).toContain('"serviceUrl":"https://servico.exemplo.com.br"');
  } finally {
    stop();
  }
});

test("[12.7, 12.9] the frame of partners' scripts has an opaque origin and its own policy", async () => {
  const { url, stop } = await serve();
  try {
    const answer = await fetch(`${url}/pixels/frame.html`);
    expect(await answer.text()).toContain('<title>Parceiros</title>');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self' https://loja.exemplo.com.br");
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const list = await fetch(`${url}/pixels/index.json`);
    expect(list.headers.get('content-type')).toContain('json');
    expect(list.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await fetch(`${url}/pixels/nenhum.json`)).headers.get('cache-control')).toBe('no-store');
  } finally {
    stop();
  }
});

test('assets are cached for ever and sent compressed; a missing asset is a 404, and so is a hidden file', async () => {
  const { url, stop } = await serve();
  try {
    const asset = `${url}/${assetOf(await (await fetch(url)).text())}`;
    const answer = await fetch(asset);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const etag = answer.headers.get('etag') ?? '';
    const secondResponse = await fetch(asset, { headers: { 'if-none-match': etag } });
    expect([secondResponse.status, secondResponse.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=31536000, immutable',
    ]);
    // With several servers, another one may have the file, so no cache may keep the 404.
    for (const path of ['/assets/nothing-00000000.js', '/nothing.png', '/.vite/manifest.json']) {
      const missingAsset = await fetch(url + path);
      expect([path, missingAsset.status, missingAsset.headers.get('cache-control')]).toEqual([
        path,
        404,
        'no-store',
      ]);
    }
    // A path that leads out of the folder is refused.
    expect((await fetch(`${url}/assets/..%2f..%2fpackage.json`)).status).toBe(400);
    expect((await fetch(url, { method: 'POST', body: '' })).status).toBe(405);
  } finally {
    stop();
  }
});

/** Requests a URL as a client that accepts these encodings, and does not decode the body. */
const requestBytes = (url: string, encodings: string): Promise<{ headers: HttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encodings } }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

test('[14.6] nginx sends the compressed copies of the build, brotli before gzip, and fills the configuration into the page', async () => {
  const { url, stop } = await serve();
  const otherServer = await serve({}, { ...DEPLOYMENT, serviceUrl: 'https://outro.exemplo.com.br' });
  try {
    const asset = assetOf(readFileSync('dist/index.html', 'utf8'));
    const gzip = await requestBytes(`${url}/${asset}`, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.body.equals(readFileSync(`dist/${asset}.gz`)), 'the copy of the build').toBe(true);
    const identity = await requestBytes(`${url}/${asset}`, 'identity');
    expect(identity.body.equals(readFileSync(`dist/${asset}`))).toBe(true);
    for (const { headers } of [gzip, identity]) expect(headers.vary).toContain('Accept-Encoding');
    const pages = [
      await requestBytes(`${url}/termos`, 'gzip'),
      await requestBytes(`${otherServer.url}/termos`, 'gzip'),
    ];
    const texts = pages.map(({ body }) => gunzipSync(body).toString());
    expect(texts[0]).toContain('"serviceUrl":"https://servico.exemplo.com.br"');
    expect(texts[1]).toContain('"serviceUrl":"https://outro.exemplo.com.br"');
    if (!loadsBrotli()) return;
    const brotli = await requestBytes(`${url}/${asset}`, 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers.vary).toContain('Accept-Encoding');
    expect(brotli.body.equals(readFileSync(`dist/${asset}.br`)), 'the copy of the build').toBe(true);
    const page = await requestBytes(`${otherServer.url}/termos`, 'br');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(brotliDecompressSync(page.body).toString()).toContain('https://outro.exemplo.com.br');
  } finally {
    stop();
    otherServer.stop();
  }
});

test('[14.6a] a repeat visit requests only the page, the service and the IP from the network', async ({
  page,
  host,
}) => {
  const scenario = scenarioById('happy-path');
  const session = host.sessions.play(scenario, randomUUID());
  const { url, stop } = await serve({}, deploymentOf(`${host.url}/`, session));
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const urlById = new Map<string, string>();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (/^https?:/.test(request.url)) urlById.set(requestId, request.url);
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => urlById.delete(requestId));
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) urlById.delete(requestId);
    });
    const visit = async (): Promise<string[]> => {
      urlById.clear();
      const lastPreload = page.waitForResponse(/\/pixels\/index\.json$/);
      await page.goto(`${url}/?agx_hash=${hashOf(scenario)}`);
      await page.getByRole('textbox', { name: 'Nome completo' }).waitFor();
      // The preloading requests this file last.
      await lastPreload;
      await page.waitForLoadState('networkidle');
      return [...urlById.values()].map(address =>
        address
          .replace(url, '')
          .replace(/^.*\/__session\/[^/]+/, '')
          .replace(/\?.*$/, ''),
      );
    };
    const firstVisit = await visit();
    expect(firstVisit.filter(address => address.startsWith('/assets/')).length).toBeGreaterThan(3);
    await page.goto('about:blank');
    const system = `/unauth/product-self-contract/${hashOf(scenario)}/system`;
    expect(new Set(await visit())).toEqual(new Set(['/', system, '/__external/api.ipify.org/']));
  } finally {
    stop();
  }
});

test('[12.1] nginx writes no path and no query into the log of the site: they contain tokens and the id of the proposal', async () => {
  const log = path.join(createTemporaryFolder('log-'), 'access.log');
  const { url, stop } = await serve({ ACCESS_LOG: log });
  try {
    await fetch(`${url}/dados-pessoais?agx_hash=abc&token=def`);
    await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/^\S+ 200 GET \d+ [\d.]+\n$/);
  } finally {
    stop();
  }
});

test('[9.38] behind a proxy plain http is redirected to https, except the health check, and what visitors get by https has HSTS', async () => {
  const { url, stop } = await serve();
  try {
    const plainHttp = { headers: { 'x-forwarded-proto': 'http' }, redirect: 'manual' as const };
    const redirect = await fetch(`${url}/termos?agx_hash=abc`, plainHttp);
    expect(redirect.status).toBe(301);
    expect(redirect.headers.get('location')).toBe('https://127.0.0.1/termos?agx_hash=abc');
    expect((await fetch(`${url}/-/health`, plainHttp)).status).toBe(200);
    const asset = assetOf(readFileSync('dist/index.html', 'utf8'));
    for (const address of [url, `${url}/pixels/frame.html`, `${url}/${asset}`]) {
      const answer = await fetch(address, { headers: { 'x-forwarded-proto': 'https' } });
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('strict-transport-security'), address).toContain('max-age=31536000');
    }
    expect((await fetch(url)).headers.has('strict-transport-security')).toBe(false);
  } finally {
    stop();
  }
});

test('[2.15] [16.9] a step whose slug is the path of the reports is answered with the page', async () => {
  const receiver = await startReceiver();
  const { url, stop } = await serve(
    { REPORT_RECEIVER: receiver.address },
    { ...DEPLOYMENT, reportUrl: '/relatorio' },
  );
  try {
    const answer = await fetch(`${url}/relatorio`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('script-src');
    expect((await fetch(`${url}/relatorio`, { method: 'POST', body: '{}' })).status).toBe(400);
  } finally {
    stop();
    receiver.stop();
  }
});

test('[9.38] two sites on one nginx: plain http reaches the health check of both, and everything else is redirected', async () => {
  const sites = await Promise.all(
    ['/a/', '/b/'].map(async base => {
      const dist = createTemporaryFolder('dist-');
      writeFileSync(
        path.join(dist, 'index.html'),
        `<script type="module" crossorigin src="${base}assets/start-1.js"></script><script type="application/json" id="deployment"></script>`,
      );
      const port = await findFreePort();
      const env = { LISTEN: `127.0.0.1:${port}`, BASE_PATH: base, DIST: dist };
      const { status, output, folder } = configureNginx(env, DEPLOYMENT);
      if (status !== 0) throw new Error(output);
      return { url: `http://127.0.0.1:${port}${base}`, file: path.join(folder, 'site.conf') };
    }),
  );
  const folder = createTemporaryFolder('proposta-');
  writeFileSync(path.join(folder, 'site.conf'), sites.map(({ file }) => `include ${file};\n`).join(''));
  const stop = await startNginx(folder, `${sites[0]?.url}-/health`);
  try {
    for (const { url } of sites) {
      const plainHttp = { headers: { 'x-forwarded-proto': 'http' }, redirect: 'manual' as const };
      expect((await fetch(`${url}-/health`, plainHttp)).status, url).toBe(200);
      expect((await fetch(`${url}termos`, plainHttp)).status, url).toBe(301);
    }
  } finally {
    stop();
  }
});

test('[12.1] [12.9] redirects, the health check and paths that do not exist have the common headers, and no browser keeps them', async () => {
  const { url, stop } = await serve();
  try {
    for (const [path, scheme, status] of [
      ['/termos?token=abc', 'http', 301],
      ['/-/health', 'https', 200],
      ['/.git/config', 'https', 404],
    ] as const) {
      const answer = await fetch(url + path, {
        headers: { 'x-forwarded-proto': scheme },
        redirect: 'manual',
      });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(answer.headers.has('strict-transport-security'), path).toBe(scheme === 'https');
    }
  } finally {
    stop();
  }
});

test('[9.38] [16.6] with its own certificate nginx uses HTTP/2 over TLS, with the same headers and HSTS for a year', async () => {
  const { url, tlsPort, stop } = await serveWithTls();
  try {
    const redirect = await fetch(`${url}/termos`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([301, 'no-store']);
    expect(redirect.headers.get('referrer-policy')).toBe('no-referrer');
    const session = connect(`https://127.0.0.1:${tlsPort}`, { rejectUnauthorized: false });
    const requestHeaders = (path: string) =>
      new Promise<IncomingHttpHeaders & IncomingHttpStatusHeader>((resolve, reject) => {
        const stream = session.request({ ':path': path });
        stream.on('response', resolve);
        stream.on('error', reject);
        stream.resume();
        stream.end();
      });
    const headers = await requestHeaders('/termos');
    const asset = await requestHeaders(`/${assetOf(readFileSync('dist/index.html', 'utf8'))}`);
    const missingAsset = await requestHeaders('/assets/nothing-00000000.js');
    expect(session.alpnProtocol).toBe('h2');
    session.close();
    expect([headers[':status'], headers['cache-control']]).toEqual([200, 'no-store']);
    expect([asset[':status'], asset['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect([missingAsset[':status'], missingAsset['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).not.toContain('bluetooth');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  } finally {
    stop();
  }
});

test('[14.1] nginx sends the page in TLS records of at most 4 kB, so that a browser reads the first ones before the last arrive', async () => {
  test.skip(restsInRun('TLS records', 2), RESTS);
  const { tlsPort, stop } = await serveWithTls();
  try {
    const socket = connectTls({ port: tlsPort, host: '127.0.0.1', rejectUnauthorized: false });
    // Node passes on the content of one record at a time.
    const recordSizes: number[] = [];
    socket.on('data', chunk => recordSizes.push(chunk.length));
    socket.write('GET / HTTP/1.1\r\nHost: app\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(recordSizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(6000);
    expect(Math.max(...recordSizes)).toBeLessThanOrEqual(4096);
  } finally {
    stop();
  }
});

test('nginx does not start with a wrong configuration, and reports the mistake', () => {
  const { status, output } = configureNginx(
    { BASE_PATH: 'propostas' },
    { serviceUrl: 'ftp://a', colour: 'red' },
  );
  expect(status).toBe(1);
  expect(output).toContain('"serviceUrl" must be');
  expect(output).toContain('"colour" is unknown');
  expect(configureNginx({ BASE_PATH: 'propostas' }, {}).output).toContain(
    'BASE_PATH "propostas" must begin and end with /',
  );
});

test('[14.1] a configuration that makes the page come a round trip late is reported before nginx starts, the usual one is not', () => {
  const BROTLI = 'on';
  expect(configureNginx({ BROTLI }, DEPLOYMENT).output).not.toContain('warning');
  const hostOrigins = Array.from({ length: 40 }, () => `https://${randomUUID()}.exemplo.com.br`);
  const { status, output } = configureNginx({ BROTLI }, { ...DEPLOYMENT, hostOrigins });
  expect(status).toBe(0);
  expect(output).toMatch(/warning: The page has [\d.]+ kB .+ one more round trip/);
});

test("[7.38] partners' pixels come from a folder that a release does not replace, and the page has the elements by which they verify the site", async () => {
  const pixels = createTemporaryFolder('pixels-');
  const writeJson = (name: string, content: object): void =>
    writeFileSync(path.join(pixels, name), JSON.stringify(content));
  writeJson('index.json', { product: { p1: 'parceiro', p2: 'falta' } });
  writeJson('parceiro.json', { metaName: 'partner-verification', metaContent: 'a"b<c' });
  expect(configureNginx({ PIXELS: pixels }, DEPLOYMENT).output).toContain('falta.json is listed, but');
  const { url, stop } = await serve({ PIXELS: pixels });
  try {
    const index = await fetch(`${url}/pixels/index.json`);
    expect(index.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await index.json()).toMatchObject({ product: { p1: 'parceiro' } });
    expect((await fetch(`${url}/pixels/parceiro.json`)).status).toBe(200);
    expect((await fetch(`${url}/pixels/falta.json`)).status).toBe(404);
    expect((await fetch(`${url}/pixels/frame.html`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain(
      '<meta name="partner-verification" content="a&quot;b&lt;c" />',
    );
  } finally {
    stop();
  }
});

test('[12.9] [1.6] two hundred pages may embed the app and its frame of partners: nginx accepts and sends the whole policy', async () => {
  const hostOrigins = Array.from(
    { length: 200 },
    (_, shop) => `https://loja-parceira-${shop}.exemplo.com.br`,
  );
  const { url, stop } = await serve({}, { ...DEPLOYMENT, hostOrigins });
  try {
    for (const [path, ancestors] of [
      ['/dados', hostOrigins],
      ['/pixels/frame.html', ["'self'", ...hostOrigins]],
    ] as const) {
      const policy = (await fetch(url + path)).headers.get('content-security-policy');
      expect(policy?.split('; ')).toContain(`frame-ancestors ${ancestors.join(' ')}`);
    }
  } finally {
    stop();
  }
});

for (const id of sampleForRun(['happy-path', 'inconsistent-documents', 'unauthorized'], {
  every: 3,
  keyOf: id => `policy in ${id}`,
})) {
  test(`[12.9] [16.9, 12.10] the policy holds in the whole journey of ${id}, with the service on another origin; the receiver gets one report without personal data`, async ({
    page,
    host,
  }) => {
    test.slow();
    const scenario = scenarioById(id);
    const session = host.sessions.play(scenario, randomUUID());
    const receiver = await startReceiver();
    const settings = { ...deploymentOf(`${host.url}/`, session), reportUrl: '/relatorio', reportShare: 1 };
    const { url, stop } = await serve({ REPORT_RECEIVER: receiver.address }, settings);
    try {
      const violations: string[] = [];
      await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          const report = Reflect.get(window, 'reportViolation') as (violation: string) => void; // exposed above
          report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      const engine = host.sessions.engineOf(session);
      const driver = createPlaywrightDriver({
        page,
        addressOf: ({ hash, path, query }) => {
          const search = new URLSearchParams({ ...query, agx_hash: hash ?? hashOf(scenario) });
          return `${url}${path}?${search}`;
        },
      });
      await playWalk(scenario, driver, engine);
      expect(violations).toEqual([]);
      expect(engine.report().effects.proposals).toBe(1);
      expect(receiver.bodies).toEqual([]);
      await page.goto('about:blank');
      await expect.poll(() => receiver.counts.visits).toBe(1);
      const receivedNames = Object.keys(receiver.counts).map(name => name.replace(/ .*$/, ''));
      expect(receivedNames).toEqual(expect.arrayContaining(['engine', 'firstPlace', 'nextStep']));
      expect(receiver.cookies).toEqual([undefined]);
      for (const value of [marina.name, marina.cpf, marina.email, '52998224725', hashOf(scenario)])
        expect(receiver.bodies.join('')).not.toContain(value);
    } finally {
      stop();
      receiver.stop();
    }
  });
}

test('[4.41] [2.18] [11.3] while servers change over one by one, a chunk that the old one does not have costs a reload: nothing typed is lost, and the visitor can go on', async ({
  page,
  host,
}) => {
  test.skip(restsInRun('servers change over', 2), RESTS);
  test.slow();
  const scenario = scenarioById('happy-path');
  const session = host.sessions.play(scenario, randomUUID());
  const deployment = deploymentOf(`${host.url}/`, session);
  const oldServer = await serve({}, deployment);
  const newServer = await serve({ DIST: createNextRelease('dist') }, deployment);
  const balancer = await startBalancer({ old: oldServer.url, next: newServer.url });
  try {
    // Switches preloading off: the files load on use.
    await switchPreloadingOff(page);
    await page.goto(`${balancer.url}/?agx_hash=${hashOf(scenario)}`);
    for (const [name, text] of personalFields) {
      const input = page.getByRole('textbox', { name });
      await input.pressSequentially(text);
      await input.press('Tab');
    }
    // From now on the first request for a file that this page has not loaded yet goes to the server with the old
    // release.
    balancer.mixServers();
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await reload;
    const email = page.getByRole('textbox', { name: 'E-mail' });
    const nextHeading = page.getByRole('heading', { name: 'Endereço' });
    const dialog = page.getByRole('alertdialog');
    // Every file that the button needs is missing once. The page reloads by itself only once; after that it shows a
    // dialog, and each reload by the visitor loads one more file: the visitor can go on, and typed values are kept.
    for (let reloads = 0; reloads < 3; reloads += 1) {
      await expect(email).toHaveValue(marina.email);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await nextHeading.or(dialog).waitFor();
      if (await nextHeading.isVisible()) break;
      await expect(dialog).toContainText('Por favor, tente novamente recarregando a página.');
      await page.reload();
    }
    await expect(nextHeading).toBeVisible();
    const missedFiles = balancer.answers.filter(({ status }) => status === 404).map(({ path }) => path);
    expect(missedFiles.length).toBeGreaterThan(0);
    // No cache kept the 404 of the journey's files: the page requested each of them again and got it.
    const loadedPaths = balancer.answers.filter(({ status }) => status === 200).map(({ path }) => path);
    expect(missedFiles.filter(path => /\/journey-/.test(path) && !loadedPaths.includes(path))).toEqual([]);
    expect(host.sessions.engineOf(session).report().effects.proposals).toBe(1);
  } finally {
    balancer.stop();
    newServer.stop();
    oldServer.stop();
  }
});
