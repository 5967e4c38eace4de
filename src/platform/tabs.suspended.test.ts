import { expect, test } from 'vitest';
import { createTabGroup, openTabs, readStatuses } from '#tests/support/create-tab-group.ts';

test('a tab restored from the back/forward cache receives messages again', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  first.leavePage();
  first.restorePage();
  const second = group.openTab('b');
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
});

test('a suspended tab that missed a takeover gives up its claim when it resumes, without an endless exchange', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  const second = group.openTab('b');
  await group.settle();
  group.freeze('a');
  second.claim.takeOver();
  await group.settle();
  group.thaw('a');
  first.restorePage();
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['elsewhere', 'mine']);
  expect(second.changes).toEqual(['taken', 'freed']);
});

test('[11.7] [11.3] a suspended tab leaves the claim to the tab that was opened meanwhile, and knows that it is behind', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  group.suspend('a');
  const second = group.openTab('b');
  await group.clock.advance(20_000);
  group.resume('a');
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['elsewhere', 'mine']);
  expect(first.losses).toEqual(['behind']);
  expect(second.changes).toEqual([]);
});

test('[11.7] [11.3] a suspended tab that learns late of a takeover knows that it is behind', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  group.suspend('a');
  second.claim.takeOver();
  await group.clock.advance(20_000);
  group.resume('a');
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['elsewhere', 'mine']);
  expect(first.losses).toEqual(['behind']);
});

test('[9.14] [11.3] a suspended tab leaves the claim to the waiting tab that has it after 45 s', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  group.suspend('a');
  await group.clock.advance(60_000);
  expect(readStatuses(first, second)).toEqual(['mine', 'mine']);
  group.resume('a');
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['elsewhere', 'mine']);
  expect(first.losses).toEqual(['behind']);
  expect(second.changes).toEqual(['taken', 'freed']);
});

test('[11.7] a suspended tab has the claim again after the tab that worked meanwhile was closed', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  group.suspend('a');
  const second = group.openTab('b');
  await group.clock.advance(20_000);
  second.claim.release();
  group.resume('a');
  await group.clock.advance(5_100);
  expect(first.claim.status()).toBe('mine');
  expect(first.changes).toEqual(['taken', 'freed']);
});

test('[11.7] a holder that was suspended while a tab only waited keeps the claim', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  group.suspend('a');
  await group.clock.advance(20_000);
  group.resume('a');
  await group.clock.advance(120_000);
  expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
  expect(first.changes).toEqual([]);
});

test('[11.7] [11.3] only a tab whose claim the visitor takes at this moment has the newest values', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  second.claim.takeOver();
  await group.settle();
  expect(second.losses).toEqual(['behind']);
  expect(first.losses).toEqual(['up to date']);
});

test.each([
  ['a', 'b'],
  ['b', 'a'],
] as const)(
  '[11.7] of two tabs that hear of each other too late, because the device was suspended, one works on the proposal at once (%s resumes before %s)',
  async (...order) => {
    const group = createTabGroup();
    const first = group.openTab('a');
    const second = group.openTab('b');
    first.restorePage();
    for (const tab of order) group.suspend(tab);
    await group.clock.advance(20_000);
    for (const tab of order) group.resume(tab);
    await group.settle();
    expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
    await group.clock.advance(120_000);
    expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
  },
);
