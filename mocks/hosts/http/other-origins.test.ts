import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicePath, startTestHost, type TestHost } from './testing/host.ts';

const origin = 'https://outra.exemplo';

let testHost: TestHost;
beforeAll(async () => {
  testHost = await startTestHost({ allowedOrigins: [origin] });
  testHost.startSession({}, 'cors');
});
afterAll(() => testHost.host.close());

const appHeaders =
  'authorization,content-type,userofficetoken,version,x-access-token,x-fingerprint,x-mock-session';

test('[10.5] a page of another origin may send the headers of the app, and cookies', async () => {
  const preflight = await fetch(
    `${testHost.host.url}${servicePath}/update-step/${testHost.hash}/step/endereco`,
    {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': appHeaders,
        'access-control-request-private-network': 'true',
      },
    },
  );
  expect(preflight.status).toBe(204);
  const readCorsHeader = (name: string) => preflight.headers.get(`access-control-${name}`);
  expect(readCorsHeader('allow-origin')).toBe(origin);
  expect(readCorsHeader('allow-credentials')).toBe('true');
  expect(readCorsHeader('allow-headers')).toBe(appHeaders);
  expect(readCorsHeader('allow-methods')).toContain('PATCH');
  expect(readCorsHeader('allow-private-network')).toBe('true');
});

test('[10.5] another origin can read successes and errors', async () => {
  const { hash } = testHost;
  for (const [path, status] of [
    [`${servicePath}/${hash}/system`, 200],
    [`${servicePath}/nada/system`, 404],
    [`${servicePath}/${hash}/system/x/y`, 404],
    ['/__scenarios', 200],
  ] as const) {
    const answer = await testHost.send('cors', { path, headers: { origin } });
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
    expect(answer.headers['access-control-expose-headers']).toContain('x-mock-session');
    expect(answer.headers.vary).toContain('origin');
  }
});

test('a request without an origin gets no CORS headers', async () => {
  const { headers } = await testHost.send('cors', { path: '/__scenarios' });
  expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
});

test('[7.10] a cross-origin multipart/form-data upload is stored', async () => {
  const session = testHost.startSession();
  await testHost.create(session);
  const form = new FormData();
  form.append('hashId', testHost.hash);
  form.append('order', '1');
  form.append('data', new Blob(['{"cidade":"Santos"}'], { type: 'application/json' }));
  form.append('documento', new File([new Uint8Array(200_000)], 'rg.jpg', { type: 'image/jpeg' }));
  const { currentStep } = JSON.parse(
    (await testHost.send(session, { path: `${servicePath}/${testHost.hash}/system` })).body,
  ).data.proposal;
  const response = await fetch(
    `${testHost.host.url}${servicePath}/update-step/${testHost.hash}/step/${currentStep}`,
    {
      method: 'PATCH',
      headers: { origin, version: 'v2', 'x-mock-session': session },
      body: form,
    },
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  const engine = testHost.host.sessions.engineOf(session);
  expect(engine.violations).toEqual([]);
  const [proposal] = Object.values(engine.snapshot().world.proposals);
  expect(proposal?.answers[currentStep]).toMatchObject({ cidade: 'Santos' });
  expect(JSON.stringify(engine.journal.at(-1)?.request.body)).toContain('[rg.jpg, image/jpeg, 200000 bytes');
});

test.each([
  'https://mal.exemplo',
  'http://localhost.mal.exemplo',
  'http://127.0.0.1.mal.exemplo',
  'null',
  'texto',
])('a request of the unknown origin %s is rejected with 403', async unknownOrigin => {
  const { host, send, hash, startSession, effects } = testHost;
  const session = startSession();
  const cookie = `mock_session=${session}`;
  for (const [method, path] of [
    ['GET', '/__scenarios/journal'],
    ['POST', '/__scenarios/reset'],
    ['GET', `${servicePath}/${hash}/system`],
    ['POST', `${servicePath}/create-proposal/${hash}`],
    ['OPTIONS', `${servicePath}/create-proposal/${hash}`],
  ] as const) {
    const answer = await send(session, { method, path, headers: { origin: unknownOrigin, cookie } });
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(effects(session).proposals).toBe(0);
  expect(host.sessions.engineOf(session).journal).toEqual([]);
});

test.each(['http://localhost:5173', 'http://127.0.0.1:6006', 'http://app.localhost:4173'])(
  'a page of a loopback origin (%s) may call the host',
  async localOrigin => {
    const { status } = await testHost.send('cors', {
      path: `${servicePath}/${testHost.hash}/system`,
      headers: { origin: localOrigin },
    });
    expect(status).toBe(200);
  },
);

test.each(['mal.exemplo', 'localhost.mal.exemplo', '203.0.113.9'])(
  'the host rejects the Host header %s (DNS rebinding)',
  async name => {
    const answer = await testHost.send('cors', { path: '/__scenarios/journal', headers: { host: name } });
    expect(answer.status).toBe(421);
    expect(JSON.parse(answer.body).message).toContain('localhost');
  },
);

test('the host accepts a Host header that its options allow', async () => {
  const hostWithName = await startTestHost({ allowedHosts: ['testes.escritorio'] });
  const answer = await hostWithName.send(hostWithName.startSession(), {
    path: '/__scenarios/journal',
    headers: { host: 'testes.escritorio:4173' },
  });
  expect(answer.status).toBe(200);
  await hostWithName.host.close();
});
