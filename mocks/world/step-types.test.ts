import { expect, test } from 'vitest';
import { everySituationProduct } from '../testing/every-situation-product.ts';
import { createWorldClient, worldAt } from '../testing/world-client.ts';

const code = '482913';

test('[2.23, 4.28] a code is sent by a method of the step, and the right code completes the token step', async () => {
  const { request, world, letTimePass } = createWorldClient(worldAt('codigo'));
  const path = { step: 'codigo' };
  const readCode = async () => (await request('getTokenValidation', { path })).body.data;
  expect(await readCode()).toEqual({ status: 'init', method: 'sms', target: '(11) *****-4321' });
  const sendAnswer = await request('validateToken', { path, body: { method: 'email' } });
  expect(sendAnswer.body).toMatchObject({
    data: { status: 'waiting', method: 'email', target: 'm***@exemplo.com.br', resendAfter: 30 },
    message: 'Código enviado para m***@exemplo.com.br.',
  });
  letTimePass(12_000);
  expect(await readCode()).toMatchObject({ status: 'waiting', resendAfter: 18 });
  const stepAnswer = await request('showStep', { path });
  expect(stepAnswer.body.data.state).toBe('waiting');
  expect((await request('validateToken', { path, body: { token: code } })).body.data.status).toBe('success');
  expect(await readCode()).toMatchObject({ status: 'success' });
  expect((await request('getSystem')).body.data.proposal.currentStep).toBe('conta');
  expect(world.effects().codesSent).toBe(1);
});

test('[2.23] a token step can stay on success until the visitor continues', async () => {
  const { request, press } = createWorldClient({
    ...worldAt('codigo'),
    checks: { codigo: { polls: 1_000_000, ends: 'success', begins: 'init', stays: true } },
  });
  const path = { step: 'codigo' };
  await request('validateToken', { path, body: { method: 'sms' } });
  await request('validateToken', { path, body: { token: code } });
  expect((await request('showStep', { path })).body.data.state).toBe('success');
  expect((await press('codigo', 'advance')).body.data.currentStep).toBe('conta');
});

test('[2.23] the mock visitor clicks the sent link after some polls of either kind', async () => {
  const start = { ...worldAt('codigo'), token: { clickedAfter: 1 } };
  const path = { step: 'codigo' };
  const firstClient = createWorldClient(start);
  await firstClient.request('validateToken', { path, body: { method: 'sms' } });
  const statuses = [];
  for (let polls = 0; polls < 2; polls += 1)
    statuses.push((await firstClient.request('getTokenValidation', { path })).body.data.status);
  expect(statuses).toEqual(['waiting', 'success']);

  const otherClient = createWorldClient(start);
  await otherClient.request('validateToken', { path, body: { method: 'sms' } });
  expect((await otherClient.poll('codigo')).body.data.currentStep).toBe('codigo');
  expect((await otherClient.poll('codigo')).body.data.currentStep).toBe('conta');
});

test('a wrong code, too many attempts, an expired code and a code that was never sent are refused with 422', async () => {
  const path = { step: 'codigo' };
  const { request, letTimePass } = createWorldClient({
    ...worldAt('codigo'),
    token: { tries: 2, validFor: 60 },
  });
  const typeToken = async (token: string) => {
    const { status, body } = await request('validateToken', { path, body: { token } });
    return status === 422 ? body.message : status;
  };
  const send = () => request('validateToken', { path, body: { method: 'sms' } });
  expect(await typeToken(code)).toBe('Solicite um código antes de confirmar.');
  await send();
  expect(await typeToken('000000')).toBe('Código inválido ou expirado.');
  expect(await typeToken('000000')).toBe('Muitas tentativas. Solicite um novo código.');
  expect(await typeToken(code)).toBe('Muitas tentativas. Solicite um novo código.');
  expect((await request('showStep', { path })).body.data.state).toBe('failed');
  await send();
  letTimePass(61_000);
  expect(await typeToken(code)).toBe('Código expirado. Solicite um novo código.');
  await send();
  expect(await typeToken(code)).toBe(200);
});

test('a method that the step does not offer gets 400; a second code too early gets 429 if the scenario limits codes', async () => {
  const path = { step: 'codigo' };
  const { request, letTimePass, world } = createWorldClient({
    ...worldAt('codigo'),
    token: { refusesEarly: true, resendAfter: 20 },
  });
  const send = async (method: string) => (await request('validateToken', { path, body: { method } })).status;
  const statuses = [await send('pombo'), await send('sms'), await send('sms')];
  letTimePass(20_000);
  expect([...statuses, await send('sms')]).toEqual([400, 200, 429, 200]);
  expect(world.effects().codesSent).toBe(2);
});

test('[4.37] a benefit consultation reports its phases in order, then the proposal advances', async () => {
  const { request, poll, save } = createWorldClient(worldAt('conta', { currentStep: 'documentos' }));
  for (let polls = 0; polls < 2; polls += 1) await poll('documentos');
  const phases = [(await poll('documentos')).body.data.benefitPhase];
  for (let polls = 0; polls < 7; polls += 1) phases.push((await poll('beneficio')).body.data.benefitPhase);
  expect(phases).toEqual([
    'startingProcessing',
    'consultingBenefits',
    'awaitingBenefitResponse',
    'consultingBalance',
    'awaitingBalanceResponse',
    'finalised',
    'analysingAvailableOffer',
    'analysingAvailableOffer',
  ]);
  expect((await poll('beneficio')).body.data).toMatchObject({ currentStep: 'simulacao' });
  expect((await save('simulacao', { valor: 1 })).status).toBe(200);
  expect((await request('getSystem')).status).toBe(200);
});

test.each(['processingFailed', 'noBenefits', 'invalidBenefits'] as const)(
  '[4.37] a benefit consultation ends with %s',
  async endPhase => {
    const { poll, request } = createWorldClient({
      ...worldAt('beneficio'),
      checks: { beneficio: { polls: 0, ends: 'failed', endPhase } },
    });
    expect((await poll('beneficio')).body.data).toMatchObject({
      stepStatus: 'failed',
      benefitPhase: endPhase,
    });
    const { data } = (await request('showStep', { path: { step: 'beneficio' } })).body;
    expect(data).toMatchObject({ state: 'failed', benefitPhase: endPhase });
    const { data: otherStep } = (await request('showStep', { path: { step: 'conta' } })).body;
    expect(otherStep).not.toHaveProperty('benefitPhase');
  },
);

test('[2.26] when the document link becomes the current step, an SMS is sent and the step contains its link', async () => {
  const { request, save, world } = createWorldClient(worldAt('conta'));
  const { data } = (await save('conta', { fotoDaConta: 'a.jpg' })).body;
  expect(data).toMatchObject({
    currentStep: 'documentos',
    stepStatus: 'waiting',
    link: 'https://documentos.exemplo.com.br/envio',
  });
  expect((await request('showStep', { path: { step: 'documentos' } })).body.data.link).toBe(data.link);
  expect(world.effects().smsSent).toBe(1);
});

test('[2.28] the visitor starts the KYC step, which then waits', async () => {
  const { save, press } = createWorldClient(worldAt('simulacao'));
  const answerAtIdentity = (await save('simulacao', { valor: 1500 })).body.data;
  expect(answerAtIdentity).toMatchObject({
    currentStep: 'identidade',
    stepStatus: 'init',
    systemicValue: 1500,
  });
  expect((await press('identidade', 'start')).body.data.stepStatus).toBe('waiting');
});

test('[2.24] a new simulation leads back to the simulation before the step', async () => {
  const { press, save } = createWorldClient(worldAt('identidade', { stepStatus: { identidade: 'remake' } }));
  expect((await press('identidade', 'newSimulation')).body.data).toMatchObject({
    currentStep: 'simulacao',
    stepStatus: 'init',
  });
  expect((await save('simulacao', { valor: 900 })).body.data).toMatchObject({
    currentStep: 'identidade',
    stepStatus: 'init',
  });
});

test('[7.33, 4.28] the consigned private loan sends an SMS, resends it, and continues with the right code', async () => {
  const { request, world } = createWorldClient(
    worldAt('insercao', { currentStep: 'autorizacao', stepStatus: { autorizacao: 'init' } }),
  );
  const poll = async (startPolling: boolean, resendSms: boolean) =>
    (await request('pollC6ConsignadoPrivado', { body: { startPolling, resendSms } })).body.data.stepStatus;
  expect([await poll(false, false), await poll(true, false), await poll(false, true)]).toEqual([
    'init',
    'waiting',
    'waiting',
  ]);
  expect(world.effects()).toMatchObject({ smsSent: 2, redone: 0 });
  const send = (token: string) => request('sendC6ConsignadoPrivadoToken', { body: { token } });
  expect((await send('000000')).status).toBe(422);
  expect((await send(code)).body.data).toMatchObject({ currentStep: 'insercao', stepStatus: 'init' });
  expect((await send(code)).body.errors).toEqual({ status: 'CONFLICT' });
  expect(await poll(false, false)).toBe('init');
});

test('an informational step is left by advance', async () => {
  const steps = everySituationProduct.steps.map(step =>
    step.slug === 'beneficio' ? { ...step, slug: 'resumo' } : step,
  );
  const { press } = createWorldClient(worldAt('resumo'), { ...everySituationProduct, steps });
  expect((await press('resumo', 'advance')).body.data.currentStep).toBe('simulacao');
});

test('[7.33] only the code completes a token step of the consigned private loan, and one SMS is sent', async () => {
  const steps = everySituationProduct.steps.map(step =>
    step.slug === 'codigo'
      ? { ...step, stepType: { ...step.stepType, slug: 'c6ConsignadoPrivadoToken' as const } }
      : step,
  );
  const { request, press, world } = createWorldClient(worldAt('codigo'), { ...everySituationProduct, steps });
  for (let polls = 0; polls < 4; polls += 1)
    await request('pollC6ConsignadoPrivado', { body: { startPolling: true, resendSms: false } });
  expect((await press('codigo', 'advance')).body.data).toMatchObject({
    currentStep: 'codigo',
    stepStatus: 'waiting',
  });
  expect(world.effects().smsSent).toBe(1);
  const { data } = (await request('sendC6ConsignadoPrivadoToken', { body: { token: code } })).body;
  expect(data.currentStep).toBe('conta');
});

test('[7.32, 4.28] the insertion of a car-equity proposal fails and runs again only after a retry', async () => {
  const { request, poll, world } = createWorldClient(
    worldAt('insercao', { stepStatus: { insercao: 'init' } }),
  );
  const startInsertion = async (retry: boolean) =>
    (await request('startCarEquityInsertion', { body: { retry } })).body.data.stepStatus;
  const steps: string[] = [await startInsertion(false), (await poll('insercao')).body.data.stepStatus];
  steps.push(
    await startInsertion(false),
    await startInsertion(true),
    (await poll('insercao')).body.data.currentStep,
  );
  expect(steps).toEqual(['waiting', 'failed', 'failed', 'waiting', 'averbacao']);
  expect(world.effects().redone).toBe(1);
  expect((await request('startCarEquityInsertion', { body: {} })).body.errors).toEqual({
    status: 'CONFLICT',
  });
});

test('[7.32] an insertion begins at no other step of a car-equity proposal, such as the analysis of the car', async () => {
  const product = {
    ...everySituationProduct,
    steps: everySituationProduct.steps.map(step =>
      step.slug === 'insercao'
        ? { ...step, stepType: { ...step.stepType, slug: 'c6CarEquityAvaliacao' as const } }
        : step,
    ),
  };
  const { request } = createWorldClient(worldAt('insercao', { stepStatus: { insercao: 'init' } }), product);
  expect((await request('startCarEquityInsertion', { body: {} })).body.errors).toEqual({
    status: 'CONFLICT',
  });
});
