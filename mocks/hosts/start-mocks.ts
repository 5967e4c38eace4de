import type { SetupWorker } from 'msw/browser';
import { findDialect } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { findLender, scenarioUnder } from '#scenarios/lenders.ts';
import { createEngine, type Engine, type EngineSnapshot } from '../engine.ts';
import { isOfOtherSite, serviceHandlers } from '../service-handlers.ts';
import { applyTweaks, tweaksIn } from '../workbench/tweaks.ts';
import { reportToWorkbench } from '../workbench/workbench-api.ts';
import { chooseScenario } from './choose-scenario.ts';
import { interceptPage } from './intercept-page.ts';

/** What the page shows: the app in a situation, or the catalogue to choose one. */
export type MocksOutcome =
  | { show: 'app' }
  | { show: 'catalogue'; unknownId?: string; unknownDialect?: string };

declare global {
  interface Window {
    /** The engine of this page, for the workbench and for developers. Only in mock builds. */
    __mocks?: Engine;
  }
}

/**
 * Starts the mock service of a development or QA build. Reads `scenario` and the hash from the address; the world is
 * kept in this tab's storage, so a reload goes on where it was.
 */
export async function startMocks(): Promise<MocksOutcome> {
  const choice = chooseScenario(new URL(location.href), import.meta.env.BASE_URL);
  if (choice.show === 'catalogue') return choice;
  const query = new URLSearchParams(location.search);
  const { bank, dialect } = tweaksIn(query);
  // Another lender or dialect is another service, with a memory of its own.
  const key = `mocks:${choice.session}:${choice.scenario.id}${bank && `@${bank}`}${dialect && `~${dialect}`}`;
  const scenario = scenarioUnder(choice.scenario, findLender(bank));
  const engine = createEngine({
    scenario,
    dialect: findDialect(dialect) ?? plain,
    snapshot: readSnapshot(key),
  });
  applyTweaks(engine, query);
  engine.subscribe(() => keep(key, engine));
  window.__mocks = engine;
  await intercept(engine);
  reportToWorkbench(engine);
  return { show: 'app' };
}

/** The worker of this page, once it runs: another scenario then only changes what it answers. */
let worker: SetupWorker | undefined;

let stopBefore = (): void => undefined;

async function intercept(engine: Engine): Promise<void> {
  stopBefore();
  // Plain http on another machine's address is no secure context: there is no worker there.
  if (!('serviceWorker' in navigator)) {
    stopBefore = interceptPage(serviceHandlers(engine, isOfOtherSite), 'everything').stop;
    return;
  }
  const handlers = serviceHandlers(engine);
  stopBefore = interceptPage(handlers, 'uploads').stop;
  if (worker) {
    worker.resetHandlers(...handlers);
    return;
  }
  const { setupWorker } = await import('msw/browser');
  worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
}

function readSnapshot(key: string): EngineSnapshot | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as EngineSnapshot); // written by `keep` below, in this tab
  } catch {
    return undefined;
  }
}

/** Full or forbidden storage only means that a reload begins anew. */
function keep(key: string, engine: Engine): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(engine.snapshot()));
  } catch {
    // What was kept before stays: an older world is still better than none.
  }
}
