import { expect, test } from 'vitest';
import { defineScenario, type Scenario } from '#scenarios/define-scenario.ts';
import { defineDialect } from '#scenarios/dialects/define-dialect.ts';
import type { Driver } from './drivers/driver.ts';
import { createEngine } from './engine.ts';
import { complaintsOf, includes, judge, judgeAtEnd, judgeService } from './judge.ts';
import { playWalk } from './play-walk.ts';
import { visitorOf } from './testing/visitor.ts';

/** A driver whose screen has a fixed text, for judging without an app. */
function createStaticScreen(text: string, lines: readonly string[] = []): Driver {
  const succeed = async () => undefined;
  return {
    open: succeed,
    fill: succeed,
    choose: succeed,
    check: succeed,
    attach: succeed,
    press: succeed,
    pressNow: async () => false,
    pressKey: succeed,
    advance: succeed,
    reload: succeed,
    goOffline: succeed,
    goOnline: succeed,
    forbid: succeed,
    waitForHeading: succeed,
    waitForValue: succeed,
    waitForChoice: succeed,
    waitForChecked: succeed,
    waitForAbsence: succeed,
    async waitForText(expectedText) {
      if (!text.includes(expectedText)) throw new Error(`"${expectedText}" is not on the screen`);
    },
    sees: async expectedText => text.includes(expectedText),
    focus: async () => null,
    headings: async () => [text],
    path: async () => '/endereco',
    consoleLines: () => lines,
  };
}

const scenarioWith = (members: Partial<Scenario>): Scenario =>
  defineScenario({
    id: 'a-story',
    title: 'Uma história',
    story: 'Uma história.',
    requirements: [],
    product: 'credito-pessoal',
    world: {},
    plan: {},
    walk: [],
    verdict: {},
    ...members,
  });

/** The service of a scenario: a visitor creates proposals, and the judge complains about what has happened so far. */
function startService(scenario: Scenario, screen = createStaticScreen('Endereço')) {
  const engine = createEngine({ scenario });
  return {
    engine,
    create: () => visitorOf(engine).create({ nome: 'Marina', cpf: '52998224725' }),
    readComplaints: async () => complaintsOf(await judge(scenario, screen, engine)),
  };
}

/** Creates one proposal, whatever the scenario claims, then judges the scenario. */
async function complaintsAbout(scenario: Scenario, screen?: Driver): Promise<string> {
  const { create, readComplaints } = startService(scenario, screen);
  await create();
  return readComplaints();
}

test('[16.3c] a verdict counts calls of the app, and requests separately if it states their number', async () => {
  const plan: Scenario['plan'] = {
    createProposal: { kind: 'sequence', answers: [{ kind: 'resetAfterCommit' }], afterLast: 'worldAnswers' },
  };
  const complaintsAboutCounts = (times: number, requests: number) =>
    complaintsAbout(
      scenarioWith({
        plan,
        verdict: { sent: [{ operation: 'createProposal', times, requests, status: 200 }] },
      }),
    );
  expect(await complaintsAboutCounts(1, 2)).toBe('');
  expect(await complaintsAboutCounts(2, 2)).toBe('createProposal is sent 2 times: 1 times');
  expect(await complaintsAboutCounts(1, 1)).toBe('createProposal reaches the service in 1 requests: in 2');
});

test('a scenario whose claims hold has no complaints', async () => {
  const fulfilledScenario = scenarioWith({
    verdict: {
      seen: ['Endereço'],
      notSeen: ['Termos'],
      sent: [{ operation: 'createProposal', times: 1, body: { data: { cpf: '52998224725' } } }],
      effects: { proposals: 1, savedSteps: 1 },
      endsAt: { heading: 'Endereço' },
    },
  });
  expect(await complaintsAbout(fulfilledScenario)).toBe('');
});

const falseClaims: [claim: string, parts: Partial<Scenario>, complaint: string][] = [
  ['a text that is not there', { verdict: { seen: ['Termos'] } }, '"Termos" is on the screen: it is not'],
  [
    'a text that should be gone',
    { verdict: { notSeen: ['Endereço'] } },
    '"Endereço" is not on the screen: it is',
  ],
  [
    'a document that the service does not hold',
    { verdict: { files: [{ step: 'dados-pessoais', key: 'foto', name: 'frente.jpg' }] } },
    'the service holds these documents: dados-pessoais.foto: frente.jpg: it holds none',
  ],
  [
    'a document of another proposal',
    { verdict: { files: [{ step: 'dados-pessoais', key: 'foto', hashId: 'another-hash' }] } },
    'the service holds these documents: dados-pessoais.foto: ? (another-hash): it holds none',
  ],
  [
    'a header that was not sent',
    { verdict: { sent: [{ operation: 'createProposal', headers: { 'x-access-token': true } }] } },
    'createProposal is sent with the header x-access-token: not so in call 1',
  ],
  [
    'a header that was sent',
    { verdict: { sent: [{ operation: 'createProposal', headers: { 'content-type': null } }] } },
    'createProposal is sent without the header content-type: not so in call 1',
  ],
  [
    'a call about something else',
    { verdict: { sent: [{ operation: 'createProposal', address: 'another-hash' }] } },
    'createProposal (another-hash) is sent at least 1 times: 0 times',
  ],
  [
    'a call that was not made',
    { verdict: { sent: [{ operation: 'updateStep' }] } },
    'updateStep is sent at least 1 times: 0 times',
  ],
  [
    'a call made too often',
    { verdict: { sent: [{ operation: 'createProposal', times: 2 }] } },
    'createProposal is sent 2 times: 1 times',
  ],
  [
    'a value that was not sent',
    { verdict: { sent: [{ operation: 'createProposal', body: { data: { cpf: '00000000000' } } }] } },
    'createProposal is sent with {"data":{"cpf":"00000000000"}}',
  ],
  [
    'an effect that is not there',
    { verdict: { effects: { finished: 1 } } },
    'the service holds finished: 1: it holds 0',
  ],
  ['another end', { verdict: { endsAt: { path: '/termos' } } }, 'the visitor ends at /termos: /endereco'],
  ['another heading', { verdict: { endsAt: { heading: 'Termos' } } }, 'the headings are "Endereço"'],
  [
    'a console line that never came',
    { verdict: { console: ['boom'] } },
    'the console says boom: the lines are none',
  ],
  [
    'a plan that nobody needed',
    { plan: { newHash: { kind: 'networkError' } } },
    'the plan of newHash is used (1): the app asked 0 times',
  ],
  [
    'an access that never expires',
    { world: { access: { expiresAt: 'createProposal', call: 2 } } },
    'the access expires at call 2 of createProposal: the app asked 1 times',
  ],
  [
    'a sequence that was not used up',
    {
      plan: {
        createProposal: {
          kind: 'sequence',
          answers: [{ kind: 'world' }, { kind: 'networkError' }],
          afterLast: 'worldAnswers',
        },
      },
    },
    'the plan of createProposal is used (2): the app asked 1 times',
  ],
];

for (const [claim, parts, complaint] of falseClaims)
  test(`[10.4b] a scenario that claims ${claim} fails`, async () => {
    expect(await complaintsAbout(scenarioWith(parts))).toContain(complaint);
  });

test('[10.4b] a verdict names all documents: one that it does not name fails the scenario', () => {
  const scenario = scenarioWith({ verdict: { files: [{ step: 'dados', key: 'foto', name: 'frente.jpg' }] } });
  const complaintsAboutFiles = (...names: string[]): string => {
    const files = names.map(name => ({ step: 'dados', key: 'foto', name, size: 1, hash: name }));
    return complaintsOf(judgeService(scenario, { ...createEngine({ scenario }).report(), files }));
  };
  expect(complaintsAboutFiles('frente.jpg')).toBe('');
  expect(complaintsAboutFiles('frente.jpg', 'frente.jpg')).toBe(
    'the service holds these documents: dados.foto: frente.jpg: it holds dados.foto: frente.jpg, dados.foto: frente.jpg',
  );
});

test('[10.4b] a verdict counts polls and submissions of a step separately', async () => {
  const scenarioClaiming = (poll: boolean, times: number): Scenario =>
    scenarioWith({
      world: { proposal: { currentStep: 'analise-de-credito', answers: {} } },
      verdict: { sent: [{ operation: 'updateStep', poll, times }] },
    });
  const engine = createEngine({ scenario: scenarioClaiming(true, 1) });
  const visitor = visitorOf(engine);
  await visitor.poll('analise-de-credito');
  await visitor.poll('analise-de-credito');
  await visitor.save('dados-pessoais', {});
  const complaintsIf = (poll: boolean, times: number): string =>
    complaintsOf(judgeService(scenarioClaiming(poll, times), engine.report()));
  expect([complaintsIf(true, 2), complaintsIf(false, 1)]).toEqual(['', '']);
  expect(complaintsIf(true, 3)).toBe('updateStep (polls) is sent 3 times: 2 times');
  expect(complaintsIf(false, 3)).toBe('updateStep (no polls) is sent 3 times: 1 times');
});

test('[10.4] a planned answer that a fault replaced does not count as used', async () => {
  const scenario = scenarioWith({
    plan: {
      createProposal: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'world' }],
        afterLast: 'repeat',
      },
    },
  });
  const { engine, create, readComplaints } = startService(scenario);
  engine.breakNext('createProposal', { kind: 'html', status: 503 });
  await create();
  await create();
  await create();
  expect(await readComplaints()).toBe(
    'the plan of createProposal is used (2): the app asked 3 times, 1 of them answered by a fault',
  );
  engine.reset();
  await create();
  await create();
  expect(await readComplaints()).toBe('');
});

test('[10.4b] an access has not expired while a fault answered the call at which it expires', async () => {
  const scenario = scenarioWith({ world: { access: { expiresAt: 'createProposal' } } });
  const { engine, create, readComplaints } = startService(scenario);
  engine.breakNext('createProposal', { kind: 'html', status: 503 });
  await create();
  expect(await readComplaints()).toBe(
    'the access expires at call 1 of createProposal: the app asked 1 times, 1 of them answered by a fault',
  );
  await create();
  expect(await readComplaints()).toBe('');
});

test('[10.4b] a claim about status and body is true only if one call has both', async () => {
  const bodyWith = (nome: string) => ({ data: { nome } });
  const scenario = scenarioWith({
    verdict: { sent: [{ operation: 'createProposal', status: 503, body: bodyWith('Marina') }] },
  });
  const engine = createEngine({ scenario });
  engine.breakNext('createProposal', { kind: 'html', status: 503 });
  await visitorOf(engine).create({ nome: 'Caio', cpf: '52998224725' });
  await visitorOf(engine).create({ nome: 'Marina', cpf: '52998224725' });
  expect(complaintsOf(await judge(scenario, createStaticScreen('Endereço'), engine))).toContain(
    'createProposal is sent with {"data":{"nome":"Marina"}}: the bodies are {"hashId":',
  );
});

test('[10.3c] a violation of the contract fails every scenario', async () => {
  const scenario = scenarioWith({});
  const engine = createEngine({ scenario });
  await visitorOf(engine).get('/h1/invented');
  expect(complaintsOf(await judge(scenario, createStaticScreen(''), engine))).toContain(
    'every request and answer keeps the contract: unknown: The contract does not declare GET /h1/invented',
  );
});

test('an unexpected console line fails the scenario, an expected one does not', async () => {
  const screen = createStaticScreen('Endereço', ['[proposta] updateStep: 401']);
  expect(await complaintsAbout(scenarioWith({}), screen)).toContain(
    'the console is otherwise quiet: [proposta] updateStep: 401',
  );
  expect(
    await complaintsAbout(scenarioWith({ verdict: { console: ['[proposta] updateStep: 401'] } }), screen),
  ).toBe('');
  expect(
    await complaintsAbout(scenarioWith({ verdict: { console: [{ matches: 'updateStep: \\d+$' }] } }), screen),
  ).toBe('');
});

test('a finished walk is judged when its effects have ended', async () => {
  const lines: string[] = [];
  let text = 'Tente novamente';
  const screen: Driver = {
    ...createStaticScreen(''),
    sees: async expectedText => text === expectedText,
    consoleLines: () => lines,
  };
  const scenario = scenarioWith({
    verdict: { notSeen: ['Tente novamente'], console: ['[proposta] updateStep: 401'] },
  });
  const engine = createEngine({ scenario });
  setTimeout(() => {
    lines.push('[proposta] updateStep: 401');
    text = '';
  }, 200);
  expect(complaintsOf(await judge(scenario, screen, engine))).not.toBe('');
  expect(complaintsOf(await judgeAtEnd(scenario, screen, engine))).toBe('');
});

test('a finished walk whose claims never come true fails', async () => {
  const scenario = scenarioWith({ verdict: { console: ['boom'] } });
  expect(complaintsOf(await judgeAtEnd(scenario, createStaticScreen(''), createEngine({ scenario })))).toBe(
    'the console says boom: the lines are none',
  );
});

test('a walk stops at the first action that cannot be done and says which', async () => {
  const scenario = scenarioWith({
    walk: [{ do: 'open' }, { do: 'waitFor', text: 'Oferta' }, { do: 'reload' }],
  });
  const played: number[] = [];
  await expect(
    playWalk(scenario, createStaticScreen('Endereço'), createEngine({ scenario }), {
      before: index => void played.push(index),
    }),
  ).rejects.toThrow('Step 2 of the walk (esperar por "Oferta") failed: "Oferta" is not on the screen');
  expect(played).toEqual([0, 1]);
});

test('the next poll is a poll that was not answered before', async () => {
  const scenario = scenarioWith({
    walk: [{ do: 'nextPoll' }],
    world: { proposal: { currentStep: 'analise-de-credito', answers: {} } },
  });
  const engine = createEngine({ scenario });
  const visitor = visitorOf(engine);
  await visitor.poll('analise-de-credito');
  let advancedTime = 0;
  const screen = createStaticScreen('');
  await playWalk(
    scenario,
    {
      ...screen,
      async advance(milliseconds) {
        advancedTime += milliseconds;
        if (advancedTime >= 2000) await visitor.poll('analise-de-credito');
      },
    },
    engine,
  );
  expect(advancedTime).toBe(2000);
});

test('a value contains an expected part if the members of the part are equal', () => {
  const value = { data: { cpf: '1', list: [{ a: 1, b: 2 }] }, order: 0 };
  expect(includes(value, { data: { list: [{ b: 2 }] } })).toBe(true);
  expect(includes(value, { data: { cpf: '2' } })).toBe(false);
  expect(includes(value, { data: { nome: undefined } })).toBe(false);
  expect(includes(null, {})).toBe(false);
  expect(includes([1], { 0: 1 })).toBe(false);
});

test('[16.2] a call that the dialect refuses does not count in the verdict, and neither does its console line', async () => {
  const dialect = defineDialect({
    id: 'tested',
    title: 'Testado',
    story: 'A primeira criação é recusada.',
    disturbances: { createProposal: [{ kind: 'refused', status: 429, retryAfter: 1 }] },
  });
  const scenario = scenarioWith({
    verdict: { sent: [{ operation: 'createProposal', times: 1, requests: 1 }] },
  });
  const engine = createEngine({ scenario, dialect });
  const visitor = visitorOf(engine);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await visitor.create({ nome: 'Marina', cpf: '52998224725' });
  const lines = ['[proposta] createProposal: 429'];
  expect(complaintsOf(await judge(scenario, createStaticScreen('', lines), engine))).toBe('');
  const screen = createStaticScreen('', [...lines, ...lines]);
  expect(complaintsOf(await judge(scenario, screen, engine))).toContain('otherwise quiet');
});
