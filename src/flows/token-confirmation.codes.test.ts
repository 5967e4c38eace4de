import { expect, test } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { asRef } from '#state/field-state.ts';
import { createIdleToken } from '#state/proposal-state.ts';
import { until } from '#tests/flows/flow-stage.ts';
import {
  backAtAddress,
  openTokenPage,
  refusal,
  sentCode,
  type TokenPageAnswers,
} from '#tests/flows/open-token-page.ts';
import { putAsideOtherCode } from './put-aside-other-code.ts';
import { enterToken, requestToken } from './token-confirmation.ts';

const brokenConnection: Failure = {
  kind: 'network',
  operation: 'validateToken',
  isWrite: true,
  isOffline: false,
};

test('[2.23] [3.46] a requested code is remembered with its target: that of the answer, else the known one, else none', async () => {
  const page = openTokenPage({ codes: [{ target: 'resposta', resendAfter: 5 }] });
  page.state.token.requestError = 'antigo';
  page.state.confirmation.methods = [
    { method: 'email', target: 'x' },
    { method: 'sms', target: 'conhecido' },
  ];
  expect(await requestToken(page.context, 'sms')).toEqual({ kind: 'stay' });
  expect(page.sent).toEqual([{ hashId: page.state.hashId, step: 'endereco', method: 'sms' }]);
  expect({ ...page.state.token }).toEqual({
    slug: 'endereco',
    redirectHashId: '',
    status: 'sent',
    method: 'sms',
    target: 'resposta',
    hasWaited: true,
    requestError: '',
    codeError: '',
    refusals: 0,
  });
  expect({ ...page.state.deviceSettings.token }).toEqual({ verificacao: 'resposta', tipoVerificacao: 'sms' });
  expect(page.resendIn()).toBe(5);

  const withKnownTarget = openTokenPage();
  withKnownTarget.state.confirmation.methods = page.state.confirmation.methods;
  await requestToken(withKnownTarget.context, 'sms');
  expect(withKnownTarget.state.token.target).toBe('conhecido');
  expect(withKnownTarget.resendIn()).toBe(30);
  const withoutTarget = openTokenPage();
  await requestToken(withoutTarget.context, 'push');
  expect(withoutTarget.state.token.target).toBe('');
});

test('[11.1] [4.28] while a code is requested or checked, or during a pause, no request begins', async () => {
  const page = openTokenPage();
  for (const status of ['sending', 'checking'] as const) {
    page.state.token.status = status;
    await requestToken(page.context, 'sms');
    expect(page.state.token.status).toBe(status);
  }
  page.state.token.status = 'idle';
  page.state.confirmation.resendAt = page.platform.clock.steadyNow() + 1;
  await requestToken(page.context, 'sms');
  page.state.confirmation.resendAt = 0;
  page.state.retryAt.validateToken = page.platform.clock.steadyNow() + 1;
  await requestToken(page.context, 'sms');
  expect(page.sent).toEqual([]);
  expect(page.state.token.status).toBe('idle');
});

test('[2.23] while the code is requested the page shows that, without the former error', async () => {
  const page = openTokenPage();
  page.state.token.requestError = 'antigo';
  const request = requestToken(page.context, 'sms');
  expect(page.state.token).toMatchObject({ status: 'sending', requestError: '' });
  page.context.placeScope.leave();
  expect(await request).toEqual({ kind: 'stay' });
  expect(page.state.token.status).toBe('sending');
});

test.each<[string, Failure, number | undefined]>([
  ['429', refusal({ status: 429, message: 'Aguarde.' }), 30],
  ['429 with a pause', refusal({ status: 429, message: 'Aguarde.', retryAfter: 45 }), 45],
  ['422 with a pause', refusal({ status: 422, message: 'Aguarde.', retryAfter: 45 }), 45],
  ['422', refusal({ status: 422, message: 'Aguarde.' }), undefined],
])(
  '[2.23] after a request that is refused with %s the message shows beside it, and the pause is right',
  async (_, failure, pause) => {
    const page = openTokenPage({ codes: [failure] });
    expect(await requestToken(page.context, 'sms')).toEqual({ kind: 'stay' });
    expect({ ...page.state.token }).toEqual({
      slug: 'endereco',
      redirectHashId: '',
      status: 'idle',
      method: '',
      target: '',
      hasWaited: false,
      requestError: 'Aguarde.',
      codeError: '',
      refusals: 0,
    });
    if (pause === undefined) expect(page.resendIn()).toBeLessThan(0);
    else expect(page.resendIn()).toBe(pause);
    expect(page.platform.clock.sleepingCount()).toBe(0);
  },
);

test('[2.23] a broken connection begins no pause; a code that was sent before stays valid, and is waited for', async () => {
  const page = openTokenPage({ codes: [brokenConnection] });
  Object.assign(page.state.token, sentCode);
  expect(await requestToken(page.context, 'sms')).toEqual({ kind: 'stay' });
  expect(page.state.token).toMatchObject({ status: 'sent', target: sentCode.target });
  expect(page.state.token.requestError).not.toBe('');
  expect(page.resendIn()).toBeLessThan(0);
  expect(page.platform.clock.sleepingCount()).toBe(1);
});

test('[2.23] after a refused request by another method the link of the first message is still noticed', async () => {
  const page = openTokenPage({
    codes: [{}, refusal({ status: 429, message: 'Aguarde.' })],
    polls: [{}, { status: 'success', accessToken: 't1' }],
  });
  await requestToken(page.context, 'sms');
  await page.advance(2000);
  page.state.token = createIdleToken({ slug: 'endereco' });
  page.state.confirmation.resendAt = 0;
  await requestToken(page.context, 'email');
  expect(page.state.token).toMatchObject({ status: 'idle', requestError: 'Aguarde.' });
  expect(page.platform.clock.sleepingCount()).toBe(1);
  await page.advance(2000);
  expect(page.state.launchParams.accessToken).toBe('t1');
});

test('[2.23] after the code has expired, a refused request for another one begins no wait', async () => {
  const page = openTokenPage({
    codes: [{}, refusal({ status: 429, message: 'Aguarde.' })],
    polls: [{ status: 'failed' }],
  });
  await requestToken(page.context, 'sms');
  await page.advance(2000);
  expect(page.state.token.status).toBe('failed');
  page.state.confirmation.resendAt = 0;
  await requestToken(page.context, 'sms');
  expect(page.platform.clock.sleepingCount()).toBe(0);
});

test('[8.24] a request whose answer leads elsewhere goes there, without a message and without a wait', async () => {
  const page = openTokenPage({ codes: [refusal({ status: 422, endsFlow: true, message: 'Fim.' })] });
  Object.assign(page.state.token, sentCode);
  expect(await requestToken(page.context, 'sms')).toMatchObject({ kind: 'page' });
  expect({ ...page.state.token }).toEqual(sentCode);
  expect(page.platform.clock.sleepingCount()).toBe(0);
});

test('[11.1] a code is checked only after one was sent, and only if it is typed', async () => {
  const page = openTokenPage();
  expect(await enterToken(page.context, '123456')).toEqual({ kind: 'stay' });
  Object.assign(page.state.token, sentCode);
  expect(await enterToken(page.context, '')).toEqual({ kind: 'stay' });
  expect(page.sent).toEqual([]);
});

test('[4.24] the right code stores the token, ends the confirmation and leads back', async () => {
  const page = openTokenPage({ codes: [{ status: 'success', accessToken: 't1' }] });
  Object.assign(page.state.token, sentCode, { codeError: 'antigo' });
  Object.assign(page.state.confirmation, { methods: [{ method: 'sms', target: 'x' }], resendAt: 1 });
  const check = enterToken(page.context, '123456');
  expect(page.state.token).toMatchObject({ status: 'checking', codeError: '' });
  expect(await check).toEqual(backAtAddress);
  expect(page.sent).toEqual([{ hashId: page.state.hashId, step: 'endereco', token: '123456' }]);
  expect(page.state.launchParams.accessToken).toBe('t1');
  expect({ ...page.state.token }).toEqual({
    slug: '',
    redirectHashId: '',
    status: 'idle',
    method: '',
    target: '',
    hasWaited: false,
    requestError: '',
    codeError: '',
    refusals: 0,
  });
  expect({ ...page.state.confirmation }).toEqual({
    backTo: undefined,
    awaitsClick: false,
    methods: [],
    resendAt: 0,
  });
  expect(page.state.toasts).toMatchObject([{ type: 'success', title: 'Identidade confirmada', text: '' }]);
});

test('[7.20] [13.3] back at a step that asks for a code itself, its screen says that the code is confirmed, not a toast', async () => {
  const page = openTokenPage({ codes: [{ status: 'success' }] });
  page.state.config = asRef(
    configurationWith({ steps: [stepWith({ slug: 'codigo', type: stepTypeWith('tokenValidation') })] }),
  );
  page.state.confirmation.backTo = { kind: 'step', slug: 'codigo' };
  Object.assign(page.state.token, sentCode, { slug: 'codigo' });
  expect(await enterToken(page.context, '123456')).toEqual({
    kind: 'go',
    to: { kind: 'step', slug: 'codigo' },
  });
  expect(page.state.toasts).toEqual([]);
});

test('[4.24] a confirmation that interrupted the opening, or no place, opens the journey', async () => {
  for (const backTo of [undefined, { kind: 'opening' }] as const) {
    const page = openTokenPage({ codes: [{ status: 'success' }] });
    Object.assign(page.state.token, sentCode);
    page.state.confirmation.backTo = backTo;
    page.state.launchParams = { ...page.state.launchParams, isHashInvalid: true };
    expect(await enterToken(page.context, '123456')).toMatchObject({
      kind: 'page',
      page: { title: 'Link de acesso é inválido' },
    });
  }
});

test('[2.23] an answer that is neither success nor failure refuses the code; a failed code can no longer be typed', async () => {
  const refused = openTokenPage({ codes: [{ status: 'waiting' }] });
  Object.assign(refused.state.token, sentCode);
  expect(await enterToken(refused.context, '000000')).toEqual({ kind: 'stay' });
  expect(refused.state.token).toMatchObject({
    status: 'sent',
    codeError: 'Código inválido ou expirado. Confira e tente novamente.',
    refusals: 1,
  });
  expect(refused.platform.clock.sleepingCount()).toBe(1);
  const failed = openTokenPage({ codes: [{ status: 'failed' }] });
  Object.assign(failed.state.token, sentCode);
  await enterToken(failed.context, '000000');
  expect(failed.state.token).toMatchObject({ status: 'failed', codeError: '' });
  expect(failed.platform.clock.sleepingCount()).toBe(0);
});

const REFUSED = 'Código inválido ou expirado. Confira e tente novamente.';

const TOO_MANY = 'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.';

test.each([
  ...[400, 401, 403, 404, 409, 422].map(status => [status, REFUSED] as const),
  [429, TOO_MANY] as const,
])(
  '[2.23] a code refused with %i shows the message of the service, or one of its own, and no line in the console',
  async (status, ownMessage) => {
    for (const message of ['Código errado.', '']) {
      const page = openTokenPage({ codes: [refusal({ status, message })] });
      Object.assign(page.state.token, sentCode);
      await enterToken(page.context, '000000');
      expect(page.state.token).toMatchObject({
        status: 'sent',
        codeError: message || ownMessage,
        refusals: 1,
      });
      expect(page.platform.logLines).toEqual([]);
      expect(page.platform.clock.sleepingCount()).toBe(1);
    }
  },
);

test.each<[string, Failure]>([
  ['500', refusal({ status: 500, message: 'x' })],
  ['a write conflict', refusal({ status: 409, message: 'WriteConflict error' })],
  ['a broken connection', brokenConnection],
])(
  '[2.23] a check that fails with %s shows that beside the code, which can be typed again',
  async (_, failure) => {
    const page = openTokenPage({ codes: [failure] });
    Object.assign(page.state.token, sentCode);
    expect(await enterToken(page.context, '123456')).toEqual({ kind: 'stay' });
    expect(page.state.token.status).toBe('sent');
    expect(page.state.token.codeError).not.toBe('');
    expect(page.state.token.codeError).not.toContain('Código');
    expect(page.state.token.refusals).toBe(0);
    expect(page.platform.logLines).toHaveLength(1);
    expect(page.platform.clock.sleepingCount()).toBe(1);
  },
);

test.each<[string, Failure, object]>([
  ['ends the flow', refusal({ status: 422, endsFlow: true, message: 'Fim.' }), { kind: 'page' }],
  [
    'redirects',
    refusal({ status: 422, redirects: true, redirectsToHash: '6650c1f2a4b3d90012e7f0b7' }),
    { kind: 'openHash' },
  ],
  ['has no offer', refusal({ status: 422, noOffer: true, message: 'x' }), { kind: 'page' }],
  [
    'reports a conflict',
    refusal({ status: 404, code: 404, label: 'CONFLICT' }),
    { kind: 'run', recovery: 'reopen' },
  ],
])(
  '[8.1] [8.22] [8.24] [8.25] a refusal that %s is no refusal of the code',
  async (_, failure, nextAction) => {
    const page = openTokenPage({ codes: [failure] });
    Object.assign(page.state.token, sentCode);
    expect(await enterToken(page.context, '123456')).toMatchObject(nextAction);
    expect(page.state.token.codeError).toBe('');
  },
);

test('[4.23] an expiry error after a code removes the refresh token and reloads once', async () => {
  const page = openTokenPage({ codes: [refusal({ status: 403, name: 'TokenExpiredError' })] });
  Object.assign(page.state.token, sentCode);
  page.platform.cookies.write('refreshTokenId', 'r1');
  expect(await enterToken(page.context, '123456')).toEqual({ kind: 'stay' });
  expect(page.platform.cookies.read('refreshTokenId')).toBeUndefined();
  await until(() => page.platform.reloads() === 1);
  expect(page.state.token.codeError).toBe('');
});

test('[11.6] [6.2] the answer to a code that comes after the visitor has left changes nothing but the access token: the code is used up', async () => {
  const page = openTokenPage({ codes: [{ status: 'success', accessToken: 't1' }] });
  Object.assign(page.state.token, sentCode);
  const check = enterToken(page.context, '123456');
  page.context.placeScope.leave();
  expect(await check).toEqual({ kind: 'stay' });
  expect(page.state.token.status).toBe('checking');
  expect(page.state.launchParams.accessToken).toBe('t1');
});

test('[12.8] [6.2] the answer to a code that comes after the visitor has opened another proposal gives it no access token', async () => {
  const page = openTokenPage({ codes: [{ status: 'success', accessToken: 't1' }] });
  Object.assign(page.state.token, sentCode);
  const check = enterToken(page.context, '123456');
  page.context.placeScope.leave();
  page.state.hashId = 'h2';
  await check;
  expect(page.state.launchParams.accessToken).toBe('');
});

test.each<[string, readonly string[], TokenPageAnswers, number]>([
  ['comes back', ['endereco'], {}, 30],
  ['comes back after a refusal', ['endereco'], { codes: [refusal({ status: 429, retryAfter: 45 })] }, 45],
  ['needs a code for another step', ['outra'], {}, 0],
  ['comes back from the code of another step', ['outra', 'endereco'], {}, 30],
  [
    'comes back from the code of another step after a refusal',
    ['outra', 'endereco'],
    { codes: [refusal({ status: 429, retryAfter: 45 })] },
    45,
  ],
])(
  '[2.31] after a visitor who left while the code was requested %s, the next one waits',
  async (_, slugs, answers, pause) => {
    const page = openTokenPage(answers);
    const request = requestToken(page.context, 'sms');
    page.context.placeScope.leave();
    for (const slug of slugs) putAsideOtherCode(page.state, { slug });
    expect(await request).toEqual({ kind: 'stay' });
    expect(Math.max(0, page.resendIn())).toBe(pause);
    expect(page.state.token.requestError).toBe('');
  },
);

test.each([
  ['before', true],
  ['after', false],
])(
  '[2.31] a visitor who needed another code %s the answer to the first request still waits for another code of the first',
  async (_, isBefore) => {
    const page = openTokenPage();
    const other = { slug: 'endereco', redirectHashId: '6650c1f2a4b3d90012e7f0b7' };
    const request = requestToken(page.context, 'sms');
    page.context.placeScope.leave();
    if (!isBefore) await request;
    putAsideOtherCode(page.state, other);
    await request;
    expect(page.state.confirmation.resendAt).toBe(0);
    putAsideOtherCode(page.state, { slug: 'outra' });
    expect(page.state.confirmation.resendAt).toBe(0);
    putAsideOtherCode(page.state, { slug: 'endereco' });
    expect(page.resendIn()).toBe(30);
    await requestToken(page.context, 'sms');
    expect(page.sent).toHaveLength(1);
  },
);

test('[12.1] [16.3] neither a code nor a request for one is stored on the device', async () => {
  const page = openTokenPage({ codes: [brokenConnection] });
  await requestToken(page.context, 'sms');
  expect(await page.platform.secureStorage.read(`writes:${page.state.hashId}`)).toBeUndefined();
  expect([...(page.context.pendingWrites.get(page.state.hashId)?.keys() ?? [])]).toEqual([
    'validateToken endereco',
  ]);
});
