import type { Page, Request } from '@playwright/test';
import type { MockClock } from '#mocks/clock.ts';
import type { Engine } from '#mocks/engine.ts';

/**
 * Every visit begins at this time, a Thursday of an ordinary week, so its texts do not depend on the day of the run.
 */
const START = Date.parse('2026-03-12T10:00:00-03:00');

/**
 * Real milliseconds between two checks of the page, the checks in a row that must find it at rest, and the most
 * milliseconds that this may take.
 */
const POLL_INTERVAL = 20;
const RESTING_POLLS = 3;
const MAX_REST_TIME = 30_000;

/** The clock of a page and of its mock service: it stands still until a test moves it. */
export interface VisitClock {
  /** The same clock for the engine of the mock service. */
  readonly mockClock: MockClock;
  /** Gives the page this clock. Call it before the page opens its first address. */
  install(): Promise<void>;
  /** Sets the engine of the next visit. The page may be at rest although the engine has not answered a call yet. */
  setEngine(engine: Pick<Engine, 'journal'>): void;
  /** Lets this much time pass for page and service. The page comes to rest before, between and after the steps. */
  advance(milliseconds: number): Promise<void>;
  /** Resolves when every call has its answer and the page changes no more. Does not move the clock. */
  waitForRest(): Promise<void>;
}

interface Sleeper {
  readonly due: number;
  wake(): void;
}

/**
 * Creates one clock for page and service. Timers run only in `advance`, and only after all calls are answered, so the
 * visit depends neither on the date nor on the speed of the machine.
 */
export function createVisitClock(page: Page): VisitClock {
  let now = START;
  const sleepers = new Set<Sleeper>();
  let currentEngine: Pick<Engine, 'journal'> = { journal: [] };
  const openRequests = new Set<Request>();
  page.on('request', request => openRequests.add(request));
  page.on('requestfinished', request => openRequests.delete(request));
  page.on('requestfailed', request => openRequests.delete(request));
  // When a page is left, its open calls end without an event.
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame())
      for (const request of openRequests) if (!request.isNavigationRequest()) openRequests.delete(request);
  });

  const waitForRest = async (): Promise<void> => {
    let previousCount = -1;
    for (let [restingPolls, end] = [0, Date.now() + MAX_REST_TIME]; restingPolls < RESTING_POLLS; ) {
      if (Date.now() > end)
        throw new Error(`no answer after ${MAX_REST_TIME} ms: ${[...openRequests].map(one => one.url())}`);
      await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL));
      // While the page navigates, nothing can be evaluated in it.
      const changeCount = await page.evaluate(countChanges).catch(() => -1);
      // These calls may stay open: a delayed answer comes only when the clock advances, and a hanging call gets none.
      const unansweredCount = currentEngine.journal.filter(({ took }) => took === null).length;
      const isResting = openRequests.size <= unansweredCount && changeCount === previousCount;
      restingPolls = isResting ? restingPolls + 1 : 0;
      previousCount = changeCount;
    }
  };

  return {
    mockClock: {
      now: () => now,
      sleep: (milliseconds, signal) =>
        new Promise(resolve => {
          const sleeper = {
            due: now + milliseconds,
            wake() {
              sleepers.delete(sleeper);
              resolve();
            },
          };
          sleepers.add(sleeper);
          signal?.addEventListener('abort', sleeper.wake, { once: true });
        }),
    },
    async install() {
      // The clock of a page can be paused only at a later time than its start.
      await page.clock.install({ time: START - 1000 });
      await page.clock.pauseAt(START);
    },
    setEngine(engine) {
      currentEngine = engine;
    },
    async advance(milliseconds) {
      await waitForRest();
      for (let remaining = milliseconds; remaining > 0; ) {
        const step = Math.min(remaining, MAX_CLOCK_STEP);
        remaining -= step;
        now += step;
        for (const sleeper of [...sleepers]) if (sleeper.due <= now) sleeper.wake();
        await page.clock.runFor(step);
        await waitForRest();
      }
    },
    waitForRest,
  };
}

/** A call that a timer begins is answered before the next timer that is at least this much later. Milliseconds. */
const MAX_CLOCK_STEP = 250;

/** Runs in the page. @returns the number of changes of its document up to now. */
function countChanges(): number {
  const counter = window as Window & { changesOfDocument?: number }; // the count that this function keeps
  if (counter.changesOfDocument === undefined) {
    counter.changesOfDocument = 0;
    new MutationObserver(changes => {
      counter.changesOfDocument = (counter.changesOfDocument ?? 0) + changes.length;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  return counter.changesOfDocument;
}
