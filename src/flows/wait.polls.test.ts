import { expect, test } from 'vitest';
import type { Step } from '#journey/model/step.ts';
import type { PollingName } from '#journey/polling/index.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { fail } from '#shared/result.ts';
import type { OutcomeMembers } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import {
  type Answer,
  atAddress,
  busy,
  NEW_HASH,
  type Options,
  setUpWait,
  stayAction,
} from '#tests/flows/set-up-wait.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { waitAtStep } from './wait.ts';

const HASH = '6650c1f2a4b3d90012e7f001';

const done = { proposal: proposalAt('endereco'), stepStatus: 'init' };

/** Waits at the step. */
async function startWaiting({ polling = 'check', ...options }: Options & { polling?: PollingName } = {}) {
  const visit = setUpWait(options);
  const waiting = waitAtStep(visit.context, visit.signal, visit.step, polling);
  await runPendingWork();
  return { ...visit, waiting };
}

test('[8.25] [11.9] a wait that was left before an answer ended it is no repetition: the next one asks after the interval', async () => {
  const { context, calls, step, advance } = setUpWait();
  for (const count of [1, 2, 3, 4]) {
    const visit = new AbortController();
    void waitAtStep(context, visit.signal, step, 'check');
    await advance(count === 1 ? 0 : 2000);
    expect(calls).toHaveLength(count);
    visit.abort();
    await runPendingWork();
  }
});

test('[1.3] [7.3] a check is polled until the service moves on, 2 s after each answer, and the wait is known', async () => {
  const { state, calls, waiting, advance, platform } = await startWaiting({
    step: { metaProductBankId: 'm1' },
    answers: [{}, {}, done],
  });
  expect(state.currentWait).toEqual({
    slug: 'analise',
    since: platform.clock.steadyNow(),
    hasShownFailure: false,
    isConfirmed: true,
  });
  expect(calls).toEqual([
    [
      'pollStep',
      {
        hashId: HASH,
        slug: 'analise',
        order: 4,
        metaProductBankId: 'm1',
        knownProposal: expect.any(Function),
      },
    ],
  ]);
  await advance(1999);
  expect(calls).toHaveLength(1);
  await advance(1);
  expect(calls).toHaveLength(2);
  await advance(2000);
  expect(await waiting).toEqual(atAddress);
  expect(state.proposal?.currentStep).toBe('endereco');
  expect(state.currentWait).toBeUndefined();
  expect(platform.clock.sleepingCount()).toBe(0);
});

test.each([
  ['companyPolicy', 'pollStep', 15_000],
  ['c6ConsignadoPrivado', 'pollC6ConsignadoPrivado', 2000],
  ['tokenValidation', 'getTokenValidation', 2000],
] as const)('[7.3] [7.33] a wait for %s asks by %s every %i ms', async (polling, operation, interval) => {
  const { calls, advance, context } = await startWaiting({ polling });
  await advance(interval - 1);
  expect(calls.map(([name]) => name)).toEqual([operation]);
  await advance(1);
  expect(calls.map(([name]) => name)).toEqual([operation, operation]);
  context.placeScope.leave();
});

test('[7.33] a poll of C6 sends no SMS', async () => {
  const { calls, context } = await startWaiting({ polling: 'c6ConsignadoPrivado' });
  expect(calls[0]?.[1]).toMatchObject({ hashId: HASH, resendSms: false });
  context.placeScope.leave();
});

test('[7.20] [2.23] a token step asks for its confirmation, also before a proposal exists', async () => {
  const visit = await startWaiting({
    polling: 'tokenValidation',
    tokens: [{}, { status: 'success', accessToken: 't1' }],
  });
  expect(visit.calls).toEqual([['getTokenValidation', { hashId: HASH, slug: 'analise' }]]);
  await visit.advance(2000);
  expect(await visit.waiting).toEqual({ kind: 'showStatus', slug: 'analise', status: 'success' });
  expect(visit.state.launchParams.accessToken).toBe('t1');
  expect(visit.state.proposal?.id).toBe('p1');
  const early = setUpWait({ tokens: [{ status: 'success', accessToken: 't2' }] });
  early.state.proposal = undefined;
  expect(await waitAtStep(early.context, early.signal, early.step, 'tokenValidation')).toEqual({
    kind: 'showStatus',
    slug: 'analise',
    status: 'success',
  });
  expect(early.calls.map(([name]) => name)).toEqual(['getTokenValidation']);
  expect(early.state.launchParams.accessToken).toBe('t2');
  expect(early.state.proposal).toBeUndefined();
});

test('[7.20] a failed reading of a confirmation is a failed poll', async () => {
  const visit = setUpWait();
  visit.context.api.getTokenValidation = async () => fail(busy({ status: 401 }));
  expect(await waitAtStep(visit.context, visit.signal, visit.step, 'tokenValidation')).toEqual({
    kind: 'go',
    to: { kind: 'tokenValidation' },
  });
});

test('[2.23] [2.31] the first answer about a code says where it went and starts its pause; later ones do not', async () => {
  const sent = { method: 'sms', target: 'x', resendAfter: 12 };
  const visit = await startWaiting({ polling: 'tokenValidation', tokens: [{}, sent] });
  expect(visit.state.token.status).toBe('idle');
  const start = visit.platform.clock.steadyNow();
  await visit.advance(2000);
  expect({ ...visit.state.token }).toEqual({
    slug: 'analise',
    redirectHashId: '',
    status: 'sent',
    method: 'sms',
    target: 'x',
    hasWaited: true,
    requestError: '',
    codeError: '',
    refusals: 0,
  });
  expect(visit.state.stepDetails.analise?.resendAt).toBe(start + 14_000);
  await visit.advance(2000);
  expect(visit.state.stepDetails.analise?.resendAt).toBe(start + 14_000);
  visit.context.placeScope.leave();
  const unlimited = await startWaiting({ polling: 'tokenValidation', tokens: [{ method: 'sms' }] });
  expect(unlimited.state.token.status).toBe('sent');
  expect(unlimited.state.stepDetails.analise?.resendAt ?? 0).toBe(0);
  unlimited.context.placeScope.leave();
});

test('[2.23] [11.7] a code that another tab has requested takes the place of the former one; an answer without a target does not', async () => {
  const tokens = [
    { method: 'sms', target: 'x' },
    { method: 'email' },
    { method: 'email', target: 'y', resendAfter: 12 },
  ];
  const visit = await startWaiting({ polling: 'tokenValidation', tokens });
  const start = visit.platform.clock.steadyNow();
  await visit.advance(2000);
  expect(visit.state.token).toMatchObject({ status: 'sent', method: 'sms', target: 'x' });
  await visit.advance(2000);
  expect(visit.state.token).toMatchObject({ status: 'sent', method: 'email', target: 'y' });
  expect(visit.state.stepDetails.analise?.resendAt).toBe(start + 16_000);
  visit.context.placeScope.leave();
});

test.each(['success', 'finished'] as const)(
  '[2.23] [4.24] a code step that ends as %s leaves no sent code to a later confirmation',
  async status => {
    const visit = setUpWait({ tokens: [{ status }] });
    visit.state.proposal = undefined;
    Object.assign(visit.state.token, { status: 'sent', method: 'sms', target: 'x' });
    await waitAtStep(visit.context, visit.signal, visit.step, 'tokenValidation');
    expect(visit.state.token).toMatchObject({ status: 'idle', method: '', target: '' });
  },
);

test('[11.9] an answer about a code that comes after the visitor has left is not stored', async () => {
  const visit = setUpWait({ tokens: [{ method: 'sms', accessToken: 't1' }] });
  const waiting = waitAtStep(visit.context, visit.signal, visit.step, 'tokenValidation');
  visit.context.placeScope.leave();
  expect(await waiting).toEqual(stayAction);
  expect(visit.state.token.status).toBe('idle');
  expect(visit.state.launchParams.accessToken).toBe('');
});

test('[11.9] who leaves during a request or a pause ends the wait; a wait that begins too late asks nothing', async () => {
  const duringPause = await startWaiting();
  duringPause.context.placeScope.leave();
  expect(await duringPause.waiting).toEqual(stayAction);
  expect(duringPause.calls).toHaveLength(1);
  expect(duringPause.platform.clock.sleepingCount()).toBe(0);
  const duringRequest = setUpWait({ answers: [{ message: 'Quase.', ...done }] });
  const waiting = waitAtStep(duringRequest.context, duringRequest.signal, duringRequest.step, 'check');
  duringRequest.context.placeScope.leave();
  expect(await waiting).toEqual(stayAction);
  expect(duringRequest.state.proposal?.currentStep).toBe('analise');
  expect(duringRequest.state.stepDetails).toEqual({});
  const late = setUpWait();
  late.context.placeScope.leave();
  expect(await waitAtStep(late.context, late.signal, late.step, 'check')).toEqual(stayAction);
  expect(late.calls).toEqual([]);
});

test('[3.17] [4.37] an answer of a running wait stores link, phase, message and another hash id', async () => {
  const visit = await startWaiting({
    answers: [
      {
        proposal: proposalAt('analise', { hashId: NEW_HASH }),
        link: 'https://x.com',
        benefitPhase: 'fase',
        message: 'Quase.',
      },
    ],
  });
  expect(visit.state.stepDetails.analise).toMatchObject({
    link: 'https://x.com',
    benefitPhase: 'fase',
    message: 'Quase.',
  });
  expect(visit.state.hashId).toBe(NEW_HASH);
  visit.context.placeScope.leave();
});

test.each<[string, Partial<Step>, OutcomeMembers, string | undefined]>([
  ['a step that has not begun', { status: 'init' }, {}, 'waiting'],
  ['a step that has begun', { status: 'failed' }, {}, undefined],
  ['an answer about another step', { status: 'init' }, { proposal: proposalAt('endereco') }, 'waiting'],
  ['an answer without a status', { status: 'init' }, { stepStatus: undefined }, undefined],
])('[4.28] the start of %s is shown', async (_, step, answer, status) => {
  const visit = await startWaiting({ step, answers: [answer] });
  expect(visit.state.stepStatus.analise).toBe(answer.proposal ? undefined : status);
  visit.context.placeScope.leave();
});

test('[13.5] a check that the visitor has requested reports that nothing has changed, once', async () => {
  const visit = setUpWait();
  visit.state.checkedStep = 'analise';
  const waiting = waitAtStep(visit.context, visit.signal, visit.step, 'check');
  await runPendingWork();
  expect(visit.state.toasts).toMatchObject([
    { type: 'info', title: 'Ainda não há novidades', text: 'Esta tela avança sozinha quando houver.' },
  ]);
  expect(visit.state.checkedStep).toBeUndefined();
  await visit.advance(2000);
  expect(visit.state.toasts).toHaveLength(1);
  visit.context.placeScope.leave();
  await waiting;
});

test.each<[string, string | undefined, Answer]>([
  ['nobody has requested it', undefined, {}],
  ['the completion was checked', '', {}],
  ['another step was checked', 'endereco', {}],
  ['the wait is over', 'analise', done],
  ['the poll has failed', 'analise', busy({ status: 401 })],
])('[13.5] nothing is reported if %s', async (_, checkedStep, answer) => {
  const visit = setUpWait({ answers: [answer] });
  visit.state.checkedStep = checkedStep;
  void waitAtStep(visit.context, visit.signal, visit.step, 'check');
  await runPendingWork();
  expect(visit.state.toasts).toEqual([]);
  expect(visit.state.checkedStep).toBeUndefined();
  visit.context.placeScope.leave();
});

test('[8.26] a failed poll is shown once, and polling continues, after the pause of the service if that is longer', async () => {
  const visit = await startWaiting({
    answers: [busy({ retryAfter: 5 }), busy({ message: 'Outra.' }), {}, busy({ message: 'De novo.' }), done],
  });
  expect(visit.state.currentWait?.hasShownFailure).toBe(true);
  expect(visit.state.toasts).toHaveLength(1);
  await visit.advance(4999);
  expect(visit.calls).toHaveLength(1);
  await visit.advance(1);
  expect(visit.calls).toHaveLength(2);
  expect(visit.state.toasts).toHaveLength(1);
  await visit.advance(2000);
  expect(visit.state.currentWait?.hasShownFailure).toBe(false);
  await visit.advance(2000);
  expect(visit.state.toasts).toHaveLength(2);
  await visit.advance(2000);
  expect(await visit.waiting).toEqual(atAddress);
});

test('[8.26] [15.8] a wait knows since when all its polls have failed, and with what text, until one succeeds', async () => {
  const visit = await startWaiting({
    answers: [busy({ message: 'Uma.' }), busy({ message: 'Outra.' }), {}, done],
  });
  const since = visit.state.currentWait?.failure?.since;
  expect(visit.state.currentWait?.failure?.text).toBe('Uma.');
  await visit.advance(2000);
  expect(visit.state.currentWait?.failure).toEqual({ since, text: 'Outra.' });
  await visit.advance(2000);
  expect(visit.state.currentWait?.failure).toBeUndefined();
  await visit.advance(2000);
  expect(await visit.waiting).toEqual(atAddress);
});

test('[8.26] who leaves during the pause after a failure ends the wait; a failure that leads elsewhere goes there', async () => {
  const left = await startWaiting({ answers: [busy()] });
  left.context.placeScope.leave();
  expect(await left.waiting).toEqual(stayAction);
  expect(left.calls).toHaveLength(1);
  const ended = await startWaiting({ answers: [busy({ status: 422, endsFlow: true, message: 'Fim.' })] });
  expect(await ended.waiting).toMatchObject({ kind: 'page' });
  expect(ended.state.toasts).toEqual([]);
});

test('[4.11] [4.28] the end of a wait leads where the answer says', async () => {
  const endOf = async (
    answer: OutcomeMembers,
    change: (visit: ReturnType<typeof setUpWait>) => void = () => undefined,
  ) => {
    const visit = setUpWait({ answers: [answer] });
    change(visit);
    return waitAtStep(visit.context, visit.signal, visit.step, 'check');
  };
  expect(await endOf({ result: 'noOffer', stepStatus: 'failed' })).toMatchObject({
    page: { picture: 'noOffer' },
  });
  expect(await endOf({ waitsForCompletion: true, stepStatus: 'success' })).toEqual({
    kind: 'go',
    to: { kind: 'completion' },
  });
  expect(await endOf({ stepStatus: 'success' })).toEqual({
    kind: 'showStatus',
    slug: 'analise',
    status: 'success',
  });
  expect(await endOf({ stepStatus: 'failed' })).toEqual({
    kind: 'showStatus',
    slug: 'analise',
    status: 'failed',
  });
  const withoutConfiguration = (visit: ReturnType<typeof setUpWait>) => {
    visit.state.config = undefined;
  };
  expect(await endOf({ stepStatus: 'success' }, withoutConfiguration)).toEqual(stayAction);
  const withoutStep = (visit: ReturnType<typeof setUpWait>) => {
    visit.state.config = configurationWith();
  };
  expect(await endOf({ stepStatus: 'success' }, withoutStep)).toEqual(stayAction);
});
