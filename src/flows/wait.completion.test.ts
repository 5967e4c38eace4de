import { expect, test } from 'vitest';
import { succeed } from '#shared/result.ts';
import { worldInCompletion } from '#tests/flows/at-analysis.ts';
import { setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import type { OutcomeMembers } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { atAddress, busy, NEW_HASH, setUpWait, stayAction } from '#tests/flows/set-up-wait.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { storeAccessToken } from './store-access-token.ts';
import { checkCompletion, waitForCompletion } from './wait.ts';

test('[4.22] a completion is polled every 2 s until it is over; its proposal, token and hash id are taken over', async () => {
  const visit = setUpWait({
    answers: [
      {},
      {
        proposal: proposalAt('endereco', { accessToken: 't1', hashId: NEW_HASH }),
        stepStatus: 'success',
        waitsForCompletion: false,
      },
    ],
  });
  const { state, calls } = visit;
  state.waitsForCompletion = true;
  const waiting = waitForCompletion(visit.context, visit.signal);
  await runPendingWork();
  expect(state.currentWait).toEqual({
    slug: '',
    since: visit.platform.clock.steadyNow(),
    hasShownFailure: false,
  });
  expect(calls).toMatchObject([['finishedUpdate', { id: 'p1', currentStep: 'analise' }]]);
  await visit.advance(1999);
  expect(calls).toHaveLength(1);
  await visit.advance(1);
  expect(await waiting).toEqual(atAddress);
  expect(state.proposal?.currentStep).toBe('endereco');
  expect(state.launchParams.accessToken).toBe('t1');
  expect(state.hashId).toBe(NEW_HASH);
  expect(state.waitsForCompletion).toBe(false);
});

test('[3.17] [4.22] a hash id and a token that the service names while it completes the proposal are adopted at once', async () => {
  const visit = setUpWait({
    answers: [{ proposal: proposalAt('analise', { accessToken: 't1', hashId: NEW_HASH }) }],
  });
  const formerHashId = visit.state.hashId;
  visit.state.waitsForCompletion = true;
  void waitForCompletion(visit.context, visit.signal);
  await runPendingWork();
  expect(visit.state.hashId).toBe(NEW_HASH);
  expect(visit.state.launchParams.accessToken).toBe('t1');
  expect(visit.platform.cookies.read('agx_hash')).toBe(NEW_HASH);
  await visit.advance(2000);
  expect(visit.calls).toMatchObject([
    ['finishedUpdate', { id: 'p1', hashId: formerHashId }],
    // An answer that names no hash id has that of the known proposal.
    ['finishedUpdate', { id: 'p1', hashId: NEW_HASH }],
  ]);
  visit.context.placeScope.leave();
});

test('[6.2] [4.24] an answer that names no token leaves the newer one of a confirmed code', async () => {
  const visit = setUpWait({
    answers: [
      { proposal: proposalAt('analise', { accessToken: 't1' }) },
      { proposal: proposalAt('analise', { accessToken: '' }) },
    ],
  });
  visit.state.waitsForCompletion = true;
  void waitForCompletion(visit.context, visit.signal);
  await runPendingWork();
  storeAccessToken(visit.context, 't2');
  await visit.advance(2000);
  expect(visit.calls).toMatchObject([{}, ['finishedUpdate', { accessToken: '' }]]);
  expect(visit.state.launchParams.accessToken).toBe('t2');
  visit.context.placeScope.leave();
});

test('[5.34] [8.26] a completion without a proposal or its id is a failure of the app; a failed poll is one of the service', async () => {
  for (const proposal of [undefined, proposalAt('analise', { id: '' })]) {
    const visit = setUpWait();
    visit.state.proposal = proposal;
    expect((await waitForCompletion(visit.context, visit.signal)).kind).not.toBe('stay');
    expect(visit.calls).toEqual([]);
    expect(visit.platform.logLines).toHaveLength(1);
    expect(visit.platform.logLines[0]?.[0]).toMatch(/proposalWithoutId/i);
  }
  const failing = setUpWait({ answers: [busy({ operation: 'finishedUpdate' })] });
  expect((await waitForCompletion(failing.context, failing.signal)).kind).not.toBe('stay');
  expect(failing.calls).toHaveLength(1);
});

test('[4.22] [11.9] who leaves a completion ends its polls; without a configuration its end leads nowhere', async () => {
  const left = setUpWait();
  const waiting = waitForCompletion(left.context, left.signal);
  await runPendingWork();
  left.context.placeScope.leave();
  expect(await waiting).toEqual(stayAction);
  const without = setUpWait({ answers: [{ stepStatus: 'success' }] });
  without.state.config = undefined;
  expect(await waitForCompletion(without.context, without.signal)).toEqual(stayAction);
});

test('[13.5] a requested check of a completion reports that nothing has changed; not after its end, nor to who has left', async () => {
  const check = async (answer: OutcomeMembers, leaves = false) => {
    const visit = setUpWait({ answers: [answer] });
    expect(checkCompletion(visit.context)).toEqual({ kind: 'go', to: { kind: 'completion' } });
    expect(visit.state.checkedStep).toBe('');
    void waitForCompletion(visit.context, visit.signal);
    if (leaves) visit.context.placeScope.leave();
    await runPendingWork();
    visit.context.placeScope.leave();
    return { toasts: visit.state.toasts.length, checkedStep: visit.state.checkedStep };
  };
  expect(await check({})).toEqual({ toasts: 1, checkedStep: undefined });
  expect(await check({ stepStatus: 'success' })).toEqual({ toasts: 0, checkedStep: undefined });
  expect(await check({}, true)).toEqual({ toasts: 0, checkedStep: '' });
});

test('[4.22a] [9.2] completion is polled every 2 s until finished-update reports success; its proposal replaces the known one', async () => {
  const stage = setUpFlows({ world: worldInCompletion(1) });
  const { platform, state } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  expect(state.place).toEqual({ kind: 'completion' });
  await platform.clock.advance(1999);
  expect(stage.sent('finishedUpdate')).toHaveLength(1);
  await platform.clock.advance(1);
  await until(() => state.place.kind === 'finalPage');
  expect(state.proposal?.currentStep).toBe('finalizado');
  expect(state.waitsForCompletion).toBe(false);
});

test.each(['analise-de-credito', ''])(
  '[4.22] [13.5] a check of the completion asks at once, and says that nothing has changed; the next one continues; current step: %j',
  async currentStep => {
    const stage = setUpFlows({
      world: worldInCompletion(2),
      wrap: api => ({
        ...api,
        getSystem: async (...args) => {
          const answer = await api.getSystem(...args);
          if (!answer.ok || !answer.value.proposal) return answer;
          return succeed({ ...answer.value, proposal: { ...answer.value.proposal, currentStep } });
        },
      }),
    });
    const { flows, platform, state } = stage;
    await stage.open();
    await until(() => platform.clock.sleepingCount() === 1);
    expect(state.proposal?.currentStep).toBe(currentStep);
    expect(state.toasts).toEqual([]);
    const wait = { ...state.currentWait };
    await platform.clock.advance(1000);
    await flows.checkCompletion();
    await until(() => state.toasts.length === 1);
    expect(state.toasts[0]?.title).toBe('Ainda não há novidades');
    expect(stage.sent('finishedUpdate')).toHaveLength(2);
    // The minute after which the screen says that it takes longer does not begin again.
    expect(state.currentWait).toEqual(wait);
    await flows.checkCompletion();
    await until(() => state.place.kind === 'finalPage');
    expect(state.toasts).toHaveLength(1);
  },
);

test('[4.22c] leaving during completion ends the polls, and the place does not change again', async () => {
  const stage = setUpFlows({ world: worldInCompletion(5) });
  const { flows, platform, state } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  await flows.openSidePage('followUp');
  await until(() => platform.clock.sleepingCount() === 0);
  await platform.clock.advance(20_000);
  await waitForPendingWork();
  expect(stage.sent('finishedUpdate')).toHaveLength(1);
  expect(state.place).toEqual({ kind: 'sidePage', page: 'followUp' });
});

test('[4.22] an answer about completion that comes after the visitor has left changes nothing', async () => {
  const answerGate = createGate();
  let signal: AbortSignal | undefined;
  const stage = setUpFlows({
    world: worldInCompletion(0),
    wrap: api => ({
      ...api,
      finishedUpdate: async (proposal, requestSignal) => {
        signal = requestSignal;
        await answerGate.opened;
        return api.finishedUpdate(proposal);
      },
    }),
  });
  const { flows, state } = stage;
  await stage.open();
  await until(() => signal !== undefined);
  await flows.openSidePage('followUp');
  expect(signal?.aborted).toBe(true);
  answerGate.open();
  await until(() => stage.sent('finishedUpdate').length === 1);
  await waitForPendingWork();
  expect(state.proposal?.currentStep).toBe('analise-de-credito');
  expect(state.place).toEqual({ kind: 'sidePage', page: 'followUp' });
});
