import { expect, inject, test } from 'vitest';
import { operationFacts } from '#openapi/facts.gen.js';
import { marina } from '#scenarios/cast/personas.ts';
import { defineScenario, type Plan, type Scenario, type StartingWorld } from '#scenarios/define-scenario.ts';
import { type Dialect, defineDialect } from '#scenarios/dialects/define-dialect.ts';
import { dialects } from '#scenarios/dialects/index.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { products } from '#scenarios/products/index.ts';
import { rotatingSample } from '#tests/support/rotating-sample.ts';
import type { MockClock } from '../clock.ts';
import { checkAnswer } from '../contract/check.ts';
import { operations } from '../contract/validators.gen.js';
import { createEngine, type Engine } from '../engine.ts';
import { visitorOf } from '../testing/visitor.ts';
import { rephrase } from './rephrase.ts';

/** A clock whose delays end at once. */
const instantClock: MockClock = { now: () => Date.UTC(2026, 10, 21, 12), sleep: async () => undefined };

const dialectWith = (members: Partial<Dialect>): Dialect =>
  defineDialect({ id: 'tested', title: 'Testado', story: 'Um dialeto de teste.', ...members });

test('[16.2] every answer of a service in Latin-1 is in Latin-1', async () => {
  const { engine, visitor } = startService(dialectWith({ encoding: 'iso-8859-1' }));
  const response = await visitor.get(`/${visitor.hash}/system`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1')).toContain('Endereço');
  expect(engine.violations).toEqual([]);
});

function startService(
  dialect: Dialect,
  world: StartingWorld = {},
  product: Scenario['product'] = 'credito-pessoal',
  plan: Plan = {},
) {
  const scenario = defineScenario({
    id: 'a-world',
    title: 'Um mundo',
    story: 'Um mundo.',
    requirements: [],
    product,
    world,
    plan,
    walk: [],
    verdict: {},
  });
  const engine = createEngine({ scenario, dialect, clock: instantClock });
  return { engine, visitor: visitorOf(engine) };
}

const worldAtAddress: StartingWorld = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

const violationsOf = (engine: Engine): string[] => engine.violations.map(({ detail }) => detail);

/** The products that this run plays in the dialect: a sixth of them, and all in `npm run test:full`. */
function productsFor({ id: dialectId }: Dialect): typeof products {
  const { seed, all } = inject('turns');
  return all
    ? products
    : rotatingSample(products, { seed, every: 6, keyOf: ({ id }) => `${dialectId} ${id}` });
}

test.each(dialects)('[16.2] $id: the answers for every product keep the contract', async dialect => {
  for (const { id, steps } of productsFor(dialect)) {
    const { engine, visitor } = startService(dialect, {}, id);
    for (let attempt = 0; attempt < 4; attempt += 1) await visitor.get(`/${visitor.hash}/system`);
    for (let attempt = 0; attempt < 3; attempt += 1) await visitor.create(personalAnswers(marina));
    for (const { slug } of steps) {
      await visitor.get(`/show-step/${visitor.hash}/step/${slug}`);
      await visitor.save(slug, { valor: 3500, aceito: true });
      await visitor.poll(slug);
    }
    expect(violationsOf(engine), id).toEqual([]);
    expect(engine.journal.filter(({ status }) => status === 200).length).toBeGreaterThan(2);
  }
});

test.each(dialects)('[16.2] $id: in the dialect every example still keeps the contract', dialect => {
  const problems: string[] = [];
  for (const { id, server, answers } of operationFacts) {
    const contract = operations.find(operation => operation.id === id);
    if (!contract || !server.startsWith('/unauth/')) continue;
    for (const { status, contentType, examples } of answers)
      for (const { value, name } of examples) {
        const body = rephrase(dialect, { operation: id, step: 'endereco', status, body: value });
        const findings = checkAnswer(contract, status, contentType, body);
        problems.push(...findings.map(detail => `${id} ${status} ${name}: ${detail}`));
      }
  }
  expect(problems).toEqual([]);
});

test('[16.2] the plain dialect leaves every example of the contract unchanged', () => {
  let comparedCount = 0;
  for (const { id, answers } of operationFacts)
    for (const { status, examples } of answers)
      for (const { value } of examples) {
        const body = rephrase(dialectWith({}), { operation: id, step: 'endereco', status, body: value });
        expect(JSON.stringify(body)).toBe(JSON.stringify(value));
        comparedCount += 1;
      }
  expect(comparedCount).toBeGreaterThan(100);
});

test('[3.17] [16.2] a creation under a new hash: the old hash opens the proposal and accepts no write', async () => {
  const { engine, visitor } = startService(dialectWith({ hashAtCreation: 'new' }));
  const { data } = await (await visitor.create(personalAnswers(marina))).json();
  expect(data.hashId).not.toBe(visitor.hash);
  const systemAnswer = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(systemAnswer.data.proposal.hashId).toBe(data.hashId);
  expect((await visitor.save('endereco', {})).status).toBe(404);
  const response = await visitor.send('PATCH', `/update-step/${data.hashId}/step/endereco`, {
    data: addressAnswers(marina),
    hashId: data.hashId,
    order: 1,
    metaProductBankId: 'a1',
    deviceTracking: {},
  });
  expect(response.status).toBe(200);
  expect(engine.report().effects).toMatchObject({ proposals: 1, hashes: 1, savedSteps: 2 });
  const restoredEngine = createEngine({ scenario: engine.scenario, snapshot: engine.snapshot() });
  expect((await visitorOf(restoredEngine).get(`/${visitor.hash}/system`)).status).toBe(200);
});

test('[4.11] [16.2] the answer to a write contains all answers, those of the saved step, or none', async () => {
  const readAnsweredSteps = async (writeAnswers: Dialect['writeAnswers']) => {
    const { visitor } = startService(dialectWith({ writeAnswers }), worldAtAddress);
    const answer = await (await visitor.save('endereco', addressAnswers(marina))).json();
    const pollAnswer = await (await visitor.poll('dados-bancarios')).json();
    return [answer, pollAnswer].map(({ data }) => data.selfContract && Object.keys(data.selfContract));
  };
  const allSteps = ['dados-pessoais', 'endereco'];
  expect(await readAnsweredSteps('everything')).toEqual([allSteps, allSteps]);
  expect(await readAnsweredSteps('savedStep')).toEqual([['endereco'], []]);
  expect(await readAnsweredSteps('proposalOnly')).toEqual([undefined, undefined]);
});

test('[3.20] [16.2] a creation without an envelope has the members of 3.20 and no others', async () => {
  const { visitor } = startService(dialectWith({ creationEnvelope: 'bare' }));
  const body = await (await visitor.create(personalAnswers(marina))).json();
  expect(Object.keys(body).toSorted()).toEqual(['_id', 'data', 'message', 'situation']);
});

test('[7.12] [16.2] with the shallow envelope a new hash is at the top level of the answer', async () => {
  const { visitor } = startService(dialectWith({ newHashEnvelope: 'shallow' }));
  const body = await (await visitor.send('POST', `/new-hash/${visitor.hash}`, { deviceIp: '' })).json();
  expect(body).toEqual({ hashId: expect.any(String) });
});

test.each([
  ['isoDay', '1985-03-12'],
  ['isoMidnightUtc', '1985-03-12T00:00:00.000Z'],
  ['brazilian', '12/03/1985'],
] as const)('[5.26] [16.2] days are written as %s', async (dates, expected) => {
  for (const savedDay of ['12/03/1985', '1985-03-12']) {
    const { visitor } = startService(dialectWith({ dates }), {
      proposal: {
        currentStep: 'endereco',
        answers: { 'dados-pessoais': { nascimento: savedDay, nome: '12/03' } },
      },
    });
    const { data } = await (await visitor.get(`/${visitor.hash}/system`)).json();
    expect(data.proposal.selfContract['dados-pessoais']).toEqual({ nascimento: expected, nome: '12/03' });
  }
});

test('[16.2] numbers and booleans become texts at any depth', async () => {
  const { visitor } = startService(dialectWith({ scalars: 'text' }), {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': { valor: 3500.5, lista: [true] } } },
  });
  const text = await (await visitor.get(`/${visitor.hash}/system`)).text();
  expect(text).not.toMatch(/:\s*(-?\d|true|false)/);
  const { data } = JSON.parse(text);
  expect(data.proposal.selfContract['dados-pessoais']).toEqual({ valor: '3500.5', lista: ['true'] });
  expect(data.steps[0].order).toBe('0');
});

test('[16.2] empty optional members are null or absent', async () => {
  const readSystem = async (absent: Dialect['absent']) => {
    const { visitor } = startService(dialectWith({ absent }), worldAtAddress);
    return (await (await visitor.get(`/${visitor.hash}/system`)).json()).data;
  };
  const answerWithNulls = await readSystem('null');
  expect(answerWithNulls).toMatchObject({ jwtToken: null, waitingFinishFillProposalSelfContract: null });
  expect(answerWithNulls.steps[0].fields[0]).toMatchObject({ key: 'nome', url: null, options: null });
  expect(answerWithNulls.proposal).toMatchObject({ reviewStep: null, customFields: null });
  const answerWithoutNulls = await readSystem('omitted');
  expect(answerWithoutNulls).not.toHaveProperty('jwtToken');
  expect(answerWithoutNulls.proposal).not.toHaveProperty('reviewStep');
  expect(JSON.stringify(answerWithoutNulls.steps)).not.toMatch(
    /"(image|required|hidden|warningOnly|requiredReview|options)":(""|false|null|\[\])[,}]/,
  );
});

test('[16.2] [11.2] empty answers of a step are absent', async () => {
  const values = { nome: 'Ana', apelido: '', limite: null, aceito: false, bens: [] };
  const { visitor } = startService(dialectWith({ absent: 'omitted' }), {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': values } },
  });
  const { data } = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(data.proposal.selfContract['dados-pessoais']).toEqual({ nome: 'Ana' });
});

test('[16.2] [4.1] an answer that leads to a step omits its initial status; every other status is named', () => {
  const answerAt = (step: string, stepStatus: string) =>
    rephrase(dialectWith({ absent: 'omitted' }), {
      operation: 'updateStep',
      step,
      status: 200,
      body: { data: { currentStep: 'endereco', stepStatus } },
    });
  expect(answerAt('dados-pessoais', 'init')).toEqual({ data: { currentStep: 'endereco' } });
  expect(answerAt('dados-pessoais', 'waiting')).toMatchObject({ data: { stepStatus: 'waiting' } });
  expect(answerAt('endereco', 'init')).toMatchObject({ data: { stepStatus: 'init' } });
});

test('[16.2] unknown members, kinds and situations are added', async () => {
  const { visitor, engine } = startService(
    dialectWith({ surplus: 'everywhere', unknownNames: 'some' }),
    worldAtAddress,
  );
  const { data, __v } = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(__v).toBe(3);
  expect(data.steps[0]).toMatchObject({ __v: 3, legado: { origem: 'v1' } });
  expect(data.steps[0].fields.at(-1)).toMatchObject({ component: 'holograma', required: false });
  expect(data.proposal.selfContract).toHaveProperty('passo-antigo');
  expect(data.proposal.selfContract['dados-pessoais']).toEqual(personalAnswers(marina));
  expect(violationsOf(engine)).toEqual([]);
});

test('[16.2] steps without `order` are sorted', async () => {
  const { visitor } = startService(dialectWith({ stepOrder: 'absent' }));
  const { data } = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(data.steps[0]).toMatchObject({ slug: 'dados-pessoais' });
  expect(JSON.stringify(data.steps)).not.toContain('"order"');
  const stepAnswer = await (await visitor.get(`/show-step/${visitor.hash}/step/endereco`)).json();
  expect(stepAnswer.data).not.toHaveProperty('order');
});

test('[16.2] [3.19] a service with a value of its own sends it with a creation, whatever was chosen, and never again', () => {
  const proposal = {
    _id: 'p1',
    currentStep: 'endereco',
    situation: '',
    selfContract: {},
    systemicValue: 2000,
  };
  const answerTo = (operation: 'createProposal' | 'updateStep' | 'getSystem', data: object) =>
    rephrase(dialectWith({ computedValue: 'atCreationOnly' }), {
      operation,
      step: undefined,
      status: 200,
      body: { data },
    });
  const { systemicValue: _, ...silentProposal } = proposal;
  expect(answerTo('createProposal', proposal)).toEqual({ data: { ...proposal, systemicValue: 4321.09 } });
  expect(answerTo('updateStep', proposal)).toEqual({ data: silentProposal });
  expect(answerTo('getSystem', { proposal })).toEqual({ data: { proposal: silentProposal } });
});

test('[16.2] [4.10] a proposal without a review names its current step as the one to review', async () => {
  const { visitor } = startService(dialectWith({ reviewOfNone: 'currentStep' }), worldAtAddress);
  const { data } = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(data.proposal).toMatchObject({ currentStep: 'endereco', reviewStep: 'endereco' });
  const answer = await (await visitor.save('endereco', addressAnswers(marina))).json();
  expect(answer.data).toMatchObject({ currentStep: 'dados-bancarios', reviewStep: 'dados-bancarios' });
});

test('[16.2] [4.1] a step that still waits has no status; every other status is named', () => {
  const answerAt = (step: string, stepStatus: string) =>
    rephrase(dialectWith({ unchangedStatus: 'absent' }), {
      operation: 'updateStep',
      step,
      status: 200,
      body: { data: { currentStep: 'analise', stepStatus } },
    });
  expect(answerAt('analise', 'waiting')).toEqual({ data: { currentStep: 'analise' } });
  expect(answerAt('analise', 'failed')).toMatchObject({ data: { stepStatus: 'failed' } });
  expect(answerAt('endereco', 'waiting')).toMatchObject({ data: { stepStatus: 'waiting' } });
});

test('[16.2] [4.1] statuses are in capitals, with blanks around them', async () => {
  const { engine, visitor } = startService(dialectWith({ statusSpelling: 'capitals' }), worldAtAddress);
  const { data } = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(data.steps[0].state).toBe(' SUCCESS ');
  const answer = await (await visitor.save('endereco', addressAnswers(marina))).json();
  expect(answer.data.stepStatus).toBe(' INIT ');
  expect(violationsOf(engine)).toEqual([]);
});

test('[16.2] [3.31] lists have numbers as codes, blanks around labels, and entries twice', async () => {
  const { engine, visitor } = startService(
    dialectWith({ listEntries: 'untidy' }),
    worldAtAddress,
    undefined,
    {
      getResource: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            resource: [
              { value: '341', label: 'Itaú' },
              { value: '001', label: 'Banco do Brasil' },
            ],
          },
        },
      },
    },
  );
  const { data } = await (await visitor.get(`/${visitor.hash}/resource/banks`)).json();
  const [itau, bancoDoBrasil] = [
    { value: 341, label: '  Itaú ' },
    { value: '001', label: '  Banco do Brasil ' },
  ];
  expect(data.resource).toEqual([itau, bancoDoBrasil, itau, bancoDoBrasil]);
  expect(violationsOf(engine)).toEqual([]);
});

test('[16.2] every second answer has the fields of a step the other way round', async () => {
  const { visitor } = startService(dialectWith({ fieldOrder: 'turned' }));
  const readKeys = async () => {
    const { data } = await (await visitor.get(`/${visitor.hash}/system`)).json();
    return data.steps[0].fields.map(({ key }: { key: string }) => key);
  };
  const [first, second, third] = [await readKeys(), await readKeys(), await readKeys()];
  expect(second).toEqual(first.toReversed());
  expect(third).toEqual(first);
});

test('[16.2] [16.4] the answer to a write has the proposal as it was before, a read has the present one', async () => {
  const { engine, visitor } = startService(dialectWith({ writesShow: 'beforeWrite' }), worldAtAddress);
  const answer = await (await visitor.save('endereco', addressAnswers(marina))).json();
  expect(answer.data.currentStep).toBe('endereco');
  expect(answer.data.selfContract).not.toHaveProperty('endereco');
  const { data } = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(data.proposal.currentStep).toBe('dados-bancarios');
  expect((await (await visitor.poll('dados-bancarios')).json()).data.currentStep).toBe('dados-bancarios');
  expect(violationsOf(engine)).toEqual([]);
});

test('[16.2] [4.28] Retry-After is a moment by a clock that is ahead', async () => {
  const { visitor } = startService(
    dialectWith({
      retryAfter: 'moment',
      disturbances: { createProposal: [{ kind: 'refused', status: 429, retryAfter: 3 }] },
    }),
  );
  const { headers } = await visitor.create(personalAnswers(marina));
  expect([headers.get('date'), headers.get('retry-after')]).toEqual([
    'Sat, 21 Nov 2026 17:00:00 GMT',
    'Sat, 21 Nov 2026 17:00:03 GMT',
  ]);
});

test('[16.2] a disturbance comes before the answer of the world, has no effect, and does not change planned answers', async () => {
  const impatient = dialectWith({
    disturbances: { createProposal: [{ kind: 'refused', status: 429, retryAfter: 3 }, { kind: 'reset' }] },
  });
  const { engine, visitor } = startService(impatient);
  const response = await visitor.create(personalAnswers(marina));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3']);
  expect((await visitor.create(personalAnswers(marina))).type).toBe('error');
  expect(engine.report().effects.proposals).toBe(0);
  expect((await visitor.create(personalAnswers(marina))).status).toBe(200);
  expect(engine.journal.map(({ source }) => source)).toEqual(['dialect', 'dialect', 'world']);
  const serviceWithPlan = startService(impatient, {}, 'credito-pessoal', {
    createProposal: { kind: 'reply', status: 500, body: { code: 500 } },
  });
  expect((await serviceWithPlan.visitor.create(personalAnswers(marina))).status).toBe(500);
});

test('[16.2] [16.3] after a reset the browser sends the write again, and a service that honours keys carries it out once', async () => {
  for (const kind of ['resetBeforeCommit', 'resetAfterCommit'] as const) {
    const { engine, visitor } = startService(dialectWith({ disturbances: { createProposal: [{ kind }] } }));
    const body = { data: {}, deviceIp: '', hashId: visitor.hash, metaProductBankId: 'a', deviceTracking: {} };
    const path = `/create-proposal/${visitor.hash}`;
    const answer = await visitor.send('POST', path, body, { 'idempotency-key': '"chave-1"' });
    expect(answer.status, kind).toBe(200);
    expect(engine.report(), kind).toMatchObject({ requests: 2, calls: 1, effects: { proposals: 1 } });
  }
});

test('[16.2] the dialect changes planned answers, except those outside the contract', async () => {
  const { visitor } = startService(dialectWith({ scalars: 'text' }), worldAtAddress, 'credito-pessoal', {
    updateStep: {
      kind: 'sequence',
      answers: [
        { kind: 'reply', status: 422, body: { code: 422, message: 'Confira.' } },
        { kind: 'offContract', reason: 'a number where a text should be', status: 200, body: { data: 7 } },
      ],
      afterLast: 'worldAnswers',
    },
  });
  expect(await (await visitor.save('endereco', {})).json()).toEqual({ code: '422', message: 'Confira.' });
  expect(await (await visitor.save('endereco', {})).json()).toEqual({ data: 7 });
});

test('[16.5] departures change the sent answer, and are no violations', async () => {
  const { engine, visitor } = startService(
    dialectWith({
      departures: [
        { operation: 'getSystem', status: 200, pointer: '/data/steps/*/name', change: { kind: 'absent' } },
        {
          operation: 'getSystem',
          status: 200,
          pointer: '/data/proposal',
          change: { kind: 'value', to: 'object' },
        },
        { operation: 'updateStep', status: 200, pointer: '/data', change: { kind: 'renamed', to: 'dados' } },
      ],
    }),
    worldAtAddress,
  );
  const system = await (await visitor.get(`/${visitor.hash}/system`)).text();
  expect(system).not.toContain('"name":"Endereço"');
  expect(system).toContain('"proposal":{"value":');
  expect(Object.keys(await (await visitor.save('endereco', {})).json())).toContain('dados');
  expect(violationsOf(engine)).toEqual([]);
});

test('[16.3] [16.2] a service that ignores keys carries the same write out again', async () => {
  const countProposalsAfterTwoWrites = async (idempotencyKeys: Dialect['idempotencyKeys']) => {
    const { engine, visitor } = startService(dialectWith({ idempotencyKeys }));
    const body = { data: {}, deviceIp: '', hashId: visitor.hash, metaProductBankId: 'a', deviceTracking: {} };
    for (let attempt = 0; attempt < 2; attempt += 1)
      await visitor.send('POST', `/create-proposal/${visitor.hash}`, body, {
        'idempotency-key': '"chave-1"',
      });
    return engine.report().effects.proposals;
  };
  expect([
    await countProposalsAfterTwoWrites('honoured'),
    await countProposalsAfterTwoWrites('ignored'),
  ]).toEqual([1, 2]);
});
