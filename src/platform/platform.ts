import type { Camera } from '#journey/fields/camera.ts';
import type { Clock } from '#shared/clock.ts';
import { type Activity, createActivity } from './activity.ts';
import { type Address, createAddress } from './address.ts';
import { createCamera } from './camera.ts';
import { createClock } from './clock.ts';
import { type Connectivity, createConnectivity } from './connectivity.ts';
import type { Cookies } from './cookies.ts';
import { createDevice, type Device } from './device.ts';
import { createDocumentHead, type DocumentHead } from './document-head.ts';
import { createFailureTally, type FailureTally } from './failure-tally.ts';
import { createFingerprint, type Fingerprint } from './fingerprint.ts';
import { createGeolocation, type Geolocation } from './geolocation.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { createImageStore, type ImageStore } from './image-store.ts';
import { createImages } from './images.ts';
import { isLocationGranted } from './is-location-granted.ts';
import { createLastBrand, type LastBrand } from './last-brand.ts';
import { createLog, type Log } from './log.ts';
import { createNetworkWork, type NetworkWork } from './network-work.ts';
import { createReloadOnce, type ReloadOnce } from './reload-once.ts';
import type { SecureStorage } from './secure-storage.ts';
import { createSharing, type Sharing } from './sharing.ts';
import { createTabMemory, type TabMemory } from './tab-memory.ts';
import { createTabs, type Tabs } from './tabs.ts';
import { createVisibility, type Visibility } from './visibility.ts';
import { createWebview, type Webview } from './webview.ts';

/** The browser behind small interfaces. The app creates it once and passes it in; nothing here is a singleton. */
export interface Platform {
  address: Address;
  cookies: Cookies;
  secureStorage: SecureStorage;
  tabMemory: TabMemory;
  lastBrand: LastBrand;
  clock: Clock;
  geolocation: Geolocation;
  /** Whether the browser would give the position without a question to the visitor. */
  isLocationGranted: () => Promise<boolean>;
  activity: Activity;
  camera: Camera;
  images: ImageStore;
  /** Creates the idempotency key of a write. */
  createIdempotencyKey: () => string;
  device: Device;
  fingerprint: Fingerprint;
  connectivity: Connectivity;
  networkWork: NetworkWork;
  visibility: Visibility;
  tabs: Tabs;
  documentHead: DocumentHead;
  reloadOnce: ReloadOnce;
  sharing: Sharing;
  webview: Webview;
  log: Log;
  failures: FailureTally;
}

export interface PlatformOptions {
  window: Window & typeof globalThis;
  /** Folder under which the build is served: '/' or '/propostas/'. */
  base: string;
  /** Marks what the deployment stores on the device: its folder, or '' at the root. */
  scope: string;
  /** In production, console lines contain fewer details. */
  isProduction: boolean;
  /** Exact origins of the pages that may embed the app. */
  hostOrigins: readonly string[];
  /** The cookies that the start script has created. */
  cookies: Cookies;
  /** The storage that the start script has opened. */
  secureStorage: SecureStorage;
  /** True if the mock service runs in the page: each tab then has its own service, so tabs do not claim proposals. */
  isAloneInTab?: boolean;
}

export function createPlatform(options: PlatformOptions): Platform {
  const {
    window,
    base,
    scope,
    isProduction,
    hostOrigins,
    cookies,
    secureStorage,
    isAloneInTab = false,
  } = options;
  const clock = createClock();
  const log = createLog({ console: window.console, isProduction });
  const visibility = createVisibility(window);
  const tabMemory = createTabMemory(() => window.sessionStorage, scope);
  const tab = `${clock.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const webview = createWebview(window, { hostOrigins, ownOrigin: window.location.origin });
  return {
    address: createAddress(window, base),
    cookies,
    secureStorage,
    tabMemory,
    lastBrand: createLastBrand(() => window.localStorage, scope),
    clock,
    activity: createActivity(window),
    geolocation: createGeolocation(window.navigator.geolocation, { clock, log }),
    isLocationGranted: () => isLocationGranted(window.navigator.permissions),
    camera: createCamera(window),
    images: createImageStore(createImages(window, clock), {
      secureStorage,
      tab,
    }),
    createIdempotencyKey: createIdempotencyKeys(() => window.crypto),
    device: createDevice(window),
    fingerprint: createFingerprint(window, cookies),
    connectivity: createConnectivity(window, base),
    networkWork: createNetworkWork(window, clock),
    visibility,
    tabs: createTabs({
      clock,
      visibility,
      tab,
      channel: name =>
        window.BroadcastChannel && !isAloneInTab ? new window.BroadcastChannel(name + scope) : undefined,
    }),
    documentHead: createDocumentHead(window.document),
    reloadOnce: createReloadOnce(tabMemory, () => window.location.reload(), clock),
    sharing: createSharing(window, webview),
    webview,
    log,
    failures: createFailureTally({ memory: tabMemory, onLeaving: visibility.onLeaving }),
  };
}
