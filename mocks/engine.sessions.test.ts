import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { createEngine } from './engine.ts';
import { maxEntries } from './journal.ts';
import { creationValues, scenarioWithPlan, startService } from './testing/start-service.ts';
import { visitorOf } from './testing/visitor.ts';

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

test('a session continues from its snapshot: world, sequences and journal', async () => {
  const plan: Plan = {
    updateStep: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' },
  };
  const original = startService(plan);
  await original.visitor.create(creationValues);
  await original.visitor.save('endereco', { cep: '01310100' });
  const snapshot = JSON.parse(JSON.stringify(original.engine.snapshot()));

  const engine = createEngine({ scenario: scenarioWithPlan(plan), snapshot });
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
  await original.visitor.create(creationValues);
  const snapshot = { ...original.engine.snapshot(), scenario: 'another' };
  expect(createEngine({ scenario: scenarioWithPlan({}), snapshot }).report().effects.proposals).toBe(0);
});

test('a snapshot with a world of another version is not used, and neither is its journal', async () => {
  const original = startService();
  await original.visitor.create(creationValues);
  const snapshot = original.engine.snapshot();
  const olderSnapshot = { ...snapshot, world: { ...snapshot.world, version: snapshot.world.version - 1 } };
  const engine = createEngine({ scenario: scenarioWithPlan({}), snapshot: olderSnapshot });
  expect(engine.report()).toMatchObject({ requests: 0, effects: { proposals: 0 } });
});

test('a reset starts the scenario again', async () => {
  const { engine, visitor } = startService({
    createProposal: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' },
  });
  await visitor.create(creationValues);
  await visitor.create(creationValues);
  engine.breakNext('getSystem', { kind: 'networkError' });
  engine.reset();
  expect(engine.journal).toEqual([]);
  expect(engine.report().effects.proposals).toBe(0);
  expect((await visitor.create(creationValues)).type).toBe('error');
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
  const waitingCall = visitor.create(creationValues);
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
