import type { SetupWorker } from 'msw/browser';
import { findDialect } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { findLender } from '#scenarios/lenders.ts';
import { scenarioUnder } from '#scenarios/scenario-under.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { EngineSnapshot } from '../engine-session.ts';
import { createServiceHandlers, isOfOtherSite } from '../service-handlers.ts';
import { applyTweaks, tweaksIn } from '../workbench/tweaks.ts';
import { reportToWorkbench } from '../workbench/workbench-api.ts';
import { worldKeyOf } from '../workbench/world-key.ts';
import { isWorldState } from '../world/state.ts';
import { type CatalogueChoice, chooseScenario, opensLink } from './choose-scenario.ts';
import { forgetTyped, hashesOf, type TypedStorage } from './forget-typed.ts';
import { interceptPage } from './intercept-page.ts';
import { storeWorld } from './store-world.ts';

/** The app in a scenario, or the catalogue to choose one. */
export type MocksOutcome = { show: 'app' } | CatalogueChoice;

declare global {
  interface Window {
    /** The engine of this page, for the workbench and for developers. Only in mock builds. */
    __mocks?: Engine;
  }
}

/**
 * Starts the mock service of a development or QA build. Reads `scenario` and the hash from the address. The
 * tab's storage keeps the world, so a reload continues where it was; the link begins anew.
 * @param storage the app's storage on the device: what was typed in a world goes with it.
 */
export async function startMocks(storage?: TypedStorage): Promise<MocksOutcome> {
  const address = new URL(location.href);
  const choice = chooseScenario(address, import.meta.env.BASE_URL);
  if (choice.show === 'catalogue') return choice;
  const query = new URLSearchParams(location.search);
  const { bank, dialect } = tweaksIn(query);
  const key = worldKeyOf(choice.session, choice.scenario.id, bank, dialect);
  const scenario = scenarioUnder(choice.scenario, findLender(bank));
  const isNew = opensLink(address, choice.scenario, import.meta.env.BASE_URL, navigationType());
  const formerSnapshot = readSnapshot(key);
  const engine = createEngine({
    scenario,
    dialect: findDialect(dialect) ?? plain,
    snapshot: isNew ? undefined : formerSnapshot,
  });
  if (isNew && storage) {
    const worlds = [engine.snapshot().world, formerSnapshot?.world].filter(isWorldState);
    await forgetTyped(storage, hashesOf(worlds));
  }
  applyTweaks(engine, query);
  engine.subscribe(() => storeWorld(key, JSON.stringify(engine.snapshot())));
  window.__mocks = engine;
  await intercept(engine);
  reportToWorkbench(engine);
  return { show: 'app' };
}

/** The running worker of this page. Another scenario only replaces its handlers. */
let worker: SetupWorker | undefined;

let stopPrevious = (): void => undefined;

async function intercept(engine: Engine): Promise<void> {
  stopPrevious();
  // Plain http on the address of another machine is no secure context, so there is no worker.
  if (!('serviceWorker' in navigator)) {
    stopPrevious = interceptPage(createServiceHandlers(engine, isOfOtherSite), 'everything').stop;
    return;
  }
  const handlers = createServiceHandlers(engine);
  stopPrevious = interceptPage(handlers, 'uploads').stop;
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

/** Empty where the browser does not tell. */
function navigationType(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : '';
}

function readSnapshot(key: string): EngineSnapshot | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as EngineSnapshot); // `storeWorld` wrote it, in this tab
  } catch {
    return undefined;
  }
}
