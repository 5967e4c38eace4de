import type { Clock } from '#shared/clock.ts';
import { isRecord } from '#shared/record.ts';
import { createListeners } from './listeners.ts';
import type { Visibility } from './visibility.ts';

/** `mine`: this tab works on the proposal. `elsewhere`: another tab does, and this one must not write. */
export type ClaimStatus = 'mine' | 'elsewhere';

/** This tab's claim to one proposal (11.7). Subscriptions return a function that unsubscribes. */
export interface Claim {
  status(): ClaimStatus;
  /**
   * Another tab already had the claim, or has taken it over. `isBehind`: that tab may have newer values than this one,
   * which has just opened or returned, or was suspended.
   */
  onTakenElsewhere(listener: (isBehind: boolean) => void): () => void;
  /** The other tab was closed and not only reloaded, or sent no sign for 45 s: this tab has the claim again. */
  onFreed(listener: () => void): () => void;
  /** The customer continues in this tab: takes the claim from the others. */
  takeOver(): void;
  /** Releases the claim, informs other tabs, and stops listening. */
  release(): void;
}

export interface Tabs {
  /** Starts as `mine`; a tab with an older claim answers within moments. Without broadcast channels it stays `mine`. */
  claim(proposal: string): Claim;
  /** This tab has erased the data on the device (11.4): others must drop theirs in memory. */
  announceErasure(): void;
  /** Called when another tab has erased the data. Returns a function that unsubscribes. */
  onErased(listener: () => void): () => void;
}

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

export interface TabsOptions {
  clock: Clock;
  visibility: Pick<Visibility, 'onLeaving' | 'onRestored'>;
  /** Identifies this tab. */
  tab: string;
  /** May throw, or return `undefined` in a browser without channels. */
  channel: (name: string) => Channel | undefined;
}

/** A waiting tab takes over the claim of a tab that has sent no sign for this time (9.14). Milliseconds. */
const TIME_TO_LIVE = 45_000;

/**
 * A tab that leaves may only be reloaded: a waiting tab gives it this time to claim the proposal again. Milliseconds.
 */
const RELOAD_TIME = 5_000;

/** A tab that has had its claim for less than this time yields to one that has had it for longer. Milliseconds. */
const NEW_FOR = 10_000;

/**
 * Messages arrive within moments. A tab that receives one this late was suspended: it has done nothing since, and
 * another tab may have worked. Milliseconds.
 */
const LATE_AFTER = 2_000;

interface ClaimRank {
  tab: string;
  /** Milliseconds since 1970. */
  since: number;
  /** The customer chose this tab: overrides an older claim, and the latest choice counts. */
  taken: boolean;
  /** The tab has had the claim for less than `NEW_FOR`. An earlier version of the app does not say it. */
  isNew?: boolean;
}

/**
 * `claims`: the sender works on the proposal. `waits`: the sender asks for a sign of the holder. `leaves`: the sender
 * releases its claim.
 */
interface Message extends ClaimRank {
  kind: 'claims' | 'waits' | 'leaves';
  /** Milliseconds since 1970. An earlier version of the app does not say it. */
  sentAt?: number;
}

function isMessage(data: unknown): data is Message & Readonly<Record<string, unknown>> {
  if (!isRecord(data)) return false;
  const { kind, tab, since, taken, isNew, sentAt } = data;
  return (
    (kind === 'claims' || kind === 'waits' || kind === 'leaves') &&
    typeof tab === 'string' &&
    typeof since === 'number' &&
    typeof taken === 'boolean' &&
    (isNew === undefined || typeof isNew === 'boolean') &&
    (sentAt === undefined || typeof sentAt === 'number')
  );
}

/** A strict order, so that exactly one of two tabs yields, whichever messages cross. */
function outranks(a: ClaimRank, b: ClaimRank): boolean {
  if (a.taken !== b.taken) return a.taken;
  // If the clock was set back between the claims, their times say nothing about their order.
  if (!a.taken && a.isNew !== undefined && a.isNew !== b.isNew) return !a.isNew;
  if (a.since !== b.since) return a.taken ? a.since > b.since : a.since < b.since;
  return a.tab < b.tab;
}

export function createTabs(options: TabsOptions): Tabs {
  const open = (name: string): Channel | undefined => {
    try {
      return options.channel(name);
    } catch {
      // A page without an origin has no channels, so it cannot detect other tabs.
      return undefined;
    }
  };
  // One channel for sending and receiving: a second one would receive this tab's own messages.
  let deviceChannel: Channel | undefined;
  return {
    claim: proposal => createClaim(open(`proposal:${proposal}`), options),
    announceErasure() {
      deviceChannel ??= open(DEVICE_CHANNEL);
      deviceChannel?.postMessage(ERASED);
    },
    onErased(listener) {
      deviceChannel ??= open(DEVICE_CHANNEL);
      if (deviceChannel)
        deviceChannel.onmessage = ({ data }) => {
          if (data === ERASED) listener();
        };
      return () => {
        deviceChannel?.close();
        deviceChannel = undefined;
      };
    },
  };
}

const DEVICE_CHANNEL = 'device';
const ERASED = 'erased';

function createClaim(channel: Channel | undefined, { clock, visibility, tab }: TabsOptions): Claim {
  const takenListeners = createListeners<[isBehind: boolean]>();
  const freedListeners = createListeners();
  const released = new AbortController();
  let rank: ClaimRank = { tab, since: clock.now(), taken: false };
  let heldSince = clock.steadyNow();
  let status: ClaimStatus = 'mine';
  let lastSign = 0;
  let lastTaken = 0;
  /** The tab that has claimed the proposal last. */
  let holder = '';
  /** The steady time at which the other tab left; `undefined` after a claim of any tab. */
  let leftAt: number | undefined;
  /** True after the visitor has left the page: until it is restored it must not claim the proposal. */
  let isAway = false;

  const currentRank = (): ClaimRank => ({ ...rank, isNew: clock.steadyNow() - heldSince < NEW_FOR });
  const post = (kind: Message['kind']) =>
    channel?.postMessage({ kind, ...currentRank(), sentAt: clock.now() } satisfies Message);

  const hold = (isTakenOver: boolean) => {
    // A later choice must have a later time, even if the clock was set back.
    rank = {
      tab,
      since: isTakenOver ? Math.max(clock.now(), lastTaken + 1) : clock.now(),
      taken: isTakenOver,
    };
    heldSince = clock.steadyNow();
    post('claims');
    if (status === 'mine') return;
    status = 'mine';
    freedListeners.notify();
  };
  /**
   * Timers of hidden tabs are throttled, messages to them are not: so the waiting tab asks and the holder only answers.
   */
  const watch = async () => {
    while (status === 'elsewhere') {
      post('waits');
      await clock.sleep(TIME_TO_LIVE / 3, released.signal);
      if (status === 'elsewhere' && clock.steadyNow() - lastSign >= TIME_TO_LIVE) hold(false);
    }
  };
  const takeOverUnlessReloaded = async () => {
    const departure = clock.steadyNow();
    leftAt = departure;
    await clock.sleep(RELOAD_TIME, released.signal);
    if (status === 'elsewhere' && leftAt === departure) hold(false);
  };
  const yieldClaim = (isBehind: boolean) => {
    status = 'elsewhere';
    takenListeners.notify(isBehind);
    watch().catch(() => undefined);
  };

  const receive = (message: Message) => {
    const isLate = clock.now() - (message.sentAt ?? Infinity) > LATE_AFTER;
    if (message.kind === 'leaves') {
      if (status === 'elsewhere') takeOverUnlessReloaded().catch(() => undefined);
    } else if (message.kind === 'waits') {
      // A tab that still waits asks again; one that has the claim by now has said so in a later message.
      if (isLate) return;
      if (status === 'mine') post('claims');
      // Both tabs have heard of the other one's claim too late, and have yielded to each other.
      else if (message.tab === holder && outranks(currentRank(), message)) hold(false);
    } else {
      if (message.taken) lastTaken = Math.max(lastTaken, message.since);
      lastSign = clock.steadyNow();
      holder = message.tab;
      leftAt = undefined;
      if (status === 'elsewhere') return;
      // Only a choice of this moment finds the newest values in this tab.
      if (isLate || outranks(message, currentRank())) yieldClaim(isLate || !message.taken);
      else post('claims');
    }
  };

  const leave = () => {
    if (status === 'mine' && !isAway) post('leaves');
    isAway = true;
  };
  const stopLeaving = visibility.onLeaving(leave);
  const stopReturning = visibility.onRestored(() => {
    isAway = false;
    if (status === 'mine') hold(false);
  });
  if (channel)
    channel.onmessage = ({ data }) => {
      if (!isAway && isMessage(data) && data.tab !== tab) receive(data);
    };
  post('claims');

  return {
    status: () => status,
    onTakenElsewhere: takenListeners.add,
    onFreed: freedListeners.add,
    takeOver: () => hold(true),
    release() {
      leave();
      released.abort();
      takenListeners.clear();
      freedListeners.clear();
      stopLeaving();
      stopReturning();
      channel?.close();
    },
  };
}
