import type { Clock } from '#shared/clock.ts';

/** `mine`: this tab works on the proposal. `elsewhere`: another tab does, and this one should not write. */
export type Standing = 'mine' | 'elsewhere';

/** This tab's claim to one proposal (11.7). Subscriptions answer how to stop. */
export interface Claim {
  standing(): Standing;
  /** Another tab held the proposal already, or has taken it over. */
  onTakenElsewhere(listener: () => void): () => void;
  /** The other tab was closed, or gave no sign of life for 45 s: the proposal is this tab's again. */
  onFreed(listener: () => void): () => void;
  /** The customer goes on in this tab: the others are told. */
  takeOver(): void;
  /** Lets the proposal go; other tabs are told and nothing is heard any more. */
  release(): void;
}

export interface Tabs {
  /** Starts as `mine`; a tab that holds the proposal answers within moments. Without channels everything stays `mine`. */
  claim(proposal: string): Claim;
}

export interface TabsParts {
  clock: Clock;
  /** Tells this tab from every other; the smaller wins when two claim in the same millisecond. */
  tab: string;
  /** May throw, or answer `undefined` in a browser without channels. */
  channel: (name: string) => Channel | undefined;
}

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** Sign of life a waiting tab allows the holder (9.14). */
const timeToLive = 45_000;

interface Message {
  kind: 'asks' | 'holds' | 'takes' | 'leaves';
  tab: string;
  /** Milliseconds since 1970 at which the sender's claim began. */
  since: number;
}

function isMessage(data: unknown): data is Message {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    'tab' in data &&
    typeof data.tab === 'string' &&
    'since' in data &&
    typeof data.since === 'number' &&
    ['asks', 'holds', 'takes', 'leaves'].some(kind => kind === data.kind)
  );
}

export function createTabs(parts: TabsParts): Tabs {
  return {
    claim(proposal) {
      let channel: Channel | undefined;
      try {
        channel = parts.channel(`proposal:${proposal}`);
      } catch {
        channel = undefined;
      }
      return claimOn(channel, parts);
    },
  };
}

function claimOn(channel: Channel | undefined, { clock, tab }: TabsParts): Claim {
  const lost = new Set<() => void>();
  const freed = new Set<() => void>();
  const released = new AbortController();
  let standing: Standing = 'mine';
  let since = clock.now();
  /** Whether the claim began with taking over: then the latest wins, not the first. */
  let taken = false;
  let lastSign = since;

  const say = (kind: Message['kind']) => channel?.postMessage({ kind, tab, since } satisfies Message);
  const listen = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const isBefore = (message: Message) =>
    message.since < since || (message.since === since && message.tab < tab);

  const become = (next: Standing) => {
    if (standing === next) return;
    standing = next;
    for (const listener of [...(next === 'mine' ? freed : lost)]) listener();
  };
  const lose = () => {
    lastSign = clock.now();
    if (standing === 'elsewhere') return;
    taken = false;
    become('elsewhere');
    void watch();
  };
  const free = () => {
    if (standing === 'mine') return;
    since = clock.now();
    become('mine');
    say('asks');
  };

  /** Timers of hidden tabs sleep, messages to them do not: the waiting tab asks, the holder only answers. */
  async function watch(): Promise<void> {
    while (standing === 'elsewhere' && !released.signal.aborted) {
      try {
        await clock.sleep(timeToLive / 3, released.signal);
      } catch {
        return;
      }
      if (standing !== 'elsewhere') return;
      if (clock.now() - lastSign >= timeToLive) free();
      else say('asks');
    }
  }

  const hear = (message: Message) => {
    const holds = standing === 'mine';
    if (message.kind === 'takes') {
      const latest = !isBefore(message);
      if (holds && taken && !latest) say('takes');
      else lose();
    } else if (message.kind === 'leaves') {
      free();
    } else if (!holds) {
      if (message.kind === 'holds') lastSign = clock.now();
    } else if (isBefore(message) && !taken) {
      // A claim of the same moment: the earlier one keeps the proposal, and both sides see it alike.
      if (message.kind === 'holds' || message.since === since) lose();
    } else {
      say('holds');
    }
  };

  if (channel)
    channel.onmessage = event => {
      if (isMessage(event.data) && event.data.tab !== tab) hear(event.data);
    };
  say('asks');

  return {
    standing: () => standing,
    onTakenElsewhere: listen(lost),
    onFreed: listen(freed),
    takeOver() {
      taken = true;
      since = clock.now();
      say('takes');
      become('mine');
    },
    release() {
      if (released.signal.aborted) return;
      if (standing === 'mine') say('leaves');
      released.abort();
      lost.clear();
      freed.clear();
      channel?.close();
    },
  };
}
