import { expect, test } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import {
  atStep,
  brokenConnection,
  HASH,
  type OpenStep,
  openStep,
  refusal,
  stayAction,
} from '#tests/flows/open-step.ts';

const tokenStep: OpenStep = {
  type: 'tokenValidation',
  step: {
    tokenMethods: [
      { method: 'email', target: 'x' },
      { method: 'sms', target: 'conhecido' },
    ],
  },
};

test('[7.20] [2.23] a requested code is remembered with its target, starts the pause and moves the step to waiting', async () => {
  const visit = openStep({
    ...tokenStep,
    codes: [{ target: 'resposta', resendAfter: 5, status: 'success' }],
  });
  visit.state.token.requestError = 'antigo';
  const press = visit.press('requestToken', 'sms');
  expect(visit.state.token.requestError).toBe('');
  expect(await press).toEqual(atStep);
  expect(visit.sent('validateToken')).toMatchObject([
    { hashId: HASH, step: 'analise', body: { method: 'sms' } },
  ]);
  expect({ ...visit.state.token }).toEqual({
    slug: 'analise',
    redirectHashId: '',
    status: 'sent',
    method: 'sms',
    target: 'resposta',
    hasWaited: false,
    requestError: '',
    codeError: '',
    refusals: 0,
  });
  expect({ ...visit.state.deviceSettings.token }).toEqual({
    verificacao: 'resposta',
    tipoVerificacao: 'sms',
  });
  expect(visit.resendIn()).toBe(5);
  expect(visit.state.stepStatus.analise).toBe('success');
  const other = openStep(tokenStep);
  await other.press('requestToken', 'sms');
  expect(other.state.token.target).toBe('conhecido');
  expect(other.resendIn()).toBe(30);
  expect(other.state.stepStatus.analise).toBe('waiting');
  const unknownMethod = openStep(tokenStep);
  await unknownMethod.press('requestToken', 'push');
  expect(unknownMethod.state.token.target).toBe('');
});

test('[2.23] without a method, or during the pause, no code is requested; who leaves meanwhile stays away, and the next pause counts', async () => {
  const visit = openStep(tokenStep);
  expect(await visit.press('requestToken', '')).toEqual(stayAction);
  visit.state.stepDetails.analise = {
    link: '',
    benefitPhase: '',
    message: '',
    resendAt: visit.platform.clock.steadyNow() + 1,
  };
  expect(await visit.press('requestToken', 'sms')).toEqual(stayAction);
  expect(visit.calls).toEqual([]);
  await visit.platform.clock.advance(1);
  const press = visit.press('requestToken', 'sms');
  visit.context.placeScope.leave();
  expect(await press).toEqual(stayAction);
  expect(visit.state.token.status).toBe('idle');
  expect(visit.state.stepDetails.analise?.resendAt).toBeGreaterThan(visit.platform.clock.steadyNow());
});

test('[2.31] the pause after a refused code counts although the visitor has left the step', async () => {
  const visit = openStep({ ...tokenStep, codes: [refusal({ status: 429, retryAfter: 45 })] });
  const press = visit.press('requestToken', 'sms');
  visit.context.placeScope.leave();
  expect(await press).toEqual(stayAction);
  expect(visit.resendIn()).toBe(45);
  expect(visit.state.token.requestError).toBe('');
});

test.each<[string, Failure, number | undefined, string]>([
  ['429', refusal({ status: 429, message: 'Aguarde.' }), 30, 'Aguarde.'],
  ['429 with a pause', refusal({ status: 429, message: 'Aguarde.', retryAfter: 45 }), 45, 'Aguarde.'],
  ['400 with a pause', refusal({ status: 400, message: 'Aguarde.', retryAfter: 45 }), 45, 'Aguarde.'],
  ['400', refusal({ status: 400, message: 'Não.' }), undefined, 'Não.'],
  ['200 and an error', refusal({ status: 200, message: 'Não.' }), undefined, 'Não.'],
])(
  '[2.23] [4.28] after a request refused with %s the pause is right, and the message stands beside the choice, not over it',
  async (_, failure, pause, error) => {
    const visit = openStep({ ...tokenStep, codes: [failure] });
    expect(await visit.press('requestToken', 'sms')).toEqual(atStep);
    if (pause === undefined) expect(visit.resendIn()).toBeLessThan(0);
    else expect(visit.resendIn()).toBe(pause);
    expect(visit.state.token.requestError).toBe(error);
    expect(visit.toast()).toBeUndefined();
  },
);

test('[2.23] a 429 without a message, and a broken connection, show a text of the app', async () => {
  const busy = openStep({ ...tokenStep, codes: [refusal({ status: 429 })] });
  await busy.press('requestToken', 'sms');
  expect(busy.state.token.requestError).not.toBe('');
  const broken = openStep({ ...tokenStep, codes: [brokenConnection] });
  expect(await broken.press('requestToken', 'sms')).toEqual(atStep);
  expect(broken.state.token.requestError).toBe('');
  expect(broken.state.toasts).toHaveLength(1);
  expect(broken.resendIn()).toBeLessThan(0);
  const ended = openStep({
    ...tokenStep,
    codes: [refusal({ status: 422, endsFlow: true, message: 'Fim.' })],
  });
  expect(await ended.press('requestToken', 'sms')).toMatchObject({ kind: 'page' });
  expect(ended.state.toasts).toEqual([]);
});

test('[2.23] [7.20] the right code stores the token and shows success; any other answer refuses the code', async () => {
  const visit = openStep({ ...tokenStep, codes: [{ status: 'success', accessToken: 't1' }] });
  Object.assign(visit.state.token, { status: 'sent', method: 'sms', target: 'x', codeError: 'antigo' });
  const press = visit.press('enterToken', '482913');
  expect(visit.state.token.codeError).toBe('');
  expect(await press).toEqual({ kind: 'showStatus', slug: 'analise', status: 'success' });
  expect(visit.sent('validateToken')).toMatchObject([{ step: 'analise', body: { token: '482913' } }]);
  expect(visit.state.launchParams.accessToken).toBe('t1');
  expect({ ...visit.state.token }).toEqual({
    slug: 'analise',
    redirectHashId: '',
    status: 'idle',
    method: '',
    target: '',
    hasWaited: false,
    requestError: '',
    codeError: '',
    refusals: 0,
  });
  const refused = openStep({ ...tokenStep, codes: [{ status: 'failed', accessToken: 't1' }] });
  expect(await refused.press('enterToken', '000000')).toEqual(atStep);
  expect(refused.state.token.codeError).toBe('Código inválido ou expirado. Confira e tente novamente.');
  expect(refused.state.launchParams.accessToken).toBe('');
  expect(await refused.press('enterToken', '')).toEqual(stayAction);
  expect(refused.calls).toHaveLength(1);
});

test.each([400, 404, 422])(
  '[2.23] a code refused with %i shows the message beside it, or one of the app',
  async status => {
    for (const message of ['Código errado.', '']) {
      const visit = openStep({ ...tokenStep, codes: [refusal({ status, message })] });
      expect(await visit.press('enterToken', '000000')).toEqual(atStep);
      expect(visit.state.token.codeError).toBe(
        message || 'Código inválido ou expirado. Confira e tente novamente.',
      );
      expect(visit.state.toasts).toEqual([]);
      expect(visit.platform.logLines).toEqual([]);
    }
  },
);

test.each<[string, Failure, string]>([
  ['500', refusal({ status: 500, message: 'x' }), 'go'],
  ['a broken connection', brokenConnection, 'go'],
  ['401', refusal({ status: 400, code: 401 }), 'go'],
  [
    'a redirection',
    refusal({ status: 400, redirects: true, redirectsToHash: '6650c1f2a4b3d90012e7f0b7' }),
    'openHash',
  ],
  ['an end of the flow', refusal({ status: 422, endsFlow: true, message: 'Fim.' }), 'page'],
  ['no offer', refusal({ status: 422, noOffer: true }), 'page'],
  ['a conflict', refusal({ status: 404, label: 'CONFLICT' }), 'run'],
])('[8.23] [8.24] a check that ends with %s is no refusal of the code', async (_, failure, kind) => {
  const visit = openStep({ ...tokenStep, codes: [failure] });
  expect((await visit.press('enterToken', '482913')).kind).toBe(kind);
  expect(visit.state.token.codeError).toBe('');
  expect(visit.platform.logLines).toHaveLength(1);
});

test('[11.6] [6.2] of the answer to a code that comes after the visitor has left only the access token counts', async () => {
  const visit = openStep({ ...tokenStep, codes: [{ status: 'success', accessToken: 't1' }] });
  const press = visit.press('enterToken', '482913');
  visit.context.placeScope.leave();
  expect(await press).toEqual(stayAction);
  expect(visit.state.launchParams.accessToken).toBe('t1');
});
