import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { type MockClock, realClock } from '#mocks/clock.ts';
import { describeFailure } from '#mocks/describe-failure.ts';
import type { Driver } from '#mocks/drivers/driver.ts';
import { createPlaywrightDriver, type PlaywrightStage } from '#mocks/drivers/playwright-driver.ts';
import type { Engine } from '#mocks/engine.ts';
import { type HttpHost, startHttpHost } from '#mocks/hosts/http.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { formatAddress } from '#scenarios/launch-address.ts';
import { policyHeadersOf } from '#tests/support/policy-headers-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import type { ForeignSite } from './start-foreign-site.ts';
import { findExposed, readExposedTexts, typedValuesOf } from './typed-values.ts';

/** A scenario that is played over HTTP. Its engine has a world of its own. */
export interface Played {
  scenario: Scenario;
  driver: Driver;
  engine: Engine;
}

interface WorkerFixtures {
  host: HttpHost;
  /**
   * Only one file needs it. It is here because Playwright starts other workers and browsers for a file that adds a
   * fixture of this scope.
   */
  foreignSite: ForeignSite;
}

interface TestFixtures {
  /** Sets the scenario that the mock service plays, and creates a driver. The walk opens the link of the scenario. */
  play: (
    id: string,
    createDriver?: (stage: PlaywrightStage) => Driver,
    dialect?: Dialect,
    clock?: MockClock,
  ) => Promise<Played>;
  /** Sets the scenario that the mock service plays, and opens its link. */
  visit: (id: string, path?: string) => Promise<Played>;
}

/**
 * For `test.use` in tests that are not about motion: drawing motion costs a quarter of the CPU time of a walk. The
 * scenarios of `npm run test:scenarios`, journeys.spec.ts and steadiness.spec.ts play with motion.
 */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The shortest `advance` in milliseconds that moves the clock instead of waiting in real time. */
const CLOCK_THRESHOLD = 10_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const host = await startHttpHost({ headersOfPage: policyHeadersOf });
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  foreignSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { startForeignSite } = await import('./start-foreign-site.ts');
      const site = await startForeignSite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  play: async ({ host, page, context }, use) => {
    await use(async (id, createDriver = createPlaywrightDriver, dialect = plain, clock = realClock) => {
      const scenario = scenarioById(id);
      const session = host.sessions.play(scenario, randomUUID(), dialect, clock);
      await context.addCookies([{ name: 'mock_session', value: session, url: host.url }]);
      const movesClock = scenario.walk.some(
        action => action.do === 'advance' && action.ms >= CLOCK_THRESHOLD,
      );
      const driver = createDriver({
        page,
        addressOf: launchAddress => formatAddress(host.url, launchAddress),
        movesClock,
      });
      return { scenario, driver, engine: host.sessions.engineOf(session) };
    });
  },
  visit: async ({ play }, use) => {
    await use(async (id, path = '/') => {
      const playedScenario = await play(id);
      await playedScenario.driver.open({ hash: hashOf(playedScenario.scenario), path, query: {} });
      return playedScenario;
    });
  },
});

/**
 * Plays the walk of a scenario and judges it: its verdict, and that no typed value stays where anybody can read it
 * (12.10).
 * @throws Error that describes what happened, with a picture of the screen, unless every expectation of the scenario is
 * met.
 */
export async function playAndJudge(
  { scenario, driver, engine }: Played,
  page: Page,
  info: TestInfo,
): Promise<void> {
  let problem: string;
  try {
    await playWalk(scenario, driver, engine, { watchesFocus: true });
    const exposed = findExposed(typedValuesOf(scenario.walk), {
      ...(await readExposedTexts(page)),
      console: driver.consoleLines().join('\n'),
    });
    problem = [complaintsOf(await judgeAtEnd(scenario, driver, engine)), ...exposed]
      .filter(complaint => complaint !== '')
      .join('\n');
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (problem === '') return;
  const picture = info.outputPath('screen.png');
  const hasPicture = await page.screenshot({ path: picture }).then(
    () => true,
    () => false,
  );
  const report = describeFailure({
    problem,
    journal: engine.journal,
    consoleLines: driver.consoleLines(),
    path: await driver.path(),
    screen: await page
      .locator('body')
      .ariaSnapshot({ timeout: 2000 })
      .catch(() => 'the page does not answer'),
    ...(hasPicture && { picture }),
  });
  throw new Error(report);
}

export { expect };
