import { expect, test } from 'vitest';
import { defineScenario, type Plan, type Scenario } from '#scenarios/define-scenario.ts';
import type { MockClock } from './clock.ts';
import { createEngine } from './engine.ts';
import { maxEntries } from './journal.ts';
import { resendWindow } from './resend-recogniser.ts';
import { visitorOf } from './testing/visitor.ts';

const scenarioWith = (plan: Plan, world: Scenario['world'] = {}): Scenario =>
  defineScenario({
    id: 'a-test',
    title: 'Um teste',
    story: 'Um teste.',
    requirements: [],
    product: 'credito-pessoal',
    world,
    plan,
    walk: [],
    verdict: {},
  });

/** A clock that advances only when something sleeps. */
function createAutoAdvancingClock(): MockClock & { delays: number[] } {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const slept: number[] = [];
  return {
    delays: slept,
    now: () => now,
    async sleep(milliseconds) {
      slept.push(milliseconds);
      now += milliseconds;
    },
  };
}

const startService = (plan: Plan = {}, world: Scenario['world'] = {}) => {
  const clock = createAutoAdvancingClock();
  const engine = createEngine({ scenario: scenarioWith(plan, world), clock });
  return { engine, clock, visitor: visitorOf(engine) };
};

const marina = { nome: 'Marina Alves de Souza', cpf: '52998224725' };

test('[10.4a] an operation that the scenario does not plan is answered by the world', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.get(`/${visitor.hash}/system`);
  expect(response.status).toBe(200);
  expect(engine.journal).toMatchObject([{ operation: 'getSystem', source: 'world', status: 200 }]);
  expect(engine.violations).toEqual([]);
});

test('[10.4a] a planned reply replaces the answer of the world and does not change the world', async () => {
  const body = { message: 'Instável.', code: 500 };
  const { engine, visitor } = startService({ createProposal: { kind: 'reply', status: 500, body } });
  const response = await visitor.create(marina);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(body);
  expect(engine.report().effects.proposals).toBe(0);
});

test('[10.4a] a sequence answers call by call; after its last answer the world answers', async () => {
  const { engine, visitor } = startService({
    createProposal: {
      kind: 'sequence',
      answers: [{ kind: 'networkError' }, { kind: 'reply', status: 503, body: {} }],
      afterLast: 'worldAnswers',
    },
  });
  const results = [];
  for (let call = 0; call < 3; call += 1) {
    const { type, status } = await visitor.create(marina);
    results.push(type === 'error' ? 'broken' : status);
  }
  expect(results).toEqual(['broken', 503, 200]);
  expect(engine.report().effects.proposals).toBe(1);
});

test('[10.4] a sequence can repeat its last answer for ever', async () => {
  const { visitor } = startService({
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'world' }, { kind: 'emptyBody' }],
      afterLast: 'repeat',
    },
  });
  const texts = [];
  for (let call = 0; call < 4; call += 1)
    texts.push((await (await visitor.get(`/${visitor.hash}/system`)).text()).length > 0);
  expect(texts).toEqual([true, false, false, false]);
});

/** The text of the bytes, each as one character. */
const latin1Of = async (response: Response): Promise<string> =>
  Buffer.from(await response.arrayBuffer()).toString('latin1');

test('[10.4] [16.2] an answer can be planned in Latin-1; what Latin-1 does not have is escaped', async () => {
  const encoding = 'iso-8859-1';
  const { engine, visitor } = startService({
    getSystem: { kind: 'world', encoding },
    newHash: { kind: 'reply', status: 422, body: { code: 422, message: 'Não — 5 €' }, encoding },
  });
  const system = await latin1Of(await visitor.get(`/${visitor.hash}/system`));
  expect(system).toContain('Endereço');
  const refusal = await visitor.send('POST', `/new-hash/${visitor.hash}`, { deviceIp: '192.0.2.1' });
  const text = await latin1Of(refusal);
  expect(text).toContain('Não \\u2014 5 \\u20ac');
  expect(refusal.headers.get('content-length')).toBe(String(text.length));
  expect(refusal.headers.get('content-type')).toBe('application/json');
  expect(engine.violations).toEqual([]);
});

test('[10.3a] [10.3d] a request that breaks the contract is answered as usual and recorded', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.send('POST', `/create-proposal/${visitor.hash}`, {
    data: marina,
    hashId: visitor.hash,
    colour: 'azul',
  });
  expect(response.status).toBe(200);
  const details = engine.violations.map(({ kind, detail }) => `${kind}: ${detail}`);
  expect(details).toContain("request: body must have required property 'deviceIp'");
  expect(details).toContain('request: body must NOT have additional properties (colour)');
});

test('[10.3a] a missing header and an unknown query parameter are violations', async () => {
  const { engine, visitor } = startService();
  await engine.handle(
    new Request(`https://servico.exemplo/unauth/product-self-contract/${visitor.hash}/system?debug=1`),
  );
  expect(engine.violations.map(({ detail }) => detail)).toEqual([
    'header parameter "version" is missing',
    'query parameter "debug" is not in the contract',
  ]);
});

test('[10.3b] [10.3d] an answer that breaks the contract is delivered and recorded', async () => {
  const wrongAnswer: Plan = {
    // @ts-expect-error: no scenario file can plan this answer
    createProposal: { kind: 'reply', status: 200, body: { data: { passo: 'x' } } },
  };
  const { engine, visitor } = startService(wrongAnswer);
  const response = await visitor.create(marina);
  expect(response.status).toBe(200);
  expect(engine.violations.length).toBeGreaterThan(0);
  expect(engine.violations.every(({ kind }) => kind === 'answer')).toBe(true);
  expect(engine.journal[0]?.violations.length).toBe(engine.violations.length);
});

test.each([
  ['daqui a pouco', 1],
  ['-5', 1],
  ['30', 0],
  ['Sun, 29 Nov 2026 12:00:00 GMT', 0],
])('[10.3b] [10.3d] a header "Retry-After: %s" of an answer has %i violations', async (pause, count) => {
  const busy = { message: 'Muitas tentativas. Aguarde alguns segundos e tente novamente.', code: 429 };
  const { engine, visitor } = startService({
    getSystem: { kind: 'reply', status: 429, body: busy, headers: { 'Retry-After': pause } },
  });
  expect((await visitor.get(`/${visitor.hash}/system`)).headers.get('retry-after')).toBe(pause);
  expect(engine.violations).toHaveLength(count);
  for (const { kind, detail } of engine.violations)
    expect([kind, detail]).toEqual([
      'answer',
      `header retry-after of the answer must be as the contract says, not "${pause}"`,
    ]);
});

test('[10.3] only an off-contract answer, which gives a reason, is not recorded as a violation', async () => {
  const { engine, visitor } = startService({
    getSystem: { kind: 'offContract', reason: 'a proxy answers for us', status: 218, body: { odd: true } },
  });
  const response = await visitor.get(`/${visitor.hash}/system`);
  expect(response.status).toBe(218);
  expect(await response.json()).toEqual({ odd: true });
  expect(engine.violations).toEqual([]);
});

test('a journal drops its oldest requests, counts all requests and keeps no long body', async () => {
  const { engine, visitor } = startService({});
  const requestCount = maxEntries + 50;
  for (let sent = 0; sent < requestCount; sent += 1) await visitor.get('/nada/system');
  const { journal, ...report } = engine.report();
  expect(journal).toHaveLength(maxEntries);
  expect(journal.at(-1)?.number).toBe(requestCount);
  expect(report).toMatchObject({ requests: requestCount, calls: requestCount });
  expect(JSON.stringify(journal).length).toBeLessThan(4_000_000);
  const snapshot = engine.snapshot();
  expect(snapshot.droppedCalls).toBe(50);
  // After a reload the stored number counts: of the 50 dropped requests one may be a resend, which is no call.
  const reloaded = createEngine({ scenario: engine.scenario, snapshot: { ...snapshot, droppedCalls: 49 } });
  expect(reloaded.report()).toMatchObject({ requests: requestCount, calls: requestCount - 1 });
});

test('[10.3] an address outside the contract is refused with a reason', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.get(`/${visitor.hash}/invented/deeper`);
  expect(response.status).toBe(404);
  expect(engine.violations).toMatchObject([{ kind: 'route', operation: null }]);
  expect(engine.violations[0]?.detail).toContain(`GET /${visitor.hash}/invented/deeper`);
});

test('[10.3] a known address with another method is answered with 405 and the allowed methods', async () => {
  const { engine, visitor } = startService();
  const response = await visitor.send('POST', `/update-step/${visitor.hash}/step/endereco`, {});
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('PATCH');
  expect(engine.violations).toMatchObject([{ kind: 'route', operation: null }]);
});

test("[10.1] a client other than the app gets the contract's 400 for an unreadable request", async () => {
  const { engine, visitor } = startService();
  const address = `https://servico.exemplo/unauth/product-self-contract/create-proposal/${visitor.hash}`;
  const send = async (body: string, type = 'application/json') => {
    const request = new Request(address, {
      method: 'POST',
      headers: { version: 'v2', 'content-type': type },
      body,
    });
    const response = await engine.handle(request, { answersMistakes: true });
    return { status: response.status, body: await response.json() };
  };
  expect((await send('{')).body.errors).toMatchObject([{ field: 'body' }]);
  expect((await send('a=1', 'application/x-www-form-urlencoded')).status).toBe(400);
  const response = await send(
    '{"data":1,"hashId":"h","deviceIp":"","metaProductBankId":"m","deviceTracking":{}}',
  );
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([{ field: 'data', message: 'must be object' }]);
  expect(engine.report().effects.proposals).toBe(0);
  expect(engine.violations.every(({ kind }) => kind === 'request')).toBe(true);
});

test('[10.1] a surplus member or parameter is recorded, but not refused', async () => {
  const { engine, visitor } = startService();
  const address = `https://servico.exemplo/unauth/product-self-contract/${visitor.hash}/system?novo=1`;
  const response = await engine.handle(new Request(address), { answersMistakes: true });
  expect(response.status).toBe(200);
  expect(engine.violations.map(({ detail }) => detail)).toEqual([
    'header parameter "version" is missing',
    'query parameter "novo" is not in the contract',
  ]);
});

test('a broken connection has no effect at the service, an answer lost after the commit has one', async () => {
  const brokenService = startService({ createProposal: { kind: 'networkError' } });
  expect((await brokenService.visitor.create(marina)).type).toBe('error');
  expect(brokenService.engine.report().effects.proposals).toBe(0);

  const lostAnswerService = startService({ createProposal: { kind: 'lostAfterCommit' } });
  expect((await lostAnswerService.visitor.create(marina)).type).toBe('error');
  expect(lostAnswerService.engine.report().effects.proposals).toBe(1);
});

test('[16.3c] a reset is answered at the second request, which the browser sends by itself: one call, two requests', async () => {
  for (const kind of ['resetBeforeCommit', 'resetAfterCommit'] as const) {
    const { engine, visitor } = startService({
      createProposal: { kind: 'sequence', answers: [{ kind }], afterLast: 'worldAnswers' },
    });
    expect((await visitor.create(marina)).status, kind).toBe(200);
    expect(engine.report()).toMatchObject({ requests: 2, calls: 1 });
    expect(engine.journal).toMatchObject([
      { number: 1, resendOf: null, kind, source: 'plan', status: null },
      { number: 2, resendOf: 1, kind: 'world', source: 'world', status: 200 },
    ]);
  }
});

test('[16.3] after a reset before the commit the resend has the effect; after a later reset the effect exists already', async () => {
  const proposalsAfter = async (kind: 'resetBeforeCommit' | 'resetAfterCommit') => {
    const { engine, visitor } = startService({ createProposal: { kind } });
    await visitor.create(marina);
    return engine.report().effects.proposals;
  };
  expect(await proposalsAfter('resetBeforeCommit')).toBe(1);
  expect(await proposalsAfter('resetAfterCommit')).toBe(2);
});

test('[16.3] a write with a key is carried out once, and the journal marks the request that changed nothing', async () => {
  const { engine, visitor } = startService({ updateStep: { kind: 'resetAfterCommit' } });
  await visitor.create(marina);
  await visitor.save('endereco', { cep: '01310100' }, { 'idempotency-key': 'one-press' });
  expect(engine.report()).toMatchObject({ requests: 3, calls: 2, effects: { savedSteps: 2 } });
  expect(engine.journal.map(({ deduplicated }) => deduplicated)).toEqual([false, false, true]);
});

test('[16.3] over real connections the browser resends after a reset, and a plan counts calls', async () => {
  const { engine, visitor } = startService({
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'resetBeforeCommit' }, { kind: 'reply', status: 503, body: {} }],
      afterLast: 'worldAnswers',
    },
  });
  const requestOver = async (connection: number) => {
    const address = `https://servico.exemplo/unauth/product-self-contract/${visitor.hash}/system`;
    const arrival = { connection, isUsed: connection < 3, fingerprint: address };
    const response = await engine.handle(new Request(address, { headers: { version: 'v2' } }), { arrival });
    return response.type === 'error' ? 'broken' : response.status;
  };
  expect([await requestOver(1), await requestOver(2), await requestOver(2)]).toEqual(['broken', 200, 503]);
  expect(engine.journal.map(({ resendOf }) => resendOf)).toEqual([null, 1, null]);
});

test('[16.3] a broken connection and a lost answer also break the resends of their call', async () => {
  for (const [kind, proposalCount] of [
    ['networkError', 0],
    ['lostAfterCommit', 1],
  ] as const) {
    const { engine, clock } = startService({
      createProposal: { kind: 'sequence', answers: [{ kind }], afterLast: 'worldAnswers' },
    });
    const create = (connection: number, isUsed: boolean) => {
      const arrival = { connection, isUsed, fingerprint: 'one press' };
      const { scenario } = engine;
      return visitorOf({ scenario, handle: request => engine.handle(request, { arrival }) }).create(marina);
    };
    expect((await create(1, true)).type).toBe('error');
    expect((await create(2, true)).type).toBe('error');
    expect((await create(3, false)).type).toBe('error');
    expect(engine.report().effects.proposals, kind).toBe(proposalCount);
    expect(engine.report()).toMatchObject({ requests: 3, calls: 1 });
    // A browser does not resend a request that broke on a new connection. After the resend window the same request is a
    // new call.
    await clock.sleep(resendWindow.new + 1);
    expect((await create(4, false)).status).toBe(200);
    expect(engine.report()).toMatchObject({ requests: 4, calls: 2 });
  }
});

test('a duplicated request reaches the service twice', async () => {
  const { engine, visitor } = startService({ createProposal: { kind: 'duplicated' } });
  expect((await visitor.create(marina)).status).toBe(200);
  expect(engine.report().effects.proposals).toBe(2);
});

test('truncated JSON cannot be parsed, although the effect happened', async () => {
  const { engine, visitor } = startService({ createProposal: { kind: 'truncatedJson' } });
  const response = await visitor.create(marina);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(engine.report().effects.proposals).toBe(1);
  expect(engine.violations).toEqual([]);
});

test('an answer can break off in the middle, after the effect', async () => {
  const { engine, visitor } = startService({ createProposal: { kind: 'cutBody' } });
  const response = await visitor.create(marina);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(TypeError);
  expect(engine.report().effects.proposals).toBe(1);
});

test('a stored session omits long answers, so that it fits in the storage of a tab', async () => {
  const { engine, visitor } = startService();
  await visitor.get(`/${visitor.hash}/resource/cities?referenceResourceCode=SP`);
  expect(JSON.stringify(engine.journal).length).toBeGreaterThan(20_000);
  expect(JSON.stringify(engine.snapshot()).length).toBeLessThan(5000);
});

test('a long session keeps every journal entry, but only the latest answers in full', async () => {
  const { engine, visitor } = startService();
  const citiesPath = `/${visitor.hash}/resource/cities?referenceResourceCode=SP`;
  for (let call = 0; call < 230; call += 1) await visitor.get(citiesPath);
  expect(engine.report().requests).toBe(230);
  const sizes = engine.journal.map(({ body }) => JSON.stringify(body).length);
  expect(sizes.filter(size => size > 4000)).toHaveLength(200);
  expect(engine.journal[0]?.body).toMatch(/^\[\d+ characters, not stored\]$/);
});

test('HTML and empty answers look like those of a proxy', async () => {
  const html = startService({ getSystem: { kind: 'html', status: 502 } });
  const page = await html.visitor.get(`/${html.visitor.hash}/system`);
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<html>');

  const empty = startService({ getSystem: { kind: 'emptyBody' } });
  const emptyAnswer = await empty.visitor.get(`/${empty.visitor.hash}/system`);
  expect([emptyAnswer.status, await emptyAnswer.text()]).toEqual([200, '']);
});

test('a hanging call ends only when the caller aborts it', async () => {
  const { engine, visitor } = startService({ getSystem: { kind: 'hang' } });
  const controller = new AbortController();
  let isSettled = false;
  const hangingResponse = engine
    .handle(
      new Request(`https://servico.exemplo/unauth/product-self-contract/${visitor.hash}/system`, {
        headers: { version: 'v2' },
        signal: controller.signal,
      }),
    )
    .then(response => {
      isSettled = true;
      return response.type;
    });
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(isSettled).toBe(false);
  controller.abort();
  expect(await hangingResponse).toBe('error');
});

test('latency uses the clock of the engine, and the same seed gives the same delays', async () => {
  const plan: Plan = { getSystem: { kind: 'latency', ms: { min: 100, max: 900 } } };
  const services = [startService(plan), startService(plan)];
  for (const { visitor } of services)
    for (let call = 0; call < 5; call += 1) await visitor.get(`/${visitor.hash}/system`);
  const [firstDelays, secondDelays] = services.map(({ clock }) => clock.delays);
  expect(firstDelays).toEqual(secondDelays);
  expect(new Set(firstDelays).size).toBeGreaterThan(1);
  expect(firstDelays?.every(ms => ms >= 100 && ms <= 900)).toBe(true);
});

test('the workbench breaks the next call only', async () => {
  const { engine, visitor } = startService();
  engine.breakNext('getSystem', { kind: 'networkError' });
  expect((await visitor.get(`/${visitor.hash}/system`)).type).toBe('error');
  expect((await visitor.get(`/${visitor.hash}/system`)).status).toBe(200);
  expect(engine.journal.map(({ source }) => source)).toEqual(['workbench', 'world']);
});

test('offline no request reaches the service', async () => {
  const { engine, visitor } = startService();
  engine.setOffline(true);
  expect((await visitor.create(marina)).type).toBe('error');
  expect(engine.journal).toEqual([]);
  engine.setOffline(false);
  expect((await visitor.create(marina)).status).toBe(200);
});

test('a connection that is lost during a call breaks the call at once', async () => {
  const { engine, visitor } = startService({
    createProposal: {
      kind: 'sequence',
      answers: [{ kind: 'hang' }],
      afterLast: 'worldAnswers',
    },
  });
  const call = visitor.create(marina);
  await expect.poll(() => engine.journal.length).toBe(1);
  engine.setOffline(true);
  expect((await call).type).toBe('error');
});

test('a session continues from its snapshot: world, sequences and journal', async () => {
  const plan: Plan = {
    updateStep: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' },
  };
  const original = startService(plan);
  await original.visitor.create(marina);
  await original.visitor.save('endereco', { cep: '01310100' });
  const snapshot = JSON.parse(JSON.stringify(original.engine.snapshot()));

  const engine = createEngine({ scenario: scenarioWith(plan), snapshot });
  const visitor = visitorOf(engine);
  expect((await visitor.save('endereco', { cep: '01310100' })).status).toBe(200);
  expect(engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 2 });
  expect(engine.journal.map(({ operation }) => operation)).toEqual([
    'createProposal',
    'updateStep',
    'updateStep',
  ]);
});

test('a snapshot of another scenario is not used', async () => {
  const original = startService();
  await original.visitor.create(marina);
  const snapshot = { ...original.engine.snapshot(), scenario: 'another' };
  expect(createEngine({ scenario: scenarioWith({}), snapshot }).report().effects.proposals).toBe(0);
});

test('a snapshot with a world of another version is not used, and neither is its journal', async () => {
  const original = startService();
  await original.visitor.create(marina);
  const snapshot = original.engine.snapshot();
  const olderSnapshot = { ...snapshot, world: { ...snapshot.world, version: snapshot.world.version - 1 } };
  const engine = createEngine({ scenario: scenarioWith({}), snapshot: olderSnapshot });
  expect(engine.report()).toMatchObject({ requests: 0, effects: { proposals: 0 } });
});

test('a reset starts the scenario again', async () => {
  const { engine, visitor } = startService({
    createProposal: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' },
  });
  await visitor.create(marina);
  await visitor.create(marina);
  engine.breakNext('getSystem', { kind: 'networkError' });
  engine.reset();
  expect(engine.journal).toEqual([]);
  expect(engine.report().effects.proposals).toBe(0);
  expect((await visitor.create(marina)).type).toBe('error');
  expect((await visitor.get(`/${visitor.hash}/system`)).status).toBe(200);
});

test('[10.4] a call that waits during a reset changes nothing in the new session', async () => {
  const { engine, clock, visitor } = startService({
    createProposal: { kind: 'latency', ms: 300, answer: { kind: 'world' } },
  });
  let endWait = (): void => undefined;
  clock.sleep = () =>
    new Promise(resolve => {
      endWait = resolve;
    });
  const waitingCall = visitor.create(marina);
  await expect.poll(() => engine.journal.length).toBe(1);
  engine.reset();
  endWait();
  await waitingCall;
  expect(engine.report()).toMatchObject({
    requests: 0,
    violations: [],
    effects: { proposals: 0, savedSteps: 0 },
  });
});

test('the journal shows that a token was sent, but not its value', async () => {
  const { engine, visitor } = startService();
  await visitor.get(`/${visitor.hash}/system`, {
    'x-access-token': 'muito-secreto',
    userOfficeToken: 'secreto-do-digitador',
    cookie: 'sessao=secreta',
  });
  const text = JSON.stringify(engine.report());
  expect(text).not.toContain('segredo');
  expect(text).not.toMatch(/secret[oa]/);
  expect(engine.journal[0]?.request.headers).toMatchObject({
    authorization: '•••',
    'x-access-token': '•••',
    userofficetoken: '•••',
  });
});

test('the external services answer at their own addresses and under the alias of the host', async () => {
  const { engine } = startService();
  const answerAt = async (address: string) => (await engine.handle(new Request(address))).json();
  expect(await answerAt('https://viacep.com.br/ws/01310100/json/')).toMatchObject({
    localidade: 'São Paulo',
    uf: 'SP',
  });
  expect(await answerAt('http://localhost:4173/__external/viacep.com.br/ws/99999999/json/')).toEqual({
    erro: 'true',
  });
  expect((await engine.handle(new Request('https://opencep.com/v1/99999999'))).status).toBe(404);
  expect(await answerAt('https://api.ipify.org/?format=json')).toEqual({ ip: '203.0.113.42' });
  expect(engine.violations).toEqual([]);
});
