import { type Address, addressUnder, addressWithin, externalUrlOf } from '#platform/address.ts';
import { createCamera } from '#platform/camera.ts';
import { type CookieJar, createCookies } from '#platform/cookies.ts';
import { createDevice } from '#platform/device.ts';
import { createFailureTally } from '#platform/failure-tally.ts';
import { createIdempotencyKeys } from '#platform/idempotency-keys.ts';
import { createImageStore } from '#platform/image-store.ts';
import type { LastBrand, ShownBrand } from '#platform/last-brand.ts';
import type { Platform } from '#platform/platform.ts';
import { createReloadOnce } from '#platform/reload-once.ts';
import type { SecureStorage } from '#platform/secure-storage.ts';
import type { TabMemory } from '#platform/tab-memory.ts';
import { createTabs } from '#platform/tabs.ts';
import type { Clock } from '#shared/clock.ts';
import { succeed } from '#shared/result.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';

/** A clock that moves only by `advance`. */
export interface ManualClock extends Clock {
  /**
   * Moves the time forward and ends the sleeps that are due, in order. The effects of each run before the next ends.
   */
  advance(milliseconds: number): Promise<void>;
  /** Sets the device's clock back (`now`); the time that passes is not affected (`steadyNow`). */
  setBack(milliseconds: number): void;
  /** The time passes while the page stands still: no sleep ends. */
  standStill(milliseconds: number): void;
  /** The number of sleeps that have not ended. */
  sleepingCount(): number;
}

/** Waits until all callbacks of promises have run. */
const runPromiseCallbacks = () => new Promise<void>(resolve => setTimeout(resolve, 0));

export function createManualClock(start = Date.UTC(2026, 10, 20, 12)): ManualClock {
  let now = start;
  let setBack = 0;
  const pendingSleeps = new Set<{ due: number; wake: () => void }>();
  return {
    now: () => now - setBack,
    steadyNow: () => now,
    setBack(milliseconds) {
      setBack += milliseconds;
    },
    standStill(milliseconds) {
      now += milliseconds;
    },
    sleepingCount: () => pendingSleeps.size,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const stop = () => {
          pendingSleeps.delete(pendingSleep);
          reject(signal?.reason);
        };
        const wake = () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        const pendingSleep = { due: now + milliseconds, wake };
        pendingSleeps.add(pendingSleep);
        signal?.addEventListener('abort', stop, { once: true });
      }),
    async advance(milliseconds) {
      const end = now + milliseconds;
      await runPromiseCallbacks();
      for (;;) {
        const next = [...pendingSleeps].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        now = Math.max(now, next.due);
        pendingSleeps.delete(next);
        next.wake();
        await runPromiseCallbacks();
      }
      now = end;
    },
  };
}

export interface MemoryAddress extends Address {
  /** The targets of `leave`, in order. */
  departures(): readonly string[];
  /** Addresses of the pages that the app opened in new windows, in order. */
  openedWindows(): readonly string[];
}

/** An address bar in memory that behaves like that of a browser. `initial` may be a path or a whole address. */
export function createMemoryAddress(initial = '/', base = '/'): MemoryAddress {
  const firstUrl = new URL(initial, 'https://proposta.exemplo.com.br');
  const entries = [addressUnder(base, firstUrl.pathname + firstUrl.search + firstUrl.hash, firstUrl)];
  const departures: string[] = [];
  const openedWindows: string[] = [];
  const listeners = new Set<(address: URL) => void>();
  let position = 0;
  const getCurrentEntry = () => entries[position] ?? firstUrl;
  const notify = () => {
    for (const listener of [...listeners]) listener(addressWithin(base, getCurrentEntry()));
  };
  return {
    current: () => addressWithin(base, getCurrentEntry()),
    push(path) {
      const target = addressUnder(base, path, getCurrentEntry());
      if (target.href === getCurrentEntry().href) return;
      entries.splice(position + 1, entries.length, target);
      position += 1;
      notify();
    },
    replace(path) {
      const target = addressUnder(base, path, getCurrentEntry());
      if (target.href === getCurrentEntry().href) return;
      entries[position] = target;
      notify();
    },
    back() {
      queueMicrotask(() => {
        if (position === 0) return;
        position -= 1;
        notify();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    leave(url) {
      const target = externalUrlOf(url, getCurrentEntry());
      if (target) departures.push(target.href);
      return target !== undefined;
    },
    openBeside(url) {
      const target = parseSafeUrl(url);
      if (target !== undefined) openedWindows.push(target);
      return target !== undefined;
    },
    openedWindows: () => openedWindows,
    departures: () => departures,
  };
}

export function createMemoryJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: name => cookies.get(name),
    set: (name, value) => cookies.set(name, value),
    remove: name => cookies.delete(name),
  };
}

/**
 * Stores JSON like the real secure storage, but without encryption. Pass the same storage to a second platform to
 * simulate a reload.
 */
export function createMemorySecureStorage(): SecureStorage {
  const entries = new Map<string, string>();
  const files = new Map<string, File>();
  const write = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    if (text === undefined) entries.delete(name);
    else entries.set(name, text);
    return text !== undefined;
  };
  return {
    ready: async () => true,
    async read(name) {
      const text = entries.get(name);
      return text === undefined ? undefined : JSON.parse(text);
    },
    async write(name, value) {
      write(name, value);
    },
    writeNow: write,
    async writeFile(name, file) {
      files.set(name, file);
      return true;
    },
    readFile: async name => files.get(name),
    async remove(name) {
      entries.delete(name);
      files.delete(name);
    },
    names: async prefix => [...entries.keys()].filter(name => name.startsWith(prefix)).sort(),
    async rename(from, to) {
      for (const store of [entries, files] as Map<string, unknown>[]) {
        if (store.has(from)) store.set(to, store.get(from));
        store.delete(from);
      }
    },
    async clear(prefix = '') {
      for (const store of [entries, files])
        for (const name of [...store.keys()]) if (name.startsWith(prefix)) store.delete(name);
      return true;
    },
    health: () => 'lasting',
    onDegraded: () => () => undefined,
  };
}

export function createMemoryTabMemory(): TabMemory {
  const entries = new Map<string, string>();
  return {
    read: name => entries.get(name),
    write(name, value) {
      entries.set(name, value);
      return true;
    },
    remove: name => void entries.delete(name),
    clear: () => entries.clear(),
  };
}

/** Pass the same last brand to several platforms to simulate several visits in one browser. */
export function createMemoryLastBrand(): LastBrand {
  let lastBrand: { hashId: string; brand: ShownBrand } | undefined;
  return {
    read: hashId => (lastBrand && lastBrand.hashId === hashId ? lastBrand.brand : undefined),
    write(hashId, brand) {
      lastBrand = { hashId, brand };
    },
    clear() {
      lastBrand = undefined;
    },
  };
}

/** A state that a test can switch on and off. */
function createSwitch(initial: boolean) {
  const listeners = new Set<(isOn: boolean) => void>();
  let current = initial;
  return {
    on: () => current,
    subscribe(listener: (isOn: boolean) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(isNowOn: boolean) {
      if (current === isNowOn) return;
      current = isNowOn;
      for (const listener of [...listeners]) listener(current);
    },
  };
}

export interface MemoryPlatform extends Platform {
  address: MemoryAddress;
  clock: ManualClock;
  /** Lines that the app wrote with `log.report`, in order, each with its detail. */
  logLines: readonly (readonly [line: string, detail: unknown])[];
  /** The title of the page. */
  title(): string;
  /** Lines that the app wrote with `log.note`, in order. */
  notes: readonly string[];
  /** The number of times that the app reloaded the page. */
  reloads(): number;
  setOnline(online: boolean): void;
  setVisible(visible: boolean): void;
  /** Simulates that the visitor leaves the page (pagehide). */
  leavePage(): void;
}

const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let tabCount = 0;
/** A new tab id for each visit. */
const createTabId = (): string => {
  tabCount += 1;
  return `${tabCount}`;
};

/**
 * A platform without a browser. Every part can be replaced: `createMemoryPlatform({ secureStorage:
 * firstVisit.secureStorage })` is a reload.
 */
export function createMemoryPlatform(
  overrides: Partial<Omit<Platform, 'address' | 'clock'>> & {
    address?: MemoryAddress;
    clock?: ManualClock;
  } = {},
): MemoryPlatform {
  const clock = overrides.clock ?? createManualClock();
  const address = overrides.address ?? createMemoryAddress();
  const tabMemory = overrides.tabMemory ?? createMemoryTabMemory();
  const secureStorage = overrides.secureStorage ?? createMemorySecureStorage();
  const connection = createSwitch(true);
  const visibility = createSwitch(true);
  const leaveListeners = new Set<() => void>();
  const onLeaving = (listener: () => void) => {
    leaveListeners.add(listener);
    return () => void leaveListeners.delete(listener);
  };
  const logLines: (readonly [string, unknown])[] = [];
  const notes: string[] = [];
  let reloadCount = 0;
  let title = '';
  const doNothing = () => undefined;
  const subscribeToNothing = () => doNothing;
  return {
    cookies: createCookies(createMemoryJar(), { isSecure: true, isEmbedded: false }),
    secureStorage,
    geolocation: { locate: async () => ({}) },
    isLocationGranted: async () => false,
    activity: { subscribe: subscribeToNothing },
    camera: createCamera({ isSecureContext: true, navigator: {} }),
    // Without a canvas, files are stored unchanged.
    images: createImageStore(
      { prepare: async file => succeed(file) },
      {
        secureStorage,
        tab: createTabId(),
      },
    ),
    createIdempotencyKey: createIdempotencyKeys(() => globalThis.crypto),
    device: createDevice({
      screen: { width: 360, height: 800 },
      innerWidth: 360,
      innerHeight: 640,
      location: {
        get href() {
          return address.current().href;
        },
      },
      navigator: { userAgent: PHONE_USER_AGENT, language: 'pt-BR', hardwareConcurrency: 8 },
    }),
    fingerprint: { current: () => '984956886', ready: async () => '984956886' },
    connectivity: {
      savesData: () => false,
      isOnline: connection.on,
      isReachable: async () => connection.on(),
      subscribe: connection.subscribe,
    },
    networkWork: { track: work => work, settled: async () => undefined },
    lastBrand: createMemoryLastBrand(),
    visibility: {
      isVisible: visibility.on,
      subscribe: visibility.subscribe,
      onLeaving,
      onRestored: subscribeToNothing,
    },
    tabs: createTabs({
      clock,
      visibility: { onLeaving: subscribeToNothing, onRestored: subscribeToNothing },
      tab: 'this',
      channel: doNothing,
    }),
    documentHead: {
      setTitle(text) {
        title = text;
      },
      setFavicon: doNothing,
      setThemeColor: doNothing,
      setLanguage: doNothing,
    },
    reloadOnce: createReloadOnce(
      tabMemory,
      () => {
        reloadCount += 1;
      },
      clock,
    ),
    sharing: {
      canShare: () => false,
      canPrint: () => false,
      share: async () => 'done',
      copy: async () => true,
      print: doNothing,
    },
    webview: {
      isHosted: false,
      props: () => ({ isWebView: false, topInset: 0, bottomInset: 0, dispatchCopyHash: false }),
      subscribe: subscribeToNothing,
      send: doNothing,
    },
    log: {
      report: (line, detail) => void logLines.push([line, detail]),
      showsDetails: true,
      note: line => void notes.push(line),
    },
    failures: createFailureTally({ memory: tabMemory, onLeaving }),
    ...overrides,
    address,
    clock,
    tabMemory,
    logLines,
    title: () => title,
    notes,
    reloads: () => reloadCount,
    setOnline: connection.set,
    setVisible: visibility.set,
    leavePage() {
      for (const listener of [...leaveListeners]) listener();
    },
  };
}
