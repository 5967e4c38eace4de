import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { readDefaults } from '#app/deployment.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { fillPage } from './fill-page.ts';
import { createContentSecurityPolicy, createPageHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { loadsBrotli } from './loads-brotli.ts';
import { createNginxSite } from './nginx-site.ts';
import { readSettings, type Settings } from './settings.ts';
import { findWrongBuild } from './wrong-build.ts';

const defaults = {
  ...readDefaults({}),
  credential: 'segredo',
  ipServices: ['https://ip.exemplo.com.br/?format=json'],
  cepServices: ['https://cep.exemplo.com.br/ws/{cep}/json/'],
};
const readValidSettings = (env: Record<string, string>, deployment: object = {}): Settings => {
  const result = readSettings(env, JSON.stringify(deployment), defaults);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};
/** A page like that of the build. */
const page = [
  '<!-- <script>no element</script> -->',
  '<script type="application/json" id="deployment">{"credential":"segredo"}</script>',
  '<style>.shell{color:red}</style><script>start()</script>',
  '<script type="module" crossorigin src="/assets/start.js"></script>',
].join('\n');
const hashes = inlineHashes(page);
const problemOf = (env: Record<string, string>, deployment = ''): string => {
  const result = readSettings(env, deployment, defaults);
  return result.ok ? '' : result.problem;
};

test('[12.9] the page may call the service, the IP services and the CEP services, and nobody else', () => {
  const { server } = readValidSettings({}, { serviceUrl: 'https://servico.exemplo.com.br' });
  expect(createContentSecurityPolicy(server, hashes)).toContain(
    "connect-src 'self' https://servico.exemplo.com.br https://ip.exemplo.com.br https://cep.exemplo.com.br;",
  );
});

test('[12.9] only listed origins may embed the app: FRAME_ANCESTORS, or else hostOrigins', () => {
  const origins = { hostOrigins: ['https://loja.exemplo.com.br'] };
  expect(createContentSecurityPolicy(readValidSettings({}).server, hashes)).toContain(
    "frame-ancestors 'none';",
  );
  expect(createContentSecurityPolicy(readValidSettings({}, origins).server, hashes)).toContain(
    'frame-ancestors https://loja.exemplo.com.br;',
  );
  expect(
    createContentSecurityPolicy(
      readValidSettings({ FRAME_ANCESTORS: 'https://a.com https://b.com:8443' }, origins).server,
      hashes,
    ),
  ).toContain('frame-ancestors https://a.com https://b.com:8443;');
});

test('[12.7] [1.6] a page that may embed the app may embed the frame of the partners with it', () => {
  const site = createNginxSite(
    readValidSettings({}, { hostOrigins: ['https://loja.exemplo.com.br'] }).server,
    '/run',
    hashes,
  );
  const [, frameBlock = ''] = site.split('location = /pixels/frame.html');
  expect(frameBlock).toContain("frame-ancestors 'self' https://loja.exemplo.com.br\"");
  const ownSite = createNginxSite(readValidSettings({}).server, '/run', hashes);
  expect(ownSite).toContain("frame-ancestors 'self'\"");
});

test('[12.9] [1.6] a policy with many embedding pages is put together from parameters that nginx accepts', () => {
  const hostOrigins = Array.from({ length: 300 }, (_, shop) => `https://loja-${shop}.exemplo.com.br`);
  const { server } = readValidSettings({}, { hostOrigins });
  const [, pageBlock = ''] = createNginxSite(server, '/run', hashes).split('location / {');
  const parameters = [...pageBlock.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  // nginx refuses a parameter of 4,096 bytes.
  expect(Math.max(...parameters.map(text => text.length))).toBeLessThan(4096);
  const partOf = new Map(
    [...pageBlock.matchAll(/set (\$\w+) "([^"]*)";/g)].map(([, name, text]) => [name, text]),
  );
  const [, value = ''] = /add_header Content-Security-Policy "([^"]*)" always;/.exec(pageBlock) ?? [];
  expect(value.replaceAll(/\$\w+/g, name => partOf.get(name) ?? '')).toBe(
    createContentSecurityPolicy(server, hashes),
  );
  // `break` would skip a later `set`.
  expect(pageBlock.indexOf('rewrite ')).toBeGreaterThan(pageBlock.lastIndexOf('set $'));
});

test('[12.9] the inline script and style run by hash, and the hashes are the same for every deployment', () => {
  const hashOf = (content: string): string =>
    `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  expect(hashes).toEqual({ scripts: [hashOf('start()')], styles: [hashOf('.shell{color:red}')] });
  const filledPage = fillPage(page, '{"serviceUrl":"https://outro.exemplo.com.br"}') ?? '';
  expect(inlineHashes(filledPage)).toEqual(hashes);
  const policy = createContentSecurityPolicy(readValidSettings({}).server, hashes);
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('.shell{color:red}')};`);
});

test('[12.9] the page comes with headers that stop caches, device access, and windows of other origins', () => {
  const headers = Object.fromEntries(createPageHeaders(readValidSettings({}).server, hashes));
  expect(headers).toEqual({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': createContentSecurityPolicy(readValidSettings({}).server, hashes),
    'Permissions-Policy': expect.stringContaining('geolocation=(self)'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('[12.9] scripts come only from the origin of the page, and HTML only from the sanitiser', () => {
  const policy = createContentSecurityPolicy(readValidSettings({}).server, hashes);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify");
  expect(policy).not.toContain('unsafe');
});

test.each([
  [{ BASE_PATH: 'propostas' }, 'BASE_PATH "propostas" must begin and end with /'],
  [{ BASE_PATH: '/a; return 200/' }, 'BASE_PATH'],
  [{ DIST: '/srv/with space' }, 'DIST'],
  [{ LISTEN: '80; include /etc/passwd' }, 'LISTEN'],
  [{ LISTEN: '70000' }, 'LISTEN "70000" must be a port or address:port'],
  [{ LISTEN: '127.0.0.1:0' }, 'LISTEN'],
  [{ SERVER_NAME: 'a{}' }, 'SERVER_NAME'],
  [{ FRAME_ANCESTORS: '*' }, 'FRAME_ANCESTORS: "*"'],
  [{ FRAME_ANCESTORS: "https://a.com/'" }, 'FRAME_ANCESTORS'],
  [{ FRAME_ANCESTORS: 'https://a.com";add_header' }, 'FRAME_ANCESTORS'],
  [{ ACCESS_LOG: '/var/log/a b.log' }, 'ACCESS_LOG "/var/log/a b.log" must be an absolute path'],
  [{ BROTLI: 'yes' }, 'BROTLI "yes" must be on or off'],
  [{ REPORT_RECEIVER: '8090' }, 'REPORT_RECEIVER "8090" must be address:port'],
  [{ REPORT_RECEIVER: 'a:80;' }, 'REPORT_RECEIVER "a:80;" must be address:port'],
  [{ REPORT_RECEIVER: '127.0.0.1:8090' }, 'needs a "reportUrl" that is a path such as /relatorio'],
  [{ TLS_LISTEN: '443' }, 'TLS_LISTEN, TLS_CERTIFICATE and TLS_KEY go together'],
  [{ TLS_LISTEN: '443', TLS_CERTIFICATE: 'relative', TLS_KEY: '/key' }, 'TLS_CERTIFICATE "relative"'],
])('[12.9] a server setting that nginx would misread stops the start: %o', (env, message) => {
  expect(problemOf(env as Record<string, string>)).toContain(message); // a union of object literals is a record of texts
});

test('an origin in only one of hostOrigins and FRAME_ANCESTORS is warned about', () => {
  const origins = { hostOrigins: ['https://loja.exemplo.com.br'] };
  expect(readValidSettings({}, origins).warnings).toEqual([]);
  expect(readValidSettings({ FRAME_ANCESTORS: 'https://outra.com' }, origins).warnings).toEqual([
    'https://outra.com may embed the app, but gets no messages: "hostOrigins" lacks it.',
    'https://loja.exemplo.com.br of "hostOrigins" cannot embed the app: FRAME_ANCESTORS lacks it.',
  ]);
});

test('[12.9] a wrong configuration of the app stops the start, with every mistake named', () => {
  const message = problemOf({}, JSON.stringify({ serviceUrl: 'javascript:alert(1)', colour: 'red' }));
  expect(message).toContain('"serviceUrl" must be');
  expect(message).toContain('"colour" is unknown');
  expect(problemOf({}, '{')).toContain('is not JSON');
  expect(problemOf({}, '{"serviceUrl":"http://servico.exemplo.com.br"}')).toContain('must begin with https');
  expect(problemOf({}, '{"credential":""}')).toContain('"credential" is empty');
});

test('a mistake in the configuration of the app is reported with its file; a byte order mark is none', () => {
  expect(problemOf({ DEPLOYMENT_FILE: '/etc/deployment.json' }, '{')).toBe(
    'The configuration /etc/deployment.json is not JSON. The mistake is at line 1, column 2, or just before.',
  );
  const result = readSettings({}, '\ufeff{"reportShare":1}\n', defaults);
  expect(result.ok && result.value.deployment).toBe('{"reportShare":1}');
});

test('[12.9] a folder that nginx would misread is refused before anything is written into it', {
  timeout: 60_000,
}, () => {
  const folder = join(createTemporaryFolder('proposta-'), 'my site');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'deploy/configure.ts', folder], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { ...process.env, DIST: '/nowhere' },
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`The folder "${folder}" must be a path without spaces`),
  ]);
});

test('[9.38] with TLS, plain http redirects to https, except for the health check', () => {
  const { server } = readValidSettings({
    TLS_LISTEN: '8443',
    TLS_CERTIFICATE: '/etc/proposta/cert.pem',
    TLS_KEY: '/etc/proposta/key.pem',
  });
  const [plainSite = ''] = createNginxSite(server, '/run/proposta', hashes).split('listen 8443 ssl');
  expect(plainSite).toContain('location = /-/health');
  expect(plainSite).toContain('return 301 https://$host$request_uri;');
  expect(plainSite).not.toContain('root ');
});

test('[12.1] each server of the site sets its log, because the default log of a shared nginx has the whole address with its tokens', () => {
  const tls = { TLS_LISTEN: '8443', TLS_CERTIFICATE: '/cert.pem', TLS_KEY: '/key.pem' };
  const serversOf = (env: Record<string, string>): string[] => {
    const [, ...servers] = createNginxSite(readValidSettings(env).server, '/run', hashes).split('server {');
    return servers.map(server => server.split('location')[0] ?? '');
  };
  expect(serversOf(tls)).toEqual([
    expect.stringContaining('access_log off;'),
    expect.stringContaining('access_log off;'),
  ]);
  expect(serversOf({ ACCESS_LOG: '/var/log/proposta.log' })).toEqual([
    expect.stringContaining('access_log /var/log/proposta.log without_address:/run;'),
  ]);
});

test('[14.6] nginx sends the compressed copies; brotli copies only with the module, without which nginx would not start', () => {
  const createSite = (env: Record<string, string>): string =>
    createNginxSite(readValidSettings(env).server, '/run', hashes);
  expect(createSite({})).toContain('gzip_static on;');
  expect(createSite({})).not.toContain('brotli');
  expect(createSite({ BROTLI: 'on' })).toContain('brotli_static on;');
});

test('[14.6] the brotli module is found in the list of the modules that nginx loads', () => {
  const folder = createTemporaryFolder('modules-');
  expect(loadsBrotli(folder)).toBe(false);
  writeFileSync(join(folder, '50-a.conf'), '# load_module modules/ngx_http_brotli_static_module.so;\n');
  expect(loadsBrotli(folder)).toBe(false);
  writeFileSync(join(folder, '50-b.conf'), 'load_module modules/ngx_http_brotli_static_module.so;\n');
  expect(loadsBrotli(folder)).toBe(true);
  expect(loadsBrotli(join(folder, 'nowhere'))).toBe(false);
});

test('the configuration is written into the page so that no value can end its element', () => {
  const page = '<script type="application/json" id="deployment"></script><p>$1</p>';
  const filledPage =
    fillPage(page, JSON.stringify({ credential: '</script><script>alert(1)</script> $1 $&' })) ?? '';
  expect(filledPage.match(/<script/g)).toHaveLength(1);
  const inside = filledPage.slice(filledPage.indexOf('>') + 1, filledPage.indexOf('</script>'));
  expect(JSON.parse(inside)).toEqual({ credential: '</script><script>alert(1)</script> $1 $&' });
  expect(fillPage('<p></p>', '{}')).toBeUndefined();
});

test('[12.9] a build that was made for another path, or for QA, is not served', () => {
  const page = '<script type="module" crossorigin src="/propostas/assets/start-1.js"></script>';
  expect(findWrongBuild(page, '/propostas/', false)).toBeUndefined();
  expect(findWrongBuild(page, '/', false)).toBe(
    'BASE_PATH is /, but the build was made for /propostas/: give both commands the same BASE_PATH.',
  );
  expect(findWrongBuild('<script src="/assets/a.js">', '/propostas/', false)).toContain('made for /:');
  expect(findWrongBuild(page, '/propostas/', true)).toContain('QA build');
});

test('[16.9] [12.1] reports to a path of the page reach the receiver without headers of the visitor, in no log', () => {
  const env = { REPORT_RECEIVER: '127.0.0.1:8090', ACCESS_LOG: '/var/log/proposta.log' };
  const { server } = readValidSettings(env, { reportUrl: '/relatorio' });
  const [, receiverBlock = ''] = createNginxSite(server, '/run', hashes).split('location = /relatorio {');
  const directives = receiverBlock.slice(0, receiverBlock.indexOf('\n  }'));
  expect(directives).toContain('proxy_pass http://127.0.0.1:8090;');
  expect(directives).toContain('access_log off;');
  expect(directives).toContain('error_log /dev/null emerg;');
  expect(directives).toContain('proxy_pass_request_headers off;');
  expect(directives).toContain('client_max_body_size 16k;');
  expect(createContentSecurityPolicy(server, hashes)).not.toContain('8090');
});

test('[16.9] a receiver behind the server of the page is refused if reports go to another host', () => {
  const deployment = '{"reportUrl":"https://relatos.exemplo.com.br/r"}';
  expect(problemOf({ REPORT_RECEIVER: '127.0.0.1:8090' }, deployment)).toContain(
    'needs a "reportUrl" that is a path',
  );
});

test.each([
  ['/', '/-/health'],
  ['/', '/pixels/frame.html'],
  ['/propostas/', '/propostas/-/health'],
  ['/propostas/', '/propostas'],
])(
  '[16.9] under %s the receiver of reports cannot have the path %s of the server itself',
  (base, reportUrl) => {
    const env = { REPORT_RECEIVER: '127.0.0.1:8090', BASE_PATH: base };
    expect(problemOf(env, JSON.stringify({ reportUrl }))).toContain(`"reportUrl" must not be "${reportUrl}"`);
    expect(readValidSettings(env, { reportUrl: '/relatorio' }).server.reportReceiver?.path).toBe(
      '/relatorio',
    );
  },
);

test('if the app is served under a path, addresses outside this path are not found', () => {
  expect(createNginxSite(readValidSettings({ BASE_PATH: '/propostas/' }).server, '/run', hashes)).toMatch(
    /location \/ \{\s+return 404;/,
  );
});

/**
 * Runs start.sh with a node and an nginx that only note their call; the check of the service ends after nginx starts.
 */
function startWith(checkService: string) {
  const folder = createTemporaryFolder('start-');
  const calls = join(folder, 'calls');
  const wait = `case "$1" in *check.mjs) for i in 1 2 3 4 5 6 7 8 9 10; do grep -q 'nginx -g' ${calls} && break; sleep 0.1; done; esac`;
  for (const command of ['node', 'nginx'])
    writeFileSync(
      join(folder, command),
      `#!/bin/sh\n${command === 'node' ? wait : ''}\necho "${command} $1" >> ${calls}\n`,
      {
        mode: 0o755,
      },
    );
  const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, 'start.sh')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, CHECK_SERVICE: checkService },
  });
  const noted = existsSync(calls) ? readFileSync(calls, 'utf8') : '';
  return { status, stderr, calls: noted.replaceAll(`${import.meta.dirname}/`, '') };
}

test.each(['true', 'Stop', 'warn '])(
  '[16.5] nginx does not start without the check that CHECK_SERVICE="%s" seems to ask for',
  value => {
    const { status, stderr, calls } = startWith(value);
    expect([status, calls]).toEqual([1, '']);
    expect(stderr).toBe(`CHECK_SERVICE "${value}" must be warn or stop\n`);
  },
);

test.each([
  ['', 'does not check the service', ['nginx -t', 'nginx -g']],
  ['warn', 'does not wait for the check of the service', ['nginx -t', 'nginx -g', 'node check.mjs']],
  ['stop', 'waits for the check of the service', ['node check.mjs', 'nginx -t', 'nginx -g']],
])('[16.5] with CHECK_SERVICE="%s" nginx %s', (value, _, expectedCalls) => {
  const { status, calls } = startWith(value);
  expect(status).toBe(0);
  expect(calls.trim().split('\n')).toEqual(['node configure.mjs', ...expectedCalls]);
});
