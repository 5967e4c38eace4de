import { expect, test } from 'vitest';
import { createTabGroup, openTabs, readStatuses } from '#tests/support/create-tab-group.ts';

test('[11.7] a waiting tab gets the claim moments after the other one is closed', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  first.leavePage();
  await group.clock.advance(4_900);
  expect(second.claim.status()).toBe('elsewhere');
  await group.clock.advance(200);
  expect(second.claim.status()).toBe('mine');
  expect(second.changes).toEqual(['taken', 'freed']);
});

test('[11.7] a reload of the tab with the claim gives it to no waiting tab, however often it is reloaded', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  second.claim.takeOver();
  await group.settle();
  let reloaded = second;
  for (const tab of ['c', 'd']) {
    reloaded.leavePage();
    await group.clock.advance(3_000);
    reloaded = group.openTab(tab);
    await group.settle();
  }
  await group.clock.advance(60_000);
  expect(readStatuses(first, reloaded)).toEqual(['elsewhere', 'mine']);
  expect(first.changes).toEqual(['taken']);
  expect(reloaded.changes).toEqual([]);
});

test('[11.7] a tab that is closed after a reload leaves the claim to the waiting tab', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  first.leavePage();
  await group.clock.advance(1_000);
  const reloaded = group.openTab('c');
  await group.settle();
  reloaded.leavePage();
  await group.clock.advance(4_500);
  expect(second.claim.status()).toBe('elsewhere');
  await group.clock.advance(1_000);
  expect(second.claim.status()).toBe('mine');
});

test('a tab keeps waiting as long as the other one answers', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  const second = group.openTab('b');
  await group.clock.advance(10 * 60_000);
  expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
  expect(second.changes).toEqual(['taken']);
});

test('[9.14] a tab without a message for 45 s counts as closed', async () => {
  const group = createTabGroup();
  group.openTab('a');
  await group.settle();
  const second = group.openTab('b');
  await group.settle();
  group.freeze('a');
  await group.clock.advance(44_900);
  expect(second.claim.status()).toBe('elsewhere');
  await group.clock.advance(200);
  expect(second.claim.status()).toBe('mine');
});

test('[9.14] a tab without a message for 45 s counts as closed, although the device was set back by 10 minutes', async () => {
  const group = createTabGroup();
  group.openTab('a');
  await group.settle();
  const second = group.openTab('b');
  await group.settle();
  group.freeze('a');
  group.clock.setBack(600_000);
  await group.clock.advance(46_000);
  expect(second.claim.status()).toBe('mine');
});

test('[9.14] when the holder is gone, exactly one of two waiting tabs gets the claim', async () => {
  const group = createTabGroup();
  const [, second, third] = await openTabs(group, ['a', 'b', 'c'] as const);
  group.freeze('a');
  await group.clock.advance(61_000);
  expect(readStatuses(second, third).filter(status => status === 'mine')).toHaveLength(1);
});

test('[11.7] the holder ignores that a tab leaves, and a waiting tab takes the claim without a choice of the visitor', async () => {
  const group = createTabGroup();
  const [first] = await openTabs(group, ['a', 'b'] as const);
  first.claim.takeOver();
  await group.settle();
  group.posted.length = 0;
  group.send({ kind: 'leaves', tab: 'x', since: 0, taken: false });
  await group.clock.advance(5_000);
  expect(group.posted).toMatchObject([
    { kind: 'claims', tab: 'b', taken: false },
    { kind: 'claims', tab: 'a', taken: true },
    { kind: 'waits', tab: 'b' },
    { kind: 'claims', tab: 'a', taken: true },
  ]);
});

test('[11.7] a takeover shortly before the other tab counts as closed stays a choice of the visitor', async () => {
  const group = createTabGroup();
  const [, second] = await openTabs(group, ['a', 'b'] as const);
  group.freeze('a');
  await group.clock.advance(44_000);
  second.claim.takeOver();
  group.posted.length = 0;
  await group.clock.advance(5_000);
  expect(group.posted).toEqual([]);
});

test('[9.14] a tab that only seemed closed has the older claim again', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  group.freeze('a');
  await group.clock.advance(46_000);
  expect(second.claim.status()).toBe('mine');
  group.thaw('a');
  const third = group.openTab('c');
  await group.settle();
  expect(readStatuses(first, second, third)).toEqual(['mine', 'elsewhere', 'elsewhere']);
});
