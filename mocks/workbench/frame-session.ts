import type { Scenario } from '#scenarios/define-scenario.ts';
import { findDialect } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { formatAddress, type LaunchAddress } from '#scenarios/launch-address.ts';
import { findLender } from '#scenarios/lenders.ts';
import { scenarioUnder } from '#scenarios/scenario-under.ts';
import type { Forbidden } from '#scenarios/walk.ts';
import type { PageControls } from '../drivers/dom-driver.ts';
import { forbidInPage } from '../drivers/forbid-in-page.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { EngineSnapshot } from '../engine-session.ts';
import type { ServiceReport } from '../journal.ts';
import { sleep } from '../sleep.ts';
import type { BugReport } from './bug-report.ts';
import { collectFrameConsole } from './collect-frame-console.ts';
import { dialectTweak } from './dialects.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { watchCalls } from './frame-calls.ts';
import { createFrameConnection, type FrameConnection } from './frame-connection.ts';
import { createFrameTime, type FrameTime } from './frame-time.ts';
import { clearTabMemory } from './tab-memory.ts';
import { bankTweak, type Tweaks } from './tweaks.ts';
import type { WorkbenchApi } from './workbench-api.ts';
import { worldKeyOf } from './world-key.ts';

/** Controls the app in the frame from outside: address, mock service, time, console. */
export interface FrameSession {
  /** The mock service of the page in the frame; undefined while a page loads. */
  engine(): Engine | undefined;
  controls: PageControls;
  report(): Promise<ServiceReport>;
  /** Answers a request that does not come from a page. */
  handle(request: Request): Promise<Response>;
  /**
   * Starts a service without a page, for scenarios of HTTP calls only. It lasts until the frame loads a page.
   */
  serve(scenario: Scenario): void;
  /** Erases the stored data of visitor and service, and shows an empty page. */
  clear(): Promise<void>;
  /** Stores a state of the service, with which the next page of the app begins. */
  storeSnapshot(snapshot: EngineSnapshot): void;
  /**
   * Moves the app's clock forward until the app has polled once. @returns false if it has not polled within 20 s of
   * that clock.
   */
  nextPoll(): Promise<boolean>;
  /** How far the app's clock is ahead of the real one, in ms. */
  clockOffset(): number;
  /** Path and hash of the app's address; undefined when the frame shows no page of the app. */
  address(): Pick<BugReport, 'path' | 'hash'> | undefined;
  /** Sets the connection for this run and the next ones. A walk changes it until the frame is cleared. */
  setOffline(offline: boolean): void;
  /** Stops using the frame. */
  stop(): void;
}

export interface FrameOptions {
  frame: HTMLIFrameElement;
  /** Folder of the app, with slashes at both ends. */
  base: string;
  /** Name of the session whose world this frame uses. */
  session: string;
  scenario(): Scenario;
  /** Slug of another lender that serves the product, or empty. */
  bank(): string;
  /** Id of the service's dialect, or empty. */
  dialect(): string;
  /** Called when a page loads, before its app runs. */
  onPageOpened(frameWindow: Window): void;
  /** Called when the mock service of the page has started, before the app starts. */
  onServiceStarted(engine: Engine, frameWindow: Window): void;
  /** Called when a service without a page has started. */
  onPagelessService(engine: Engine): void;
  /** Called when the app has written information to its console. */
  onInfo(line: string): void;
  /** Called when the service, the address or the console has changed. */
  onChange(): void;
}

interface Visit {
  engine: Engine;
  time: FrameTime;
  connection: FrameConnection;
}

/** The longest time for a page to load (ms). A development server that has just started needs most of it. */
const pageLoadLimit = 30_000;

export function createFrameSession(options: FrameOptions): FrameSession {
  const {
    frame,
    base,
    session,
    scenario,
    bank,
    dialect,
    onPageOpened,
    onServiceStarted,
    onPagelessService,
    onInfo,
    onChange,
  } = options;
  let visit: Visit | undefined;
  let pagelessService: Engine | undefined;
  let consoleLines: string[] = [];
  let isOffline = false;
  let isOfflineByTester = false;
  const forbidden = new Set<Forbidden>();
  let clockOffset = 0;

  const getFrameWindow = (): Window & typeof globalThis => {
    const view = frame.contentWindow;
    if (!view) throw new Error('the frame is not in the page');
    return view as Window & typeof globalThis; // a frame's window has the constructors of its own realm
  };
  const getFrameDocument = (): Document => {
    const document = frame.contentDocument;
    if (!document?.body) throw new Error('the page is not there yet');
    return document;
  };

  const pathOfFrame = (): string => `/${decodeURI(getFrameWindow().location.pathname).slice(base.length)}`;

  const api: WorkbenchApi = {
    pageOpened(view) {
      if (view !== frame.contentWindow) return;
      for (const feature of forbidden) forbidInPage(feature, view);
      onPageOpened(view);
    },
    serviceStarted(view, engine) {
      if (view !== frame.contentWindow) return;
      const time = createFrameTime(view, watchCalls(view).whenIdle, clockOffset);
      const connection = createFrameConnection(view, engine);
      const newVisit: Visit = { engine, time, connection };
      collectFrameConsole(view, {
        onProblem(line) {
          consoleLines.push(line);
          onChange();
        },
        onInfo,
      });
      view.addEventListener('pagehide', () => {
        if (visit === newVisit) visit = undefined;
      });
      visit = newVisit;
      connection.set(!isOffline);
      engine.subscribe(onChange);
      onServiceStarted(engine, view);
      onChange();
    },
  };
  window.__workbench = api;

  /** Waits until the frame has loaded the app or the empty page; the late end of a previous page does not count. */
  const waitForPage = async (isApp: boolean): Promise<void> => {
    let stopListening = (): void => undefined;
    const pageLoad = new Promise<void>(resolve => {
      const onLoad = (): void => {
        const isEmpty = frame.contentDocument?.URL === 'about:blank';
        if (isEmpty !== isApp) resolve();
      };
      frame.addEventListener('load', onLoad);
      stopListening = () => frame.removeEventListener('load', onLoad);
    });
    await Promise.race([pageLoad, sleep(pageLoadLimit)]);
    stopListening();
  };
  /** Loads a page in the frame and waits for it. */
  const loadPage = async (navigate: () => void, isApp: boolean): Promise<void> => {
    visit = undefined;
    pagelessService = undefined;
    onChange();
    const pageLoad = waitForPage(isApp);
    navigate();
    await pageLoad;
    // A page that only shows the catalogue has no mock service and never calls the workbench.
    for (let waited = 0; isApp && !visit && waited < pageLoadLimit; waited += 30) {
      if (frame.contentDocument?.querySelector('.catalogue')) break;
      await sleep(30);
    }
    onChange();
  };
  const waitForService = async (): Promise<Visit> => {
    for (let waited = 0; !visit; waited += 30) {
      if (waited > pageLoadLimit) throw new Error('the app did not start');
      await sleep(30);
    }
    return visit;
  };
  const advance = async (milliseconds: number): Promise<void> => {
    const { time } = await waitForService();
    await time.advance(milliseconds);
    clockOffset = time.clockOffset();
    onChange();
  };
  const changeConnection = (next: boolean): void => {
    isOffline = next;
    visit?.connection.set(!next);
    pagelessService?.setOffline(next);
    onChange();
  };
  const countAnsweredPolls = (): number =>
    visit?.engine.journal.filter(entry => entry.poll && entry.took !== null).length ?? 0;

  return {
    engine: () => visit?.engine ?? pagelessService,
    report: async () => (pagelessService ?? (await waitForService()).engine).report(),
    handle: async request => (pagelessService ?? (await waitForService()).engine).handle(request),
    serve(servedScenario) {
      pagelessService = createEngine({
        scenario: scenarioUnder(servedScenario, findLender(bank())),
        dialect: findDialect(dialect()) ?? plain,
      });
      pagelessService.setOffline(isOffline);
      pagelessService.subscribe(onChange);
      onPagelessService(pagelessService);
      const { body } = getFrameDocument();
      body.style.font = '14px/1.5 system-ui, sans-serif';
      body.style.padding = '24px';
      body.textContent = 'Este cenário fala só HTTP: nenhuma tela é aberta enquanto o passeio toca.';
      onChange();
    },
    setOffline(next) {
      isOfflineByTester = next;
      changeConnection(next);
    },
    clockOffset: () => clockOffset,
    address() {
      if (!visit) return undefined;
      const hash = new URLSearchParams(getFrameWindow().location.search).get('agx_hash');
      return { path: pathOfFrame(), ...(hash !== null && { hash }) };
    },
    stop() {
      if (window.__workbench === api) delete window.__workbench;
    },
    async clear() {
      await loadPage(() => getFrameWindow().location.replace('about:blank'), false);
      forgetVisitor(session, base);
      consoleLines = [];
      clockOffset = 0;
      isOffline = isOfflineByTester;
      forbidden.clear();
      onChange();
    },
    storeSnapshot(snapshot) {
      const key = worldKeyOf(session, scenario().id, bank(), dialect());
      getFrameWindow().sessionStorage.setItem(key, JSON.stringify(snapshot));
    },
    async nextPoll() {
      const pollsBefore = countAnsweredPolls();
      for (let waited = 0; waited < 20_000; waited += 250) {
        await advance(250);
        if (countAnsweredPolls() > pollsBefore) return true;
      }
      return false;
    },
    controls: {
      document: getFrameDocument,
      open: launchAddress =>
        loadPage(() => {
          if (launchAddress.newTab) clearTabMemory(getFrameWindow().sessionStorage);
          const tweaks = { bank: bank(), dialect: dialect() };
          getFrameWindow().location.replace(frameAddressOf(launchAddress, base, session, scenario(), tweaks));
        }, true),
      reload: () => loadPage(() => getFrameWindow().location.reload(), true),
      setOffline: changeConnection,
      forbid(feature) {
        forbidden.add(feature);
        if (visit) forbidInPage(feature, getFrameWindow());
      },
      path: pathOfFrame,
      advance,
      consoleLines: () => consoleLines,
    },
  };
}

/** Returns the address as a text, on this mock build and in the workbench's own session. */
export const frameAddressOf = (
  launchAddress: LaunchAddress,
  base: string,
  session: string,
  scenario: Scenario,
  { bank, dialect }: Pick<Tweaks, 'bank' | 'dialect'>,
): string =>
  formatAddress(base.slice(0, -1), launchAddress, [
    ['scenario', scenario.id],
    ['mock_session', session],
    ...(bank === '' ? [] : [[bankTweak, bank] as const]),
    ...(dialect === '' ? [] : [[dialectTweak, dialect] as const]),
  ]);
