import { expect, test } from 'vitest';
import type { OutcomeMembers } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { atAddress, busy, NEW_HASH, setUpWait, stayAction } from '#tests/flows/set-up-wait.ts';
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
