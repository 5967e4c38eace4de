import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { proposalAtAddress } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  passDraftDelay,
  setUpFlows,
  typeAddress,
  until,
} from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const RIGHT_CODE = '482913';
const atAnalysis = { currentStep: 'analise-de-credito', answers: allAnswers(marina) };

/** Presses 'Continuar' at the address step after the access has expired. */
async function openConfirmation(options: FlowStageOptions = {}): Promise<FlowStage> {
  const visit = setUpFlows({
    ...options,
    world: { access: 'expired', proposal: proposalAtAddress, ...options.world },
  });
  stage = visit;
  await visit.open();
  await typeAddress(visit);
  await passDraftDelay(visit);
  await visit.flows.submit();
  expect(visit.state.place.kind).toBe('tokenValidation');
  return visit;
}

/** Waits for an analysis until the access expires. */
async function openInterruptedWait(): Promise<FlowStage> {
  const visit = setUpFlows({
    world: { proposal: atAnalysis, checks: { 'analise-de-credito': { polls: 1000, ends: 'success' } } },
  });
  stage = visit;
  await visit.open();
  await until(() => visit.platform.clock.sleepingCount() === 1);
  visit.engine.breakNext('updateStep', { kind: 'reply', status: 401, body: { code: 401 } });
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.place.kind === 'tokenValidation');
  return visit;
}

test.each([
  ['a proposal', { proposal: proposalAtAddress }, '/endereco'],
  ['no proposal', {}, '/dados-pessoais'],
])(
  '[2.10] the typed address with %s confirms the visitor, then the current step that the service reports opens',
  async (_, world, step) => {
    stage = setUpFlows({ world, path: '/token-validation' });
    const { flows, path, state } = stage;
    await stage.open();
    expect(state.place.kind).toBe('tokenValidation');
    expect(path()).toBe('/token-validation');
    await flows.requestToken('sms');
    await flows.enterToken(RIGHT_CODE);
    expect(path()).toBe(step);
  },
);

test('[4.24] [8.23] [11.3] the right code leads back to the form with the typed values', async () => {
  const { flows, state, path } = await openConfirmation();
  await flows.requestToken('sms');
  expect(path()).toBe('/token-validation');
  await flows.enterToken(RIGHT_CODE);
  expect(path()).toBe('/endereco');
  expect(state.form.fields.numero?.value).toBe(marina.number);
  expect(state.token.status).toBe('idle');
});

test('[2.23] [4.24] after the choice of another way the visitor returns to the code that was sent, which is still valid', async () => {
  const { flows, state, path, sent } = await openConfirmation();
  await flows.requestToken('sms');
  const { target } = state.token;
  flows.chooseOtherMethod();
  expect(state.token).toMatchObject({ status: 'idle', target: '' });
  flows.returnToCode();
  expect(state.token).toMatchObject({ status: 'sent', method: 'sms', target });
  await flows.enterToken(RIGHT_CODE);
  expect(path()).toBe('/endereco');
  expect(sent('validateToken')).toHaveLength(2);
});

test('[2.23] nothing returns to a code that was not sent, or that has expired while the visitor chose another way', async () => {
  const { engine, flows, platform, state } = await openConfirmation();
  flows.returnToCode();
  expect(state.token.status).toBe('idle');
  await flows.requestToken('sms');
  flows.chooseOtherMethod();
  engine.breakNext('getTokenValidation', {
    kind: 'reply',
    status: 200,
    body: { data: { status: 'failed' } },
  });
  await platform.clock.advance(2000);
  await until(() => state.token.status === 'failed');
  flows.returnToCode();
  expect(state.token.status).toBe('failed');
});

test('[3.17d] [6.2] [12.1] the token that the right code gives is stored in its cookie and sent with the next call', async () => {
  const visit = await openConfirmation();
  await visit.flows.requestToken('sms');
  await visit.flows.enterToken(RIGHT_CODE);
  expect(visit.state.launchParams.accessToken).toMatch(/^acesso-/);
  expect(visit.platform.cookies.read('cookiesAccessToken')).toBe(visit.state.launchParams.accessToken);
  await visit.flows.submit();
  expect(visit.path()).toBe('/dados-bancarios');
});

test('[4.24] after a 401 during polling and the right code the wait continues, one poll at a time', async () => {
  const visit = await openInterruptedWait();
  const pollsBefore = visit.sent('updateStep').length;
  await visit.flows.requestToken('sms');
  await visit.flows.enterToken(RIGHT_CODE);
  expect(visit.path()).toBe('/analise-de-credito');
  await until(
    () => visit.sent('updateStep').length === pollsBefore + 1 && visit.platform.clock.sleepingCount() === 1,
  );
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('updateStep').length === pollsBefore + 2);
});

test('[4.24] after a 401 during the opening the right code opens the journey', async () => {
  const visit = setUpFlows({
    plan: {
      getSystem: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 401, body: { code: 401 } }],
        afterLast: 'worldAnswers',
      },
    },
  });
  stage = visit;
  await visit.open();
  expect(visit.path()).toBe('/token-validation');
  await visit.flows.requestToken('sms');
  await visit.flows.enterToken(RIGHT_CODE);
  expect(visit.path()).toBe('/dados-pessoais');
});

test('[4.24] after a 401 during completion and the right code the app waits for completion again', async () => {
  const visit = setUpFlows({
    world: {
      proposal: { ...atAnalysis, completing: true },
      completion: { polls: 1000, ends: 'success' },
    },
  });
  stage = visit;
  await visit.open();
  await until(() => visit.platform.clock.sleepingCount() === 1);
  visit.engine.breakNext('finishedUpdate', { kind: 'reply', status: 401, body: { code: 401 } });
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.place.kind === 'tokenValidation');
  await visit.flows.requestToken('sms');
  await visit.flows.enterToken(RIGHT_CODE);
  expect(visit.state.place).toEqual({ kind: 'completion' });
});

test('[2.23] [7.20a] the app polls every 2 s whether the link in the message was clicked, and then continues', async () => {
  const { flows, state, platform, sent, path } = await openConfirmation({
    world: { token: { clickedAfter: 2 } },
  });
  await flows.requestToken('sms');
  const countBefore = sent('getTokenValidation').length;
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(1999);
  expect(sent('getTokenValidation')).toHaveLength(countBefore);
  await platform.clock.advance(1);
  await until(
    () => sent('getTokenValidation').length === countBefore + 1 && platform.clock.sleepingCount() === 1,
  );
  await platform.clock.advance(2000);
  await until(
    () => sent('getTokenValidation').length === countBefore + 2 && platform.clock.sleepingCount() === 1,
  );
  expect(state.token.status).toBe('sent');
  await platform.clock.advance(2000);
  await until(() => state.place.kind === 'step');
  expect(path()).toBe('/endereco');
});

test('[2.23d] if the link does not confirm the visitor, the choice of methods shows again with a message', async () => {
  const { flows, state, platform } = await openConfirmation({
    world: { token: { clickedAfter: 0, ends: 'failed' } },
  });
  await flows.requestToken('sms');
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => state.token.status === 'failed');
  expect(platform.clock.sleepingCount()).toBe(0);
});

test.each([400, 401, 403, 404, 409, 422])(
  '[2.23] a code refused with %i shows a message under its field; the wait for the link continues',
  async status => {
    const { flows, state, platform, engine } = await openConfirmation();
    await flows.requestToken('sms');
    engine.breakNext('validateToken', { kind: 'reply', status: 422, body: { message: 'Código errado.' } });
    const lines = platform.logLines.length;
    if (status !== 422)
      engine.breakNext('validateToken', {
        kind: 'offContract',
        reason: 'services refuse codes in many ways',
        status,
        body: { message: 'Código errado.' },
      });
    await flows.enterToken('000000');
    expect(state.token).toMatchObject({ status: 'sent', codeError: 'Código errado.' });
    expect(platform.logLines).toHaveLength(lines);
    await until(() => platform.clock.sleepingCount() === 1);
  },
);

test('[2.23] a code that a gateway did not let through (429) was not refused: the page asks for a pause', async () => {
  const { flows, state, engine } = await openConfirmation();
  await flows.requestToken('sms');
  engine.breakNext('validateToken', { kind: 'html', status: 429 });
  await flows.enterToken(RIGHT_CODE);
  expect(state.token).toMatchObject({
    status: 'sent',
    codeError: 'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.',
  });
  await flows.enterToken(RIGHT_CODE);
  expect(state.token.status).toBe('idle');
});

test('[7.20] a code that could not be requested without a connection can be requested again', async () => {
  const { flows, state, engine } = await openConfirmation();
  engine.breakNext('validateToken', { kind: 'networkError' });
  await flows.requestToken('sms');
  expect(state.token).toMatchObject({
    status: 'idle',
    requestError: 'Por favor, tente novamente recarregando a página.',
  });
  expect(state.dialog.isOpen).toBe(false);
  await flows.requestToken('sms');
  expect(state.token).toMatchObject({ status: 'sent', requestError: '' });
});

test('[2.23] another code can be requested only after the pause that the service names', async () => {
  const visit = await openConfirmation({ world: { token: { resendAfter: 12 } } });
  const { flows, state, platform, engine } = visit;
  await flows.requestToken('sms');
  expect(state.confirmation.resendAt).toBe(platform.clock.now() + 12_000);
  await flows.requestToken('sms');
  expect(engine.report().effects.codesSent).toBe(1);
  await platform.clock.advance(12_000);
  await flows.requestToken('sms');
  expect(engine.report().effects.codesSent).toBe(2);
});

test('[2.23] another code can be requested after the pause, although the device was set back by 10 minutes', async () => {
  const { flows, platform, engine } = await openConfirmation({ world: { token: { resendAfter: 12 } } });
  await flows.requestToken('sms');
  platform.clock.setBack(600_000);
  await platform.clock.advance(12_000);
  await flows.requestToken('sms');
  expect(engine.report().effects.codesSent).toBe(2);
});

test('[2.23] the default pause is 30 s; after a 429 it is that of Retry-After', async () => {
  const { flows, state, platform, engine } = await openConfirmation();
  engine.breakNext('validateToken', {
    kind: 'reply',
    status: 429,
    body: { message: 'Aguarde.' },
    headers: { 'retry-after': '45' },
  });
  await flows.requestToken('sms');
  expect(state.token).toMatchObject({ status: 'idle', requestError: 'Aguarde.' });
  expect(state.confirmation.resendAt).toBe(platform.clock.now() + 45_000);
  // The pause is one before another message: a code that the visitor has may be sent.
  expect(state.retryAt.validateToken).toBeUndefined();
  await platform.clock.advance(45_000);
  engine.breakNext('validateToken', { kind: 'reply', status: 200, body: { data: { status: 'waiting' } } });
  await flows.requestToken('sms');
  expect(state.confirmation.resendAt).toBe(platform.clock.now() + 30_000);
});

test('[3.46c] method and target of the last code are stored in the device settings', async () => {
  const { flows, state } = await openConfirmation();
  await flows.requestToken('sms');
  expect({ ...state.deviceSettings.token }).toEqual({
    verificacao: state.token.target,
    tipoVerificacao: 'sms',
  });
  expect(state.token.target).toContain(marina.cellphone.slice(-4));
});

test('[7.20] a page that the phone discarded while the visitor read the message still accepts the code', async () => {
  const visit = await openConfirmation();
  await visit.flows.requestToken('sms');
  const nextVisit = visit.reload();
  stage = nextVisit;
  await nextVisit.open();
  await until(() => nextVisit.state.form.slug === 'endereco');
  await nextVisit.flows.submit();
  await until(() => nextVisit.state.token.status === 'sent');
  expect(nextVisit.engine.report().effects.codesSent).toBe(1);
  await nextVisit.flows.enterToken(RIGHT_CODE);
  expect(nextVisit.path()).toBe('/endereco');
  expect(nextVisit.state.form.fields.numero?.value).toBe(marina.number);
});

test('[11.1] pressed ten times, one code is sent; entered ten times, it is checked once', async () => {
  const { flows, sent } = await openConfirmation();
  await Promise.all(Array.from({ length: 10 }, () => flows.requestToken('sms')));
  expect(sent('validateToken')).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, () => flows.enterToken(RIGHT_CODE)));
  expect(sent('validateToken')).toHaveLength(2);
});

test('[11.6] a visitor who goes back while the code is checked stays at the earlier place', async () => {
  const { flows, state, platform, engine, path } = await openConfirmation();
  await flows.requestToken('sms');
  engine.breakNext('validateToken', { kind: 'latency', ms: 40 });
  const check = flows.enterToken(RIGHT_CODE);
  platform.address.back();
  await until(() => state.place.kind === 'step');
  await check;
  expect(path()).toBe('/endereco');
  expect(platform.clock.sleepingCount()).toBe(0);
});

test('[11.2] [4.24] a lost answer to the request of a code leaves a place to type it, because the app asks whether it was sent', async () => {
  const { engine, flows, state } = await openConfirmation();
  engine.breakNext('validateToken', { kind: 'lostAfterCommit' });
  await flows.requestToken('sms');
  expect(state.token).toMatchObject({ status: 'sent', requestError: '' });
  expect(engine.report().effects.codesSent).toBe(1);
});
