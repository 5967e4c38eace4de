import { expect, onTestFinished, test } from 'vitest';
import { setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, statusOf } from '#tests/flows/open-at-step.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

test('[4.28d] [2.23a] [7.20b] Solicitar Token requests a code; a wrong code shows an error, the right one success', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'init',
    check: { polls: 1000, ends: 'success', begins: 'init', stays: true },
  });
  await until(() => visit.sent('getTokenValidation').length === 1);
  expect(visit.platform.clock.sleepingCount()).toBe(0);
  await visit.flows.stepAction('requestToken', 'sms');
  expect(visit.sent('validateToken')).toEqual([{ method: 'sms' }]);
  expect(statusOf(visit)).toBe('waiting');
  expect(visit.state.stepDetails[SLUG]?.resendAt).toBe(visit.platform.clock.now() + 30_000);
  await until(() => isWaiting(visit));
  // Once when the step opened, once after the code was sent.
  expect(visit.sent('getTokenValidation')).toHaveLength(2);
  await visit.flows.stepAction('enterToken', '000000');
  expect(visit.state.token.codeError).toMatch(/Código inválido/);
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('enterToken', '482913');
  expect(statusOf(visit)).toBe('success');
  expect(visit.state.launchParams.accessToken).toMatch(/^acesso/);
});

test('[6.2] [11.6] the access token of a code counts although the visitor has opened another page while the code was checked', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'init',
    check: { polls: 1000, ends: 'success', begins: 'init', stays: true },
  });
  const { engine, flows, state } = visit;
  await flows.stepAction('requestToken', 'sms');
  await until(() => isWaiting(visit));
  engine.breakNext('validateToken', { kind: 'latency', ms: 400 });
  const check = flows.stepAction('enterToken', '482913');
  await flows.openSidePage('accessibility');
  await check;
  expect(state.place).toEqual({ kind: 'sidePage', page: 'accessibility' });
  expect(state.launchParams.accessToken).toMatch(/^acesso/);
});

test('[2.23b] a click on the link on another device moves the token step to success', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'waiting',
    plan: {
      getTokenValidation: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 200, body: { data: { status: 'waiting' } } },
          { kind: 'reply', status: 200, body: { data: { status: 'success' } } },
        ],
        afterLast: 'repeat',
      },
    },
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => statusOf(visit) === 'success');
  expect(visit.platform.clock.sleepingCount()).toBe(0);
});

test('[2.23b] [7.20] [4.15] a click on the link also confirms the first step, before a proposal exists', async () => {
  const visit = setUpFlows({
    wrap: withConfiguration(({ steps: [first], display }) => {
      display.hasLandingPage = false;
      if (first)
        Object.assign(first, {
          fields: [],
          status: 'init',
          type: { ...first.type, slug: 'tokenValidation' },
        });
    }),
    plan: {
      getTokenValidation: {
        kind: 'reply',
        status: 200,
        body: { data: { status: 'success', accessToken: 'acesso-1' } },
      },
    },
  });
  onTestFinished(() => visit.close());
  await visit.open();
  await visit.flows.stepAction('requestToken', 'sms');
  await until(() => visit.state.stepStatus['dados-pessoais'] === 'success');
  expect(visit.sent('updateStep')).toEqual([]);
  expect(visit.state.launchParams.accessToken).toBe('acesso-1');
  await visit.flows.stepAction('advance');
  expect(visit.sent('createProposal')).toHaveLength(1);
});

test('[2.23b] [7.20] after a click on the link, the app takes over the access token of the answer', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'waiting',
    plan: {
      getTokenValidation: {
        kind: 'reply',
        status: 200,
        body: { data: { status: 'success', accessToken: 'acesso-do-link' } },
      },
    },
  });
  await until(() => statusOf(visit) === 'success');
  expect(visit.state.launchParams.accessToken).toBe('acesso-do-link');
});

test('[2.23] [2.31] [11.3] a visit that opens at a token step whose code was sent says where it went, and the next answers do not restart the pause', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'waiting',
    plan: {
      getTokenValidation: {
        kind: 'reply',
        status: 200,
        body: {
          data: { status: 'waiting', method: 'sms', target: '(11) 9****-4321', resendAfter: 12 },
        },
      },
    },
  });
  await until(() => isWaiting(visit));
  expect(visit.state.token).toMatchObject({ status: 'sent', method: 'sms', target: '(11) 9****-4321' });
  const resendAt = visit.platform.clock.now() + 12_000;
  expect(visit.state.stepDetails[SLUG]?.resendAt).toBe(resendAt);
  await visit.platform.clock.advance(2000);
  await until(() => isWaiting(visit) && visit.sent('getTokenValidation').length === 2);
  expect(visit.state.stepDetails[SLUG]?.resendAt).toBe(resendAt);
});

test('[2.31] another code of a token step can be requested after 30 s, although the device was set back by 10 minutes', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'init',
    check: { polls: 1000, ends: 'success', begins: 'init', stays: true },
  });
  await visit.flows.stepAction('requestToken', 'sms');
  visit.platform.clock.setBack(600_000);
  await visit.platform.clock.advance(29_999);
  await visit.flows.stepAction('requestToken', 'sms');
  expect(visit.sent('validateToken')).toHaveLength(1);
  await visit.platform.clock.advance(1);
  await visit.flows.stepAction('requestToken', 'sms');
  expect(visit.sent('validateToken')).toHaveLength(2);
});

test('[4.28] [2.31] the pause that the service names at a code also holds for a request of another code', async () => {
  const visit = await openAtStep('tokenValidation', { status: 'waiting' });
  await until(() => isWaiting(visit));
  visit.engine.breakNext('validateToken', {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: 'Muitas tentativas.' },
    headers: { 'retry-after': '120' },
  });
  await visit.flows.stepAction('enterToken', '000000');
  await visit.flows.stepAction('requestToken', 'sms');
  expect(visit.sent('validateToken')).toEqual([{ token: '000000' }]);
  expect(visit.state.retryAt.validateToken).toBe(visit.platform.clock.steadyNow() + 120_000);
  await visit.platform.clock.advance(120_000);
  await visit.flows.stepAction('requestToken', 'sms');
  expect(visit.sent('validateToken')).toEqual([{ token: '000000' }, { method: 'sms' }]);
});

test.each([
  [403, 'Código errado.', 'Código errado.'],
  [409, '', 'Código inválido ou expirado. Confira e tente novamente.'],
  [429, 'Muitas tentativas. Espere.', 'Muitas tentativas. Espere.'],
  [429, '', 'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.'],
])(
  '[2.23] a code that a step refuses with %i and the message %j shows under its field: %j',
  async (status, message, text) => {
    const visit = await openAtStep('tokenValidation', { status: 'waiting' });
    await until(() => isWaiting(visit));
    const reason = 'services refuse codes in many ways';
    visit.engine.breakNext('validateToken', { kind: 'offContract', reason, status, body: { message } });
    await visit.flows.stepAction('enterToken', '000000');
    expect(visit.state.token).toMatchObject({ codeError: text, refusals: 1 });
    expect(visit.state.toasts).toEqual([]);
    expect(statusOf(visit)).toBe('waiting');
  },
);

test.each([
  [401, {}],
  [400, { code: 401 }],
])('[8.23] %d with %j is an expired access, not a wrong code', async (status, body) => {
  const visit = await openAtStep('tokenValidation', { status: 'waiting' });
  await until(() => isWaiting(visit));
  visit.engine.breakNext('validateToken', { kind: 'offContract', reason: 'expired', status, body });
  await visit.flows.stepAction('enterToken', '482913');
  expect(visit.state.token.codeError).toBe('');
  expect(visit.state.place).toEqual({ kind: 'tokenValidation' });
});

test('[4.23] an expiry error after the code of a step removes the refresh token and reloads once, and does not call the code wrong', async () => {
  const visit = await openAtStep('tokenValidation', { status: 'waiting' });
  const { engine, flows, platform, state } = visit;
  await until(() => isWaiting(visit));
  platform.cookies.write('refreshTokenId', 'r1');
  const body = { code: 403, name: 'TokenExpiredError', message: 'jwt expired' };
  engine.breakNext('validateToken', { kind: 'offContract', reason: 'expired', status: 403, body });
  await flows.stepAction('enterToken', '482913');
  expect(platform.cookies.read('refreshTokenId')).toBeUndefined();
  expect(platform.reloads()).toBe(1);
  expect(state.token.codeError).toBe('');
});

test.each([
  [409, { message: 'WriteConflict error: try again' }],
  [400, { code: 500 }],
])(
  '[8.11] [8.21] %d with %j after the code of a step is an instability, not a wrong code',
  async (status, body) => {
    const visit = await openAtStep('tokenValidation', { status: 'waiting' });
    await until(() => isWaiting(visit));
    visit.engine.breakNext('validateToken', { kind: 'offContract', reason: 'unstable', status, body });
    await visit.flows.stepAction('enterToken', '482913');
    expect(visit.state.token.codeError).toBe('');
    expect(visit.state.toasts).toMatchObject([{ text: expect.stringContaining('recarreg') }]);
  },
);

test('[2.10] [4.24] after a token step that a click on the link has ended, a later 401 asks where to send another code', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'init',
    check: { polls: 1000, ends: 'success', begins: 'init', stays: true },
  });
  const { flows, state, engine, platform } = visit;
  await flows.stepAction('requestToken', 'sms');
  await until(() => isWaiting(visit));
  engine.breakNext('getTokenValidation', {
    kind: 'reply',
    status: 200,
    body: { data: { status: 'success' } },
  });
  await platform.clock.advance(2000);
  await until(() => statusOf(visit) === 'success');
  const moved = { data: { currentStep: 'dados-bancarios', situation: 'emAndamento', selfContract: {} } };
  engine.breakNext('updateStep', { kind: 'reply', status: 200, body: moved });
  await flows.stepAction('advance');
  await until(() => state.place.kind === 'step' && state.place.slug === 'dados-bancarios');
  engine.breakNext('updateStep', { kind: 'reply', status: 401, body: { code: 401 } });
  await flows.submit();
  await until(() => state.place.kind === 'tokenValidation');
  await until(() => visit.sent('getTokenValidation').length > 0);
  expect(visit.sent('validateToken')).toEqual([{ method: 'sms' }]);
  expect(state.token.status).toBe('idle');
});

test('[11.2] [2.23] a lost answer to the request of a code leaves a place to type it, because the app asks whether it was sent', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'init',
    check: { polls: 1000, ends: 'success', begins: 'init', stays: true },
  });
  visit.engine.breakNext('validateToken', { kind: 'lostAfterCommit' });
  await visit.flows.stepAction('requestToken', 'sms');
  expect(statusOf(visit)).toBe('waiting');
  expect(visit.state.toasts).toEqual([]);
  expect(visit.engine.report().effects.codesSent).toBe(1);
});
