import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { creationValues, startService } from './testing/start-service.ts';

test('a broken connection has no effect at the service, an answer lost after the commit has one', async () => {
  const brokenService = startService({ createProposal: { kind: 'networkError' } });
  expect((await brokenService.visitor.create(creationValues)).type).toBe('error');
  expect(brokenService.engine.report().effects.proposals).toBe(0);

  const lostAnswerService = startService({ createProposal: { kind: 'lostAfterCommit' } });
  expect((await lostAnswerService.visitor.create(creationValues)).type).toBe('error');
  expect(lostAnswerService.engine.report().effects.proposals).toBe(1);
});

test('a duplicated request reaches the service twice', async () => {
  const { engine, visitor } = startService({ createProposal: { kind: 'duplicated' } });
  expect((await visitor.create(creationValues)).status).toBe(200);
  expect(engine.report().effects.proposals).toBe(2);
});

test('truncated JSON cannot be parsed, although the effect happened', async () => {
  const { engine, visitor } = startService({ createProposal: { kind: 'truncatedJson' } });
  const response = await visitor.create(creationValues);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(engine.report().effects.proposals).toBe(1);
  expect(engine.violations).toEqual([]);
});

test('an answer can break off in the middle, after the effect', async () => {
  const { engine, visitor } = startService({ createProposal: { kind: 'cutBody' } });
  const response = await visitor.create(creationValues);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(TypeError);
  expect(engine.report().effects.proposals).toBe(1);
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
  expect((await visitor.create(creationValues)).type).toBe('error');
  expect(engine.journal).toEqual([]);
  engine.setOffline(false);
  expect((await visitor.create(creationValues)).status).toBe(200);
});

test('a connection that is lost during a call breaks the call at once', async () => {
  const { engine, visitor } = startService({
    createProposal: {
      kind: 'sequence',
      answers: [{ kind: 'hang' }],
      afterLast: 'worldAnswers',
    },
  });
  const call = visitor.create(creationValues);
  await expect.poll(() => engine.journal.length).toBe(1);
  engine.setOffline(true);
  expect((await call).type).toBe('error');
});
