import { expect, test } from 'vitest';
import { createTabGroup, openTabs } from '#tests/support/create-tab-group.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { type Channel, createTabs } from './tabs.ts';

test('[11.4] erased data are announced to the other tabs, until they unsubscribe', async () => {
  const group = createTabGroup();
  const [first, second] = await openTabs(group, ['a', 'b'] as const);
  const calls: string[] = [];
  first.tabs.onErased(() => calls.push('a'));
  const stop = second.tabs.onErased(() => calls.push('b'));
  first.tabs.announceErasure();
  await group.settle();
  expect(calls).toEqual(['b']);
  second.tabs.announceErasure();
  second.tabs.announceErasure();
  await group.settle();
  expect(calls).toEqual(['b', 'a', 'a']);
  stop();
  first.tabs.announceErasure();
  await group.settle();
  expect(calls).toHaveLength(3);
  second.tabs.announceErasure();
  await group.settle();
  expect(calls).toHaveLength(4);
});

test('[12.8b] another message on the channel of the device is no erasure', () => {
  let channel: Channel | undefined;
  const tabs = createTabs({
    clock: createManualClock(),
    tab: 'a',
    visibility: { onLeaving: () => () => undefined, onRestored: () => () => undefined },
    channel(name) {
      expect(name).toBe('device');
      channel = { onmessage: null, postMessage: () => undefined, close: () => undefined };
      return channel;
    },
  });
  let erasures = 0;
  tabs.onErased(() => {
    erasures += 1;
  });
  // The code under test reads only `data` of an event.
  channel?.onmessage?.call(channel as BroadcastChannel, { data: 'other' } as MessageEvent);
  expect(erasures).toBe(0);
});

test('[11.5] in a browser without channels an erasure is announced to nobody', () => {
  const tabs = createTabs({
    clock: createManualClock(),
    tab: 'a',
    visibility: { onLeaving: () => () => undefined, onRestored: () => () => undefined },
    channel: () => undefined,
  });
  const stop = tabs.onErased(() => undefined);
  expect(() => {
    tabs.announceErasure();
    stop();
  }).not.toThrow();
});
