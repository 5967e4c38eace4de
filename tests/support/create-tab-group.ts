import { type Channel, type Claim, createTabs } from '#platform/tabs.ts';
import { createManualClock } from './memory-platform.ts';

/** Simulated tabs with channels that deliver later, in order, and never to the sender. An endless exchange fails. */
export function createTabGroup() {
  const clock = createManualClock();
  const open = new Map<string, Set<Channel>>();
  const frozen = new Set<string>();
  /** The messages to each suspended tab. */
  const waiting = new Map<string, (() => void)[]>();
  const posted: unknown[] = [];
  let messages = 0;
  const openTab = (tab: string) => {
    const leaving = new Set<() => void>();
    const restored = new Set<() => void>();
    const tabs = createTabs({
      clock,
      tab,
      visibility: {
        onLeaving: listener => {
          leaving.add(listener);
          return () => void leaving.delete(listener);
        },
        onRestored: listener => {
          restored.add(listener);
          return () => void restored.delete(listener);
        },
      },
      channel(name) {
        const channels = open.get(name) ?? new Set();
        open.set(name, channels);
        const channel: Channel = {
          onmessage: null,
          postMessage(data) {
            posted.push(data);
            messages += 1;
            if (messages > 500) throw new Error('The tabs talk without end.');
            for (const other of channels)
              queueMicrotask(() => {
                // The code under test reads only `data` of an event. A frozen tab gets no message.
                const receiver = tabNames.get(other) ?? '';
                if (other === channel || !channels.has(other) || frozen.has(receiver)) return;
                const deliver = () =>
                  void other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent);
                const queue = waiting.get(receiver);
                if (queue) queue.push(deliver);
                else deliver();
              });
          },
          close: () => void channels.delete(channel),
        };
        tabNames.set(channel, tab);
        channels.add(channel);
        return channel;
      },
    });
    const changes: string[] = [];
    /** Whether the tab had the newest values, each time that it lost the claim. */
    const losses: string[] = [];
    const claim = tabs.claim('p1');
    claim.onTakenElsewhere(isBehind => {
      changes.push('taken');
      losses.push(isBehind ? 'behind' : 'up to date');
    });
    claim.onFreed(() => changes.push('freed'));
    const notify = (listeners: Set<() => void>) => {
      for (const listener of listeners) listener();
    };
    return {
      tabs,
      claim,
      changes,
      losses,
      leavePage: () => notify(leaving),
      restorePage: () => notify(restored),
    };
  };
  const tabNames = new Map<Channel, string>();
  return {
    clock,
    openTab,
    settle: () => clock.advance(1),
    freeze: (tab: string) => frozen.add(tab),
    thaw: (tab: string) => frozen.delete(tab),
    /** The browser stops the tab; the messages to it wait. */
    suspend: (tab: string) => void waiting.set(tab, []),
    resume(tab: string) {
      const messagesToTab = waiting.get(tab) ?? [];
      waiting.delete(tab);
      for (const deliver of messagesToTab) deliver();
    },
    messages: () => messages,
    posted,
    /** Sends data to all tabs with the proposal, as another version of the app may do. */
    send(data: unknown) {
      // The code under test reads only `data` of an event.
      for (const channel of open.get('proposal:p1') ?? [])
        channel.onmessage?.call(channel as BroadcastChannel, { data } as MessageEvent);
    },
  };
}

/** Opens the first tab with the proposal and others that wait. */
export async function openTabs<Names extends readonly string[]>(
  group: ReturnType<typeof createTabGroup>,
  names: Names,
) {
  const tabs = [];
  for (const name of names) {
    tabs.push(group.openTab(name));
    await group.settle();
  }
  return tabs as { [Index in keyof Names]: ReturnType<typeof group.openTab> }; // one tab for each name
}

export const readStatuses = (...tabs: { claim: Claim }[]) => tabs.map(({ claim }) => claim.status());
