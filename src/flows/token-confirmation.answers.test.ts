import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import type { TokenAnswer } from '#api/operations/token-validation.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { asRef } from '#state/field-state.ts';
import { type BareContext, createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { enterToken, openTokenConfirmation, requestToken } from './token-confirmation.ts';

const openContexts: BareContext[] = [];
afterEach(() => {
  for (const { context } of openContexts.splice(0)) context.placeScope.leave();
});

const answerWith = (members: Partial<TokenAnswer>): TokenAnswer => ({
  status: 'waiting',
  method: '',
  target: '',
  accessToken: '',
  resendAfter: undefined,
  ...members,
});

const refusal = (members: Parameters<typeof buildServiceFailure>[0]): Failure =>
  buildServiceFailure({ operation: 'validateToken', ...members });

const brokenConnection: Failure = {
  kind: 'network',
  operation: 'validateToken',
  isWrite: true,
  isOffline: false,
};

interface Answers {
  /** Answers to codes, in order; the last one repeats. */
  codes?: (Partial<TokenAnswer> | Failure)[];
  /** Answers to polls, in order; the last one repeats. */
  polls?: (Partial<TokenAnswer> | Failure)[];
}

const isFailure = (answer: Partial<TokenAnswer> | Failure): answer is Failure => 'kind' in answer;

/** The page of the confirmation at a proposal whose step was left. */
function openPage({ codes = [{}], polls = [{}] }: Answers = {}) {
  const sent: unknown[] = [];
  let pollCount = 0;
  const take = (answers: (Partial<TokenAnswer> | Failure)[], count: number) => {
    const answer = answers[Math.min(count, answers.length - 1)] ?? {};
    return Promise.resolve(isFailure(answer) ? fail(answer) : succeed(answerWith(answer)));
  };
  const api: Partial<Api> = {
    validateToken: ({ hashId, step, body }) => {
      sent.push({ hashId, step, ...body });
      return take(codes, sent.length - 1);
    },
    getTokenValidation: () => {
      pollCount += 1;
      return take(polls, pollCount - 1);
    },
  };
  const page = createContextWithoutService(api);
  openContexts.push(page);
  page.state.proposal = proposalWith({});
  page.state.place = { kind: 'tokenValidation' };
  page.state.confirmation.backTo = { kind: 'step', slug: 'endereco' };
  page.state.token.slug = 'endereco';
  const { clock } = page.platform;
  const start = clock.steadyNow();
  return {
    ...page,
    sent,
    pollCount: () => pollCount,
    /** Seconds from the opening of the page until another code may be requested. */
    resendIn: () => (page.state.confirmation.resendAt - start) / 1000,
    advance: async (milliseconds: number) => {
      await clock.advance(milliseconds);
      await runPendingWork();
    },
    signal: page.context.placeScope.enter(),
  };
}

const sentCode = {
  slug: 'endereco',
  redirectHashId: '',
  status: 'sent',
  method: 'sms',
  target: '(11) 9****-1234',
  hasWaited: true,
  requestError: '',
  codeError: '',
};
const backAtAddress = { kind: 'go', to: { kind: 'step', slug: 'endereco' } };

test('[2.10] [7.20] a page without a code shows the choice; a code that was sent already is waited for', async () => {
  const idle = openPage({ polls: [{ status: 'init' }] });
  Object.assign(idle.state.token, { status: 'failed', codeError: 'x', method: 'y', target: 'z' });
  expect(await openTokenConfirmation(idle.context, idle.signal)).toEqual({ kind: 'stay' });
  expect({ ...idle.state.token }).toEqual({
    slug: 'endereco',
    redirectHashId: '',
    status: 'idle',
    method: '',
    target: '',
    hasWaited: false,
    requestError: '',
    codeError: '',
  });
  expect(idle.state.confirmation.methods).toEqual([]);
  expect(idle.platform.clock.sleepingCount()).toBe(0);

  const method = { method: 'sms', target: '(11) 9****-1234' };
  const sent = openPage({ polls: [{ ...method, resendAfter: 12 }, { status: 'success' }] });
  const waiting = openTokenConfirmation(sent.context, sent.signal);
  await runPendingWork();
  expect({ ...sent.state.token }).toEqual(sentCode);
  expect(sent.state.confirmation.methods).toEqual([method]);
  expect(sent.resendIn()).toBe(12);
  await sent.advance(2000);
  expect(await waiting).toEqual(backAtAddress);
});

test('[7.20] an answer that names a way but no code offers this way; without a pause none begins', async () => {
  const page = openPage({
    polls: [{ status: 'init', method: 'email', target: 'm***@x.com', resendAfter: 12 }],
  });
  await openTokenConfirmation(page.context, page.signal);
  expect(page.state.confirmation.methods).toEqual([{ method: 'email', target: 'm***@x.com' }]);
  expect(page.state.token.status).toBe('idle');
  expect(page.resendIn()).toBeLessThan(0);
  const sent = openPage({ polls: [{ method: 'sms' }] });
  void openTokenConfirmation(sent.context, sent.signal);
  await runPendingWork();
  expect(sent.state.token.status).toBe('sent');
  expect(sent.resendIn()).toBeLessThan(0);
});

test('[7.20] if the answer fails, or comes after a press, the page stays as it is', async () => {
  const failing = openPage({ polls: [refusal({ status: 500 })] });
  expect(await openTokenConfirmation(failing.context, failing.signal)).toEqual({ kind: 'stay' });
  expect(failing.state.token.status).toBe('idle');
  const late = openPage({ polls: [{ method: 'sms' }] });
  const opening = openTokenConfirmation(late.context, late.signal);
  late.context.placeScope.enter();
  expect(await opening).toEqual({ kind: 'stay' });
  expect(late.state.token.status).toBe('idle');
  expect(late.state.confirmation.methods).toEqual([]);
});

test('[2.23] [7.20] the code of another step, its ways and its pause are none of this one', async () => {
  const page = openPage({ polls: [{ status: 'init' }] });
  Object.assign(page.state.token, sentCode, { slug: 'dados' });
  Object.assign(page.state.confirmation, { methods: [{ method: 'sms', target: 'x' }], resendAt: 30_000 });
  expect(await openTokenConfirmation(page.context, page.signal)).toEqual({ kind: 'stay' });
  expect(page.state.token).toMatchObject({ slug: 'endereco', status: 'idle', target: '' });
  expect(page.state.confirmation).toEqual({
    backTo: { kind: 'step', slug: 'endereco' },
    methods: [],
    resendAt: 0,
  });
});

test('[2.23] a page whose code was sent waits for the link at once, without another reading', async () => {
  const page = openPage();
  Object.assign(page.state.token, sentCode);
  void openTokenConfirmation(page.context, page.signal);
  await runPendingWork();
  expect(page.pollCount()).toBe(0);
  expect({ ...page.state.token }).toEqual(sentCode);
  await page.advance(2000);
  expect(page.pollCount()).toBe(1);
});

test('[2.23] the wait for the link ends with success, failure, or the end of the place', async () => {
  const confirmed = openPage({ polls: [{}, { status: 'success', accessToken: 't1' }] });
  await requestToken(confirmed.context, 'sms');
  await confirmed.advance(2000);
  expect(confirmed.dispatched).toEqual([]);
  await confirmed.advance(2000);
  expect(confirmed.dispatched).toEqual([backAtAddress]);
  expect(confirmed.state.launchParams.accessToken).toBe('t1');
  expect(confirmed.platform.clock.sleepingCount()).toBe(0);

  const failed = openPage({ polls: [{ status: 'failed' }] });
  await requestToken(failed.context, 'sms');
  await failed.advance(2000);
  expect(failed.state.token.status).toBe('failed');
  expect(failed.dispatched).toEqual([{ kind: 'stay' }]);

  const left = openPage();
  await requestToken(left.context, 'sms');
  await runPendingWork();
  left.context.placeScope.leave();
  await runPendingWork();
  expect(left.platform.clock.sleepingCount()).toBe(0);
  expect(left.dispatched).toEqual([{ kind: 'stay' }]);
});

test('[2.23] [4.24] a step that is finished has a confirmed code, too: by its link, or by the code that was typed', async () => {
  const finished = { status: 'finished', accessToken: 't1' };
  const byLink = openPage({ polls: [{}, finished] });
  await requestToken(byLink.context, 'sms');
  await byLink.advance(4000);
  expect(byLink.dispatched).toEqual([backAtAddress]);
  expect(byLink.state.launchParams.accessToken).toBe('t1');
  const typed = openPage({ codes: [finished] });
  Object.assign(typed.state.token, sentCode);
  expect(await enterToken(typed.context, '123456')).toEqual(backAtAddress);
  expect(typed.state.token).toMatchObject({ status: 'idle', codeError: '' });
});

test('[2.23] an answer of the wait that comes after the place ended changes nothing', async () => {
  const page = openPage({ polls: [{ status: 'success', accessToken: 't1' }] });
  const { getTokenValidation } = page.context.api;
  page.context.api.getTokenValidation = (...parameters) => {
    page.context.placeScope.leave();
    return getTokenValidation(...parameters);
  };
  await requestToken(page.context, 'sms');
  await page.advance(2000);
  expect(page.dispatched).toEqual([{ kind: 'stay' }]);
  expect(page.state.launchParams.accessToken).toBe('');
});

test('[7.20] failed polls are logged once and do not end the wait; the pause is that of the service if it is longer', async () => {
  const page = openPage({
    polls: [refusal({ status: 503, retryAfter: 7 }), refusal({ status: 503 }), {}, { status: 'success' }],
  });
  await requestToken(page.context, 'sms');
  await page.advance(2000);
  await page.advance(6999);
  expect(page.pollCount()).toBe(1);
  await page.advance(1);
  expect(page.pollCount()).toBe(2);
  expect(page.platform.logLines).toHaveLength(1);
  expect(page.state.token).toMatchObject({ status: 'sent', codeError: '' });
  await page.advance(2000);
  expect(page.pollCount()).toBe(3);
  await page.advance(2000);
  expect(page.dispatched).toEqual([backAtAddress]);
});

test('[2.23] [3.46] a requested code is remembered with its target: that of the answer, else the known one, else none', async () => {
  const page = openPage({ codes: [{ target: 'resposta', resendAfter: 5 }] });
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
  });
  expect({ ...page.state.deviceSettings.token }).toEqual({ verificacao: 'resposta', tipoVerificacao: 'sms' });
  expect(page.resendIn()).toBe(5);

  const withKnownTarget = openPage();
  withKnownTarget.state.confirmation.methods = page.state.confirmation.methods;
  await requestToken(withKnownTarget.context, 'sms');
  expect(withKnownTarget.state.token.target).toBe('conhecido');
  expect(withKnownTarget.resendIn()).toBe(30);
  const withoutTarget = openPage();
  await requestToken(withoutTarget.context, 'push');
  expect(withoutTarget.state.token.target).toBe('');
});

test('[11.1] [4.28] while a code is requested or checked, or during a pause, no request begins', async () => {
  const page = openPage();
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
  const page = openPage();
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
    const page = openPage({ codes: [failure] });
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
    });
    if (pause === undefined) expect(page.resendIn()).toBeLessThan(0);
    else expect(page.resendIn()).toBe(pause);
    expect(page.platform.clock.sleepingCount()).toBe(0);
  },
);

test('[2.23] a broken connection begins no pause; a code that was sent before stays valid, and is waited for', async () => {
  const page = openPage({ codes: [brokenConnection] });
  Object.assign(page.state.token, sentCode);
  expect(await requestToken(page.context, 'sms')).toEqual({ kind: 'stay' });
  expect(page.state.token).toMatchObject({ status: 'sent', target: sentCode.target });
  expect(page.state.token.requestError).not.toBe('');
  expect(page.resendIn()).toBeLessThan(0);
  expect(page.platform.clock.sleepingCount()).toBe(1);
});

test('[8.24] a request whose answer leads elsewhere goes there, without a message and without a wait', async () => {
  const page = openPage({ codes: [refusal({ status: 422, endsFlow: true, message: 'Fim.' })] });
  Object.assign(page.state.token, sentCode);
  expect(await requestToken(page.context, 'sms')).toMatchObject({ kind: 'page' });
  expect({ ...page.state.token }).toEqual(sentCode);
  expect(page.platform.clock.sleepingCount()).toBe(0);
});

test('[11.1] a code is checked only after one was sent, and only if it is typed', async () => {
  const page = openPage();
  expect(await enterToken(page.context, '123456')).toEqual({ kind: 'stay' });
  Object.assign(page.state.token, sentCode);
  expect(await enterToken(page.context, '')).toEqual({ kind: 'stay' });
  expect(page.sent).toEqual([]);
});

test('[4.24] the right code stores the token, ends the confirmation and leads back', async () => {
  const page = openPage({ codes: [{ status: 'success', accessToken: 't1' }] });
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
  });
  expect({ ...page.state.confirmation }).toEqual({ backTo: undefined, methods: [], resendAt: 0 });
  expect(page.state.toasts).toMatchObject([{ type: 'success', title: 'Identidade confirmada', text: '' }]);
});

test('[7.20] [13.3] back at a step that asks for a code itself, its screen says that the code is confirmed, not a toast', async () => {
  const page = openPage({ codes: [{ status: 'success' }] });
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
    const page = openPage({ codes: [{ status: 'success' }] });
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
  const refused = openPage({ codes: [{ status: 'waiting' }] });
  Object.assign(refused.state.token, sentCode);
  expect(await enterToken(refused.context, '000000')).toEqual({ kind: 'stay' });
  expect(refused.state.token).toMatchObject({
    status: 'sent',
    codeError: 'Código inválido ou expirado. Confira e tente novamente.',
  });
  expect(refused.platform.clock.sleepingCount()).toBe(1);
  const failed = openPage({ codes: [{ status: 'failed' }] });
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
      const page = openPage({ codes: [refusal({ status, message })] });
      Object.assign(page.state.token, sentCode);
      await enterToken(page.context, '000000');
      expect(page.state.token).toMatchObject({
        status: 'sent',
        codeError: message || ownMessage,
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
    const page = openPage({ codes: [failure] });
    Object.assign(page.state.token, sentCode);
    expect(await enterToken(page.context, '123456')).toEqual({ kind: 'stay' });
    expect(page.state.token.status).toBe('sent');
    expect(page.state.token.codeError).not.toBe('');
    expect(page.state.token.codeError).not.toContain('Código');
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
    const page = openPage({ codes: [failure] });
    Object.assign(page.state.token, sentCode);
    expect(await enterToken(page.context, '123456')).toMatchObject(nextAction);
    expect(page.state.token.codeError).toBe('');
  },
);

test('[4.23] an expiry error after a code removes the refresh token and reloads once', async () => {
  const page = openPage({ codes: [refusal({ status: 403, name: 'TokenExpiredError' })] });
  Object.assign(page.state.token, sentCode);
  page.platform.cookies.write('refreshTokenId', 'r1');
  expect(await enterToken(page.context, '123456')).toEqual({ kind: 'stay' });
  expect(page.platform.cookies.read('refreshTokenId')).toBeUndefined();
  expect(page.platform.reloads()).toBe(1);
  expect(page.state.token.codeError).toBe('');
});

test('[11.6] the answer to a code that comes after the visitor has left changes nothing', async () => {
  const page = openPage({ codes: [{ status: 'success', accessToken: 't1' }] });
  Object.assign(page.state.token, sentCode);
  const check = enterToken(page.context, '123456');
  page.context.placeScope.leave();
  expect(await check).toEqual({ kind: 'stay' });
  expect(page.state.token.status).toBe('checking');
  expect(page.state.launchParams.accessToken).toBe('');
});

test('[12.1] [16.3] neither a code nor a request for one is stored on the device', async () => {
  const page = openPage({ codes: [brokenConnection] });
  await requestToken(page.context, 'sms');
  expect(await page.platform.secureStorage.read(`writes:${page.state.hashId}`)).toBeUndefined();
  expect([...(page.context.pendingWrites.get(page.state.hashId)?.keys() ?? [])]).toEqual([
    'validateToken endereco',
  ]);
});

const aboutProposal: readonly [string, Failure, object][] = [
  ['ends the flow', refusal({ status: 422, endsFlow: true, message: 'Fim.' }), { kind: 'page' }],
  ['has no offer', refusal({ status: 422, noOffer: true }), { kind: 'page' }],
  [
    'redirects',
    refusal({ status: 409, redirects: true, redirectsToHash: '6650c1f2a4b3d90012e7f0b7' }),
    { kind: 'openHash' },
  ],
  [
    'reports a conflict',
    refusal({ status: 404, code: 404, label: 'CONFLICT' }),
    { kind: 'run', recovery: 'reopen' },
  ],
];

test.each(aboutProposal)(
  '[8.1] [8.22] [8.24] [8.25] a poll for the link that %s leads there, also after a poll that failed',
  async (_, failure, nextAction) => {
    const page = openPage({ polls: [refusal({ status: 503 }), failure] });
    await requestToken(page.context, 'sms');
    await page.advance(4000);
    expect(page.dispatched).toMatchObject([nextAction]);
    expect(page.platform.logLines).toHaveLength(2);
    expect(page.platform.clock.sleepingCount()).toBe(0);
  },
);

test.each(aboutProposal)(
  '[8.1] [8.22] [8.24] [8.25] a first answer to the page that %s leads there',
  async (_, failure, nextAction) => {
    const page = openPage({ polls: [failure] });
    expect(await openTokenConfirmation(page.context, page.signal)).toMatchObject(nextAction);
    expect(page.platform.logLines).toHaveLength(1);
  },
);

test.each([
  ['init, after the service has waited for it', ['waiting', 'init']],
  ['remake', ['remake']],
] as const)(
  '[2.23] [7.20] a code whose poll says %s has expired: the page offers another one',
  async (_, statuses) => {
    const page = openPage({ codes: [{ status: '' }], polls: statuses.map(status => ({ status })) });
    await requestToken(page.context, 'sms');
    for (const _status of statuses) await page.advance(2000);
    expect(page.state.token.status).toBe('failed');
    expect(page.dispatched).toEqual([{ kind: 'stay' }]);
  },
);

test('[2.23] [7.20] a service that says init although it has just sent the code is asked again', async () => {
  const page = openPage({
    codes: [{ status: '' }],
    polls: [{ status: 'init' }, { status: 'init' }, { status: 'success' }],
  });
  await requestToken(page.context, 'sms');
  for (const _poll of [1, 2, 3]) await page.advance(2000);
  expect(page.dispatched).toEqual([backAtAddress]);
});

test.each([
  [
    'by the answer to the request',
    async (page: ReturnType<typeof openPage>) => requestToken(page.context, 'sms'),
  ],
  [
    'by the first answer to the page',
    async (page: ReturnType<typeof openPage>) => {
      void openTokenConfirmation(page.context, page.signal);
      await runPendingWork();
    },
  ],
])('[2.23] [7.20] a code that the service waited for %s has expired when it says init', async (_, begin) => {
  const page = openPage({ polls: [{ method: 'sms' }, { status: 'init' }] });
  await begin(page);
  await page.advance(4000);
  expect(page.state.token.status).toBe('failed');
});

test.each<[string, Answers]>([
  ['the answer to the request', { codes: [{}, refusal({ status: 422 })], polls: [{ status: 'init' }] }],
  [
    'a poll',
    { codes: [{ status: '' }, refusal({ status: 422 })], polls: [{ status: 'waiting' }, { status: 'init' }] },
  ],
])(
  '[2.23] [7.20] a code that %s has waited for expires also after a wrong one was typed',
  async (_, answers) => {
    const page = openPage(answers);
    await requestToken(page.context, 'sms');
    if (answers.polls?.length === 2) await page.advance(2000);
    await enterToken(page.context, '000000');
    expect(page.state.token).toMatchObject({ status: 'sent', codeError: expect.stringMatching(/./) });
    await page.advance(2000);
    expect(page.state.token.status).toBe('failed');
  },
);

test('[2.23] [7.20] a new code is a new one to wait for: after a wrong code of the one before, init does not end it', async () => {
  const page = openPage({ codes: [{}, { status: '' }], polls: [{ status: 'init' }] });
  await requestToken(page.context, 'sms');
  page.state.confirmation.resendAt = 0;
  await requestToken(page.context, 'sms');
  await page.advance(4000);
  expect(page.state.token.status).toBe('sent');
});
