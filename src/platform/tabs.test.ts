import { expect, test } from 'vitest';
import { createTabGroup, openTabs, readStatuses } from '#tests/support/create-tab-group.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { type Channel, createTabs } from './tabs.ts';

test('[11.7] the second tab with a proposal gets the notice, the first is not disturbed', async () => {
  const group = createTabGroup();
  const first = group.openTab('z');
  await group.settle();
  const second = group.openTab('a');
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
  expect(first.changes).toEqual([]);
  expect(second.changes).toEqual(['taken']);
});

test('[11.7] the second tab gets the notice, although the clock was set back after the first had opened', async () => {
  const group = createTabGroup();
  const first = group.openTab('z');
  await group.clock.advance(10_000);
  group.clock.setBack(600_000);
  const second = group.openTab('a');
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
  expect(first.changes).toEqual([]);
});

test('[11.7] a restored tab gets the notice, although the clock was set back after another had opened', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  first.leavePage();
  const second = group.openTab('z');
  await group.clock.advance(10_000);
  group.clock.setBack(600_000);
  first.restorePage();
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['elsewhere', 'mine']);
});

test('[11.7] the second tab takes over, and the first gets the notice and can take it back', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  const second = group.openTab('b');
  await group.settle();
  second.claim.takeOver();
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['elsewhere', 'mine']);
  expect(first.changes).toEqual(['taken']);
  expect(second.changes).toEqual(['taken', 'freed']);
  first.claim.takeOver();
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
});

test('[11.7] a takeover counts although the visitor chose the other tab a minute before', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  second.claim.takeOver();
  await group.clock.advance(60_000);
  first.claim.takeOver();
  await group.settle();
  expect(readStatuses(first, second)).toEqual(['mine', 'elsewhere']);
});

test('[11.7] tabs with different proposals do not affect each other', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  const other = group.openTab('b');
  other.claim.release();
  const claim = other.tabs.claim('p2');
  await group.settle();
  expect([first.claim.status(), claim.status()]).toEqual(['mine', 'mine']);
});

test('[11.7] of tabs opened in the same millisecond exactly one keeps the proposal', async () => {
  const group = createTabGroup();
  const tabs = ['c', 'a', 'b'].map(group.openTab);
  await group.settle();
  expect(readStatuses(...tabs)).toEqual(['elsewhere', 'mine', 'elsewhere']);
});

test('[11.7] of two tabs that take over in the same millisecond exactly one keeps the proposal', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  const [second, third] = [group.openTab('b'), group.openTab('c')];
  await group.settle();
  second.claim.takeOver();
  third.claim.takeOver();
  await group.settle();
  expect(readStatuses(first, second, third).filter(status => status === 'mine')).toHaveLength(1);
  expect(first.claim.status()).toBe('elsewhere');
});

test('[11.7] the latest claim wins, even within a millisecond or with a clock that was set back', async () => {
  const group = createTabGroup();
  const first = group.openTab('b');
  await group.settle();
  const second = group.openTab('a');
  await group.settle();
  for (const [newTab, other] of [
    [second, first],
    [first, second],
    [second, first],
    [first, second],
  ] as const) {
    newTab.claim.takeOver();
    await group.clock.advance(0);
    expect(readStatuses(newTab, other)).toEqual(['mine', 'elsewhere']);
  }
});

test('a closed tab receives and sends no messages and has no timers', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  const second = group.openTab('b');
  await group.settle();
  second.claim.release();
  first.claim.release();
  second.claim.release();
  const messagesBefore = group.messages();
  first.leavePage();
  await group.clock.advance(120_000);
  expect(group.messages()).toBe(messagesBefore);
  expect(group.clock.sleepingCount()).toBe(0);
  expect(second.changes).toEqual(['taken']);
});

test('[12.8b] a message of another shape changes nothing', async () => {
  let channel: Channel | undefined;
  const tabs = createTabs({
    clock: createManualClock(),
    tab: 'b',
    visibility: { onLeaving: () => () => undefined, onRestored: () => () => undefined },
    channel: () => {
      channel = { onmessage: null, postMessage: () => undefined, close: () => undefined };
      return channel;
    },
  });
  const claim = tabs.claim('p1');
  const validMessage = { kind: 'claims', tab: 'a', since: 0, taken: true };
  // The code under test reads only `data` of an event.
  const receive = (data: unknown) =>
    channel?.onmessage?.call(channel as BroadcastChannel, { data } as MessageEvent);
  for (const bad of [
    null,
    'claims',
    {},
    { ...validMessage, kind: 'x' },
    { ...validMessage, since: '0' },
    { ...validMessage, taken: 1 },
    { ...validMessage, tab: 1 },
    { ...validMessage, isNew: 1 },
    { ...validMessage, sentAt: '0' },
  ])
    receive(bad);
  receive({ ...validMessage, tab: 'b' });
  expect(claim.status()).toBe('mine');
  receive(validMessage);
  expect(claim.status()).toBe('elsewhere');
});

test.each([
  ['no channels', () => undefined],
  [
    'channels that throw',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('[11.5] in a browser with %s this tab has the claim', (_name, channel) => {
  const tabs = createTabs({
    clock: createManualClock(),
    tab: 'a',
    visibility: { onLeaving: () => () => undefined, onRestored: () => () => undefined },
    channel,
  });
  const claim = tabs.claim('p1');
  claim.takeOver();
  expect(claim.status()).toBe('mine');
  claim.release();
});

test('[11.7] of two takeovers that cross, the later one counts', async () => {
  const group = createTabGroup();
  const [first, second, third] = await openTabs(group, ['a', 'b', 'c'] as const);
  second.claim.takeOver();
  group.clock.setBack(-1);
  third.claim.takeOver();
  await group.settle();
  expect(readStatuses(first, second, third)).toEqual(['elsewhere', 'elsewhere', 'mine']);
});

test('[11.7] a takeover in a tab that missed an earlier one counts', async () => {
  const group = createTabGroup();
  const [first, second, third] = await openTabs(group, ['a', 'b', 'c'] as const);
  group.freeze('c');
  second.claim.takeOver();
  await group.settle();
  group.thaw('c');
  third.claim.takeOver();
  await group.settle();
  expect(readStatuses(first, second, third)).toEqual(['elsewhere', 'elsewhere', 'mine']);
});

test('[11.7] a takeover in the tab that has the claim reports nothing', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  await group.settle();
  first.claim.takeOver();
  expect(first.changes).toEqual([]);
});

test('[11.7] only the holder answers a new tab', async () => {
  const group = createTabGroup();
  await openTabs(group, ['a', 'b'] as const);
  group.posted.length = 0;
  group.openTab('c');
  await group.clock.advance(0);
  expect(group.posted).toMatchObject([
    { kind: 'claims', tab: 'c' },
    { kind: 'claims', tab: 'a', taken: false },
    { kind: 'waits', tab: 'c' },
    { kind: 'claims', tab: 'a' },
  ]);
});

test('[11.7] a waiting tab that leaves or comes back disturbs nobody', async () => {
  const group = createTabGroup();
  const [first, second, third] = await openTabs(group, ['a', 'b', 'c'] as const);
  group.posted.length = 0;
  second.leavePage();
  second.restorePage();
  await group.settle();
  expect(group.posted).toEqual([]);
  expect([first.changes, second.changes, third.changes]).toEqual([[], ['taken'], ['taken']]);
});

test('[11.7] a tab says once that it leaves', async () => {
  const group = createTabGroup();
  const first = group.openTab('a');
  group.posted.length = 0;
  first.leavePage();
  first.claim.release();
  expect(group.posted).toMatchObject([{ kind: 'leaves' }]);
});

test('a tab that took over and is alone sends nothing more', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  second.claim.takeOver();
  await group.settle();
  first.claim.release();
  await group.settle();
  group.posted.length = 0;
  await group.clock.advance(120_000);
  expect(group.posted).toEqual([]);
});
