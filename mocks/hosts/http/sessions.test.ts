import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { scenarios } from '#scenarios/index.ts';
import { servicePath, startTestHost, type TestHost } from './testing/host.ts';

let testHost: TestHost;
beforeAll(async () => {
  testHost = await startTestHost();
});
afterAll(() => testHost.host.close());

const requestSystem = (session: string, carrier: 'header' | 'path' | 'cookie', hash = testHost.hash) => {
  const path = `${servicePath}/${hash}/system`;
  const headers = { version: 'v2', ...(carrier === 'cookie' ? { cookie: `mock_session=${session}` } : {}) };
  if (carrier === 'header') return testHost.send(session, { path });
  const address = carrier === 'path' ? `/__session/${session}${path}` : path;
  return fetch(testHost.host.url + address, { headers }).then(async response => ({
    status: response.status,
    body: await response.text(),
  }));
};

test('[10.5d] thirty simultaneous testers in different scenarios and steps do not affect one another', {
  timeout: 60_000,
}, async () => {
  const playableScenarios = scenarios.filter(
    ({ plan }) => plan.getSystem === undefined && plan.createProposal === undefined,
  );
  const testers = Array.from({ length: 30 }, (_, index) => {
    const scenario = playableScenarios[index % playableScenarios.length];
    if (!scenario) throw new Error('No scenario is left to play.');
    return { id: `tester-${index}`, scenario, creations: index % 3 };
  });
  await Promise.all(
    testers.map(({ id, scenario }) =>
      testHost.send(id, { path: `/__scenarios/${scenario.id}/play` }).then(({ status, headers }) => {
        expect([status, headers['x-mock-session']]).toEqual([302, id]);
      }),
    ),
  );
  const proposalsBefore = testers.map(({ id }) => testHost.effects(id).proposals);
  await Promise.all(
    testers.flatMap(({ id, creations }) => [
      ...Array.from({ length: creations }, () => testHost.create(id, id)),
      requestSystem(id, 'header'),
      requestSystem(id, 'path'),
    ]),
  );
  for (const [index, { id, scenario, creations }] of testers.entries()) {
    const { body } = await testHost.send(id, { path: '/__scenarios/journal' });
    const report = JSON.parse(body);
    expect(report.scenario, id).toBe(scenario.id);
    expect(report.journal, id).toHaveLength(creations + 2);
    const creationEntries = report.journal.filter(
      ({ operation }: { operation: string }) => operation === 'createProposal',
    );
    for (const call of creationEntries) expect(call.request.body.data.nome, id).toBe(id);
    const answeredCount = creationEntries.filter(({ status }: { status: number }) => status === 200).length;
    expect(report.effects.proposals, id).toBe((proposalsBefore[index] ?? 0) + answeredCount);
  }
});

test('[10.5] path, header and cookie select the same session', async () => {
  const session = testHost.startSession();
  for (const carrier of ['path', 'header', 'cookie'] as const)
    expect((await requestSystem(session, carrier)).status, carrier).toBe(200);
  expect(testHost.host.sessions.engineOf(session).journal).toHaveLength(3);
});

const GONE = 'Esta sessão de teste não existe mais. Escolha um cenário em /__scenarios para começar outra.';

test('a request whose session is unknown or missing is answered with 410 and the address of the scenarios, never by another session', async () => {
  for (const carrier of ['path', 'cookie', 'header'] as const) {
    const { status, body } = await requestSystem('sumida', carrier);
    expect([carrier, status, JSON.parse(body)]).toEqual([carrier, 410, { code: 410, message: GONE }]);
  }
  const nameless = await fetch(`${testHost.host.url}${servicePath}/${testHost.hash}/system`);
  expect(nameless.status).toBe(410);
  for (const [method, page] of [
    ['GET', 'journal'],
    ['POST', 'reset'],
    ['POST', 'break'],
  ] as const)
    expect((await testHost.send('sumida', { method, path: `/__scenarios/${page}` })).status).toBe(410);
  expect(testHost.host.sessions.ids()).not.toContain('sumida');
});

test.each(['a b', 'x;Path=/;Domain=exemplo.com', 'é', 'a'.repeat(65), 'x, y'])(
  'the session name %j is not written into a cookie',
  async name => {
    const answer = await testHost.send(name, { path: '/__scenarios/happy-path/play' });
    expect(answer.status).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test('[10.6] the error for an unknown scenario names similar ones', async () => {
  const { status, body } = await testHost.send('x', { path: '/__scenarios/no-ofer/play' });
  expect(status).toBe(404);
  expect(JSON.parse(body)).toMatchObject({
    message: 'Nenhum cenário se chama "no-ofer".',
    nearest: expect.arrayContaining(['no-offer']),
  });
});

test('[10.6] a play link with a setting that the host does not know is refused, and the message says where it works', async () => {
  const play = (query: string) => testHost.send('x', { path: `/__scenarios/resume/play?${query}` });
  for (const name of ['dialct', 'mock_break', 'mock_latency']) {
    const { status, body } = await play(`dialect=nulls&${name}=1`);
    expect(status).toBe(400);
    expect(JSON.parse(body).message).toContain(`entende só dialect, e não ${name}.`);
  }
  expect((await play('dialect=nulls')).status).toBe(302);
});

test('the addresses of the host accept only their own methods', async () => {
  for (const [path, method, allow] of [
    ['/__scenarios', 'DELETE', 'GET, HEAD'],
    ['/__scenarios/journal', 'POST', 'GET, HEAD'],
    ['/__scenarios/break', 'GET', 'POST'],
    ['/__scenarios/reset', 'GET', 'POST'],
  ] as const) {
    const { status, headers } = await testHost.send('x', { method, path });
    expect([path, status, headers.allow]).toEqual([path, 405, allow]);
  }
  expect((await testHost.send('x', { path: '/__scenarios/happy-path/stop' })).status).toBe(404);
});

test('[10.5d] a foreign page whose pictures start 600 sessions does not end the session of a tester', async () => {
  const get = (path: string, cookie = '') =>
    fetch(testHost.host.url + path, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
  const answer = await get('/__scenarios/happy-path/play');
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  expect(cookie).toMatch(/^mock_session=./);
  const statusOfJournal = async () => (await get('/__scenarios/journal', cookie)).status;
  expect(await statusOfJournal()).toBe(200);
  for (let count = 0; count < 300; count += 1) {
    await get('/__scenarios/no-offer/play');
    await get('/');
  }
  expect(await statusOfJournal()).toBe(200);
  const next = (await get('/__scenarios/happy-path/play')).headers.get('set-cookie')?.split(';', 1)[0];
  expect((await get('/__scenarios/journal', next)).status).toBe(200);
}, 60_000);

test('[10.5d] a session of another host on this computer, whose cookie the browser sends too, ends none', async () => {
  const otherHost = await startTestHost();
  onTestFinished(() => void otherHost.host.close());
  const cookies = new Map<string, string>();
  const cookieHeader = () => Array.from(cookies, pair => pair.join('=')).join('; ');
  const playOn = async ({ host }: TestHost, id: string) => {
    const answer = await fetch(`${host.url}/__scenarios/${id}/play`, { redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
  };
  const statusOfJournal = async ({ host }: TestHost) =>
    (await fetch(`${host.url}/__scenarios/journal`, { headers: { cookie: cookieHeader() } })).status;
  await playOn(testHost, 'resume');
  await playOn(otherHost, 'happy-path');
  expect([await statusOfJournal(testHost), await statusOfJournal(otherHost)]).toEqual([200, 200]);
});

test('[10.5d] no session can have the id that stands for none', async () => {
  const answer = await testHost.send('~nenhuma', { path: '/__scenarios/happy-path/play' });
  expect(answer.status).toBe(400);
});
