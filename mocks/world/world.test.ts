import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { defineScenario, type StartingWorld } from '#scenarios/define-scenario.ts';
import { allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { createEngine } from '../engine.ts';
import { visitorOf } from '../testing/visitor.ts';

const startWorld = (world: StartingWorld = {}) => {
  const engine = createEngine({
    scenario: defineScenario({
      id: 'a-world',
      title: 'Um mundo',
      story: 'Um mundo.',
      requirements: [],
      product: 'credito-pessoal',
      world,
      plan: {},
      walk: [],
      verdict: {},
    }),
  });
  return { engine, visitor: visitorOf(engine) };
};

const inAnalysis: StartingWorld = {
  proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) },
};

test('a whole journey: created, saved step by step, analysed, completed, finished', async () => {
  const { engine, visitor } = startWorld();
  const steps: string[] = [];
  const note = async (response: Response) => {
    const { data } = await response.json();
    steps.push(data.waitingFinishFillProposalSelfContract ? `${data.currentStep}…` : data.currentStep);
    return data;
  };
  const { _id } = await note(await visitor.create(personalAnswers(marina)));
  await note(await visitor.save('endereco', { cep: '01310100' }));
  await note(await visitor.save('dados-bancarios', { conta: '1' }));
  await note(await visitor.save('termos', { aceiteDosTermos: true }));
  for (let poll = 0; poll < 3; poll += 1) await note(await visitor.poll('analise-de-credito'));
  const completion = [];
  for (let poll = 0; poll < 2; poll += 1)
    completion.push((await (await visitor.get(`/${_id}/finished-update`)).json()).data.stepStatus);

  expect(steps).toEqual([
    'endereco',
    'dados-bancarios',
    'termos',
    'analise-de-credito',
    'analise-de-credito',
    'analise-de-credito',
    'analise-de-credito…',
  ]);
  expect(completion).toEqual(['waiting', 'success']);
  expect(engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 4, finished: 1 });
  const system = await (await visitor.get(`/${visitor.hash}/system`)).json();
  expect(system.data.proposal).toMatchObject({ currentStep: 'finalizado', situation: 'finalizada' });
  expect(engine.violations).toEqual([]);
});

test('the system answer has the proposal of the hash with all answers, or null before there is one', async () => {
  const { visitor } = startWorld();
  const readProposal = async () =>
    (await (await visitor.get(`/${visitor.hash}/system`)).json()).data.proposal;
  expect(await readProposal()).toBeNull();
  await visitor.create(personalAnswers(marina));
  expect(await readProposal()).toMatchObject({
    currentStep: 'endereco',
    selfContract: { 'dados-pessoais': { cpf: '52998224725' } },
  });
});

test('two creations make two proposals, so a double click is visible', async () => {
  const { engine, visitor } = startWorld();
  await Promise.all([visitor.create({}), visitor.create({})]);
  expect(engine.report().effects.proposals).toBe(2);
});

test('an earlier step may be saved again without moving the proposal', async () => {
  const { visitor } = startWorld({ proposal: { currentStep: 'termos', answers: allAnswers(marina) } });
  const { data } = await (await visitor.save('endereco', { numero: '7' })).json();
  expect(data.currentStep).toBe('termos');
  expect(data.selfContract.endereco).toMatchObject({ numero: '7', cep: '01310100' });
});

test('saving a step that the proposal has not reached gets CONFLICT with 404', async () => {
  const { visitor } = startWorld();
  await visitor.create({});
  const response = await visitor.save('termos', { aceiteDosTermos: true });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ errors: { status: 'CONFLICT' } });
});

test('a failed check stays failed and sends its message', async () => {
  const { visitor } = startWorld({
    ...inAnalysis,
    checks: { 'analise-de-credito': { polls: 1, ends: 'failed', message: 'Recusado.' } },
  });
  const answers = [];
  for (let poll = 0; poll < 3; poll += 1) {
    const { data, message } = await (await visitor.poll('analise-de-credito')).json();
    answers.push([data.stepStatus, message]);
  }
  expect(answers).toEqual([
    ['waiting', undefined],
    ['failed', 'Recusado.'],
    ['failed', undefined],
  ]);
});

test('a check that ends without an offer ends the flow', async () => {
  const { visitor } = startWorld({
    ...inAnalysis,
    checks: { 'analise-de-credito': { polls: 0, ends: 'noOffer' } },
  });
  const { data, message } = await (await visitor.poll('analise-de-credito')).json();
  expect(data.result).toEqual({ type: 'result', kind: 'noOffer' });
  expect(message).toBe('No momento não temos oferta disponivel para o seu CPF');
});

test('a completion that fails answers 422 with stepStatus and errorMessage', async () => {
  const { engine, visitor } = startWorld({
    proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
    completion: { polls: 0, ends: 'failed', message: 'Conta recusada.' },
  });
  const [id] = Object.keys(engine.snapshot().world.proposals);
  const response = await visitor.get(`/${id}/finished-update`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ stepStatus: 'failed', errorMessage: 'Conta recusada.' });
  expect(engine.violations).toEqual([]);
});

test('after the access has expired, writes get 401 until the visitor enters the right code', async () => {
  const { engine, visitor } = startWorld({
    access: 'expired',
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
  });
  const path = `/token-validation/${visitor.hash}/step/endereco`;
  expect((await visitor.save('endereco', { numero: '7' })).status).toBe(401);
  expect(engine.report().effects.savedSteps).toBe(0);

  const codeRequest = await (await visitor.send('PATCH', path, { method: 'sms' })).json();
  expect(codeRequest.data).toMatchObject({ status: 'waiting', method: 'sms', target: '(11) *****-4321' });
  expect((await visitor.send('PATCH', path, { token: '000000' })).status).toBe(422);
  const { data } = await (await visitor.send('PATCH', path, { token: '482913' })).json();
  expect(data.status).toBe('success');

  expect((await visitor.save('endereco', { numero: '7' })).status).toBe(401);
  const response = await visitor.save('endereco', { numero: '7' }, { 'x-access-token': data.accessToken });
  expect(response.status).toBe(200);
  expect(engine.violations).toEqual([]);
});

test('[7.20] [2.23] after the access has expired, a click on the link of the message gives a new access token', async () => {
  const { engine, visitor } = startWorld({
    access: 'expired',
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
    token: { clickedAfter: 1 },
  });
  const path = `/token-validation/${visitor.hash}/step/endereco`;
  await visitor.send('PATCH', path, { method: 'sms' });
  expect((await (await visitor.get(path)).json()).data).not.toHaveProperty('accessToken');
  const { data } = await (await visitor.get(path)).json();
  expect(data.status).toBe('success');
  expect((await visitor.save('endereco', { numero: '7' })).status).toBe(401);
  const response = await visitor.save('endereco', { numero: '7' }, { 'x-access-token': data.accessToken });
  expect(response.status).toBe(200);
  expect(engine.violations).toEqual([]);
});

test('an access that expires at a call refuses it and every later write until the visitor enters the code', async () => {
  const { engine, visitor } = startWorld({
    access: { expiresAt: 'updateStep', call: 2 },
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
  });
  const path = `/token-validation/${visitor.hash}/step/endereco`;
  expect((await visitor.save('endereco', { numero: '7' })).status).toBe(200);
  expect((await visitor.save('endereco', { numero: '8' })).status).toBe(401);
  expect((await visitor.save('endereco', { numero: '8' })).status).toBe(401);
  expect(engine.report().effects.savedSteps).toBe(1);

  await visitor.send('PATCH', path, { method: 'sms' });
  const { data } = await (await visitor.send('PATCH', path, { token: '482913' })).json();
  const response = await visitor.save('endereco', { numero: '8' }, { 'x-access-token': data.accessToken });
  expect(response.status).toBe(200);
  expect(engine.violations).toEqual([]);
});

test('a service that validates refuses empty required fields and a CPF with wrong digits', async () => {
  const { engine, visitor } = startWorld({ validates: true });
  const response = await visitor.create({ ...personalAnswers(marina), cpf: '52998224726', email: '' });
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual({
    cpf: 'CPF inválido. Verifique o formato e a validade.',
    email: 'Por favor, insira E-mail',
  });
  expect(engine.report().effects.proposals).toBe(0);
});

test('the list of cities belongs to the requested state', async () => {
  const { visitor } = startWorld();
  const citiesOf = async (state: string) => {
    const answer = await visitor.get(`/${visitor.hash}/resource/cities?referenceResourceCode=${state}`);
    return (await answer.json()).data.resource.map((option: { label: string }) => option.label);
  };
  expect(await citiesOf('MG')).toContain('Machado');
  expect(await citiesOf('SP')).not.toContain('Machado');
  expect(await citiesOf('XX')).toEqual([]);
});

test('the lists have the 27 states and at least 30 banks with their COMPE codes', async () => {
  const { visitor } = startWorld();
  const requestList = async (name: string) =>
    (await (await visitor.get(`/${visitor.hash}/resource/${name}`)).json()).data.resource;
  const states: { value: string }[] = await requestList('states');
  const banks: { value: string }[] = await requestList('banks');
  expect(new Set(states.map(({ value }) => value)).size).toBe(27);
  expect(new Set(banks.map(({ value }) => value)).size).toBeGreaterThanOrEqual(30);
  expect(banks.every(({ value }) => /^\d{3}$/.test(value))).toBe(true);
});

test('an unknown list, hash, step or proposal is answered with 404', async () => {
  const { engine, visitor } = startWorld();
  const statuses = [];
  for (const path of [
    `/${visitor.hash}/resource/inventada`,
    '/desconhecido/system',
    '/constructor/system',
    `/show-step/${visitor.hash}/step/inventado`,
    '/desconhecida/finished-update',
  ])
    statuses.push((await visitor.get(path)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect(engine.violations).toEqual([]);
});

test('a new hash opens the same product without answers', async () => {
  const { visitor } = startWorld(inAnalysis);
  const { data } = await (await visitor.send('POST', `/new-hash/${visitor.hash}`, { deviceIp: '' })).json();
  expect(data.hashId).not.toBe(visitor.hash);
  const system = await (await visitor.get(`/${data.hashId}/system`)).json();
  expect(system.data.proposal).toBeNull();
  const otherProposals = await (await visitor.get(`/${data.hashId}/get-multi-proposal/52998224725`)).json();
  expect(otherProposals.data).toMatchObject([{ hashId: visitor.hash, currentStep: 'analise-de-credito' }]);
});

test('the same calls give the same identifiers', async () => {
  const ids = await Promise.all(
    [startWorld(), startWorld()].map(
      async ({ visitor }) => (await (await visitor.create({})).json()).data._id,
    ),
  );
  expect(ids[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(ids[0]).toBe(ids[1]);
});
