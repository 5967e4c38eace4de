import { createApp, type RunningApp } from '#app/create-app.tsx';
import { readDefaults } from '#app/deployment.ts';
import type { Theme } from '#journey/theme.ts';
import type { PageControls } from '#mocks/drivers/dom-driver.ts';
import type { Engine, EngineOptions } from '#mocks/engine.ts';
import { startVitestBrowserMocks } from '#mocks/hosts/start-vitest-browser-mocks.ts';
import type { TestMocks } from '#mocks/hosts/test-mocks.ts';
import type { OffContract } from '#mocks/hosts/watch-test-mocks.ts';
import { type CookieJar, createCookies } from '#platform/cookies.ts';
import { createDevice } from '#platform/device.ts';
import { createGeolocation } from '#platform/geolocation.ts';
import type { Platform } from '#platform/platform.ts';
import { TAB_THEME } from '#platform/tab-memory.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { formatAddress } from '#scenarios/launch-address.ts';
import type { Forbidden } from '#scenarios/walk.ts';
import '#ui/theme/global.css';
import { createFastClock } from './fast-clock.ts';
import { holdLimits } from './hold-limits.ts';
import {
  createMemoryAddress,
  createMemoryJar,
  createMemoryPlatform,
  createMemorySecureStorage,
  createMemoryTabMemory,
  type MemoryPlatform,
} from './memory-platform.ts';
import { createPageStores } from './page-stores.ts';

export interface ScenarioStage {
  engine: Engine;
  /** The mock service, in which a test can override an operation. */
  mocks: TestMocks;
  controls: PageControls;
  /** The current app; a reload replaces it. */
  app: () => RunningApp | undefined;
  platform: () => MemoryPlatform;
  close: () => void;
}

/**
 * Sets up a scenario in this page: the app on a platform in memory, and the mock service of the scenario behind fetch.
 * A reload disposes the app, which writes nothing more, and creates it again with the same storage.
 * @param overrides a product that replaces that of the scenario, the dialect of the service, the theme that the visitor
 * has chosen in this tab, and the operations that break the contract on purpose.
 */
export function setUpStage(
  scenario: Scenario,
  parent: HTMLElement = document.body,
  {
    theme,
    offContract,
    ...overrides
  }: Pick<EngineOptions, 'product' | 'dialect'> & { theme?: Theme; offContract?: OffContract } = {},
): ScenarioStage {
  const mocks = startVitestBrowserMocks({ scenario, ...overrides }, { offContract });
  const { engine } = mocks;
  const container = document.createElement('div');
  parent.append(container);
  const lines: string[] = [];
  const restoreConsole = recordConsole(lines);
  const limits = holdLimits(() => engine.journal.some(({ kind, took }) => kind === 'hang' && took === null));
  const clock = createFastClock();
  const forbiddenFeatures = new Set<Forbidden>();
  const secureStorage = createMemorySecureStorage();
  const jar = cookieJarUnless(() => forbiddenFeatures.has('cookies'));
  let tabMemory = createMemoryTabMemory();
  if (theme) tabMemory.write(TAB_THEME, theme);
  let endPage = (): void => undefined;
  let platform = createMemoryPlatform();
  let app: RunningApp | undefined;

  const openApp = (address: string, newTab = false): void => {
    if (newTab) tabMemory = createMemoryTabMemory();
    const stores = createPageStores({ secureStorage, tabMemory, jar });
    const newPlatform = createMemoryPlatform({
      secureStorage: stores.secureStorage,
      tabMemory: stores.tabMemory,
      // New for each page, because a page keeps in memory the cookies that the browser refuses.
      cookies: createCookies(stores.jar, { isSecure: true, isEmbedded: false }),
      ...desktopPlatform,
      address: createMemoryAddress(address),
    });
    app?.dispose();
    endPage();
    endPage = stores.end;
    for (const [line] of platform.logLines) lines.push(line);
    platform = newPlatform;
    app = createApp({
      platform: {
        ...platform,
        clock,
        ...(forbiddenFeatures.has('geolocation') && {
          geolocation: createGeolocation(undefined, { clock, log: platform.log }),
        }),
      },
      deployment: readDefaults({}),
      container,
      isProduction: false,
    });
  };
  const readLines = (): string[] => [...lines, ...platform.logLines.map(([line]) => line)];

  return {
    engine,
    mocks,
    app: () => app,
    platform: () => platform,
    controls: {
      document: () => document,
      open: async launchAddress => openApp(formatAddress('', launchAddress), launchAddress.newTab),
      reload: async () => {
        platform.leavePage();
        const { pathname, search } = platform.address.current();
        openApp(`${pathname}${search}`);
      },
      setOffline(offline) {
        engine.setOffline(offline);
        platform.setOnline(!offline);
      },
      forbid: feature => void forbiddenFeatures.add(feature),
      path: () => decodeURI(platform.address.current().pathname),
      advance: milliseconds => limits.advance(milliseconds, () => clock.sleep(milliseconds)),
      consoleLines: readLines,
      timeLimit: 20_000,
    },
    close() {
      app?.dispose();
      endPage();
      container.remove();
      restoreConsole();
      limits.restore();
      mocks.stop();
    },
  };
}

/** A desktop browser: a phone would open the landing page first. */
const desktopPlatform: Pick<Platform, 'device'> = {
  device: createDevice({
    screen: { width: 1280, height: 800 },
    innerWidth: 1280,
    innerHeight: 800,
    location: { href: 'https://proposta.exemplo.com.br/' },
    navigator: {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
      language: 'pt-BR',
    },
  }),
};

/** Cookies whose every use throws while `isForbidden` returns true. */
function cookieJarUnless(isForbidden: () => boolean): CookieJar {
  const cookies = createMemoryJar();
  const allowed = (): CookieJar => {
    if (isForbidden()) throw new DOMException('Cookies are blocked.', 'SecurityError');
    return cookies;
  };
  return {
    get: name => allowed().get(name),
    set: (name, value, attributes) => allowed().set(name, value, attributes),
    remove: (name, attributes) => allowed().remove(name, attributes),
  };
}

/** Adds every console error and warning to `lines`. @returns a function that restores the console. */
function recordConsole(lines: string[]): () => void {
  const { error, warn } = console;
  console.error = (...args: unknown[]) => void lines.push(args.map(String).join(' '));
  console.warn = (...args: unknown[]) => void lines.push(args.map(String).join(' '));
  return () => {
    console.error = error;
    console.warn = warn;
  };
}
