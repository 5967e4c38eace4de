import { expect, test } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import {
  backAtAddress,
  openTokenPage,
  refusal,
  sentCode,
  type TokenPageAnswers,
} from '#tests/flows/open-token-page.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { enterToken, openTokenConfirmation, requestToken } from './token-confirmation.ts';

test('[2.10] [7.20] a page without a code shows the choice; a code that was sent already is waited for', async () => {
  const idle = openTokenPage({ polls: [{ status: 'init' }] });
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
    refusals: 0,
  });
  expect(idle.state.confirmation.methods).toEqual([]);
  expect(idle.platform.clock.sleepingCount()).toBe(0);

  const method = { method: 'sms', target: '(11) 9****-1234' };
  const sent = openTokenPage({ polls: [{ ...method, resendAfter: 12 }, { status: 'success' }] });
  const waiting = openTokenConfirmation(sent.context, sent.signal);
  await runPendingWork();
  expect({ ...sent.state.token }).toEqual(sentCode);
  expect(sent.state.confirmation.methods).toEqual([method]);
  expect(sent.resendIn()).toBe(12);
  await sent.advance(2000);
  expect(await waiting).toEqual(backAtAddress);
});

test('[7.20] an answer that names a way but no code offers this way; without a pause none begins', async () => {
  const page = openTokenPage({
    polls: [{ status: 'init', method: 'email', target: 'm***@x.com', resendAfter: 12 }],
  });
  await openTokenConfirmation(page.context, page.signal);
  expect(page.state.confirmation.methods).toEqual([{ method: 'email', target: 'm***@x.com' }]);
  expect(page.state.token.status).toBe('idle');
  expect(page.resendIn()).toBeLessThan(0);
  const sent = openTokenPage({ polls: [{ method: 'sms' }] });
  void openTokenConfirmation(sent.context, sent.signal);
  await runPendingWork();
  expect(sent.state.token.status).toBe('sent');
  expect(sent.resendIn()).toBeLessThan(0);
});

test('[7.20] if the answer fails, or comes after a press, the page stays as it is', async () => {
  const failing = openTokenPage({ polls: [refusal({ status: 500 })] });
  expect(await openTokenConfirmation(failing.context, failing.signal)).toEqual({ kind: 'stay' });
  expect(failing.state.token.status).toBe('idle');
  const late = openTokenPage({ polls: [{ method: 'sms' }] });
  const opening = openTokenConfirmation(late.context, late.signal);
  late.context.placeScope.enter();
  expect(await opening).toEqual({ kind: 'stay' });
  expect(late.state.token.status).toBe('idle');
  expect(late.state.confirmation.methods).toEqual([]);
});

test('[2.23] [7.20] the code of another step, its ways and its pause are none of this one', async () => {
  const page = openTokenPage({ polls: [{ status: 'init' }] });
  Object.assign(page.state.token, sentCode, { slug: 'dados' });
  Object.assign(page.state.confirmation, { methods: [{ method: 'sms', target: 'x' }], resendAt: 30_000 });
  expect(await openTokenConfirmation(page.context, page.signal)).toEqual({ kind: 'stay' });
  expect(page.state.token).toMatchObject({ slug: 'endereco', status: 'idle', target: '' });
  expect(page.state.confirmation).toEqual({
    backTo: { kind: 'step', slug: 'endereco' },
    awaitsClick: false,
    methods: [],
    resendAt: 0,
  });
});

test('[2.23] a page whose code was sent waits for the link at once, without another reading', async () => {
  const page = openTokenPage();
  Object.assign(page.state.token, sentCode);
  void openTokenConfirmation(page.context, page.signal);
  await runPendingWork();
  expect(page.pollCount()).toBe(0);
  expect({ ...page.state.token }).toEqual(sentCode);
  await page.advance(2000);
  expect(page.pollCount()).toBe(1);
});

test('[2.23] the wait for the link ends with success, failure, or the end of the place', async () => {
  const confirmed = openTokenPage({ polls: [{}, { status: 'success', accessToken: 't1' }] });
  await requestToken(confirmed.context, 'sms');
  await confirmed.advance(2000);
  expect(confirmed.dispatched).toEqual([]);
  await confirmed.advance(2000);
  expect(confirmed.dispatched).toEqual([backAtAddress]);
  expect(confirmed.state.launchParams.accessToken).toBe('t1');
  expect(confirmed.platform.clock.sleepingCount()).toBe(0);

  const failed = openTokenPage({ polls: [{ status: 'failed' }] });
  await requestToken(failed.context, 'sms');
  await failed.advance(2000);
  expect(failed.state.token.status).toBe('failed');
  expect(failed.dispatched).toEqual([{ kind: 'stay' }]);

  const left = openTokenPage();
  await requestToken(left.context, 'sms');
  await runPendingWork();
  left.context.placeScope.leave();
  await runPendingWork();
  expect(left.platform.clock.sleepingCount()).toBe(0);
  expect(left.dispatched).toEqual([{ kind: 'stay' }]);
});

test('[2.23] [4.24] a step that is finished has a confirmed code, too: by its link, or by the code that was typed', async () => {
  const finished = { status: 'finished', accessToken: 't1' } as const;
  const byLink = openTokenPage({ polls: [{}, finished] });
  await requestToken(byLink.context, 'sms');
  await byLink.advance(4000);
  expect(byLink.dispatched).toEqual([backAtAddress]);
  expect(byLink.state.launchParams.accessToken).toBe('t1');
  const typed = openTokenPage({ codes: [finished] });
  Object.assign(typed.state.token, sentCode);
  expect(await enterToken(typed.context, '123456')).toEqual(backAtAddress);
  expect(typed.state.token).toMatchObject({ status: 'idle', codeError: '' });
});

test('[2.23] an answer of the wait that comes after the place ended changes nothing', async () => {
  const page = openTokenPage({ polls: [{ status: 'success', accessToken: 't1' }] });
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
  const page = openTokenPage({
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
    const page = openTokenPage({ polls: [refusal({ status: 503 }), failure] });
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
    const page = openTokenPage({ polls: [failure] });
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
    const page = openTokenPage({ codes: [{ status: 'init' }], polls: statuses.map(status => ({ status })) });
    await requestToken(page.context, 'sms');
    for (const _status of statuses) await page.advance(2000);
    expect(page.state.token.status).toBe('failed');
    expect(page.dispatched).toEqual([{ kind: 'stay' }]);
  },
);

test('[2.23] [7.20] a service that says init although it has just sent the code is asked again', async () => {
  const page = openTokenPage({
    codes: [{ status: 'init' }],
    polls: [{ status: 'init' }, { status: 'init' }, { status: 'success' }],
  });
  await requestToken(page.context, 'sms');
  for (const _poll of [1, 2, 3]) await page.advance(2000);
  expect(page.dispatched).toEqual([backAtAddress]);
});

test.each([
  [
    'by the answer to the request',
    async (page: ReturnType<typeof openTokenPage>) => requestToken(page.context, 'sms'),
  ],
  [
    'by the first answer to the page',
    async (page: ReturnType<typeof openTokenPage>) => {
      void openTokenConfirmation(page.context, page.signal);
      await runPendingWork();
    },
  ],
])('[2.23] [7.20] a code that the service waited for %s has expired when it says init', async (_, begin) => {
  const page = openTokenPage({ polls: [{ method: 'sms' }, { status: 'init' }] });
  await begin(page);
  await page.advance(4000);
  expect(page.state.token.status).toBe('failed');
});

test.each<[string, TokenPageAnswers]>([
  ['the answer to the request', { codes: [{}, refusal({ status: 422 })], polls: [{ status: 'init' }] }],
  [
    'a poll',
    {
      codes: [{ status: 'init' }, refusal({ status: 422 })],
      polls: [{ status: 'waiting' }, { status: 'init' }],
    },
  ],
])(
  '[2.23] [7.20] a code that %s has waited for expires also after a wrong one was typed',
  async (_, answers) => {
    const page = openTokenPage(answers);
    await requestToken(page.context, 'sms');
    if (answers.polls?.length === 2) await page.advance(2000);
    await enterToken(page.context, '000000');
    expect(page.state.token).toMatchObject({ status: 'sent', codeError: expect.stringMatching(/./) });
    await page.advance(2000);
    expect(page.state.token.status).toBe('failed');
  },
);

test('[2.23] [7.20] a new code is a new one to wait for: after a wrong code of the one before, init does not end it', async () => {
  const page = openTokenPage({ codes: [{}, { status: 'init' }], polls: [{ status: 'init' }] });
  await requestToken(page.context, 'sms');
  page.state.confirmation.resendAt = 0;
  await requestToken(page.context, 'sms');
  await page.advance(4000);
  expect(page.state.token.status).toBe('sent');
});
