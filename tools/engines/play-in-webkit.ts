import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describeFailure } from '#mocks/describe-failure.ts';
import { type FrontServer, startFrontServer } from '#mocks/drivers/webdriver/front-server.ts';
import { createWebDriver } from '#mocks/drivers/webdriver/web-driver.ts';
import { type HttpHost, startHttpHost } from '#mocks/hosts/http.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { formatAddress } from '#scenarios/launch-address.ts';
import { buildTarget } from '../floor/browser-floor.ts';
import type { AttemptResult } from './attempt-result.ts';
import { runNameOf, type ScenarioRun } from './scenario-run.ts';
import { MIN_WINDOW_WIDTH, startWebKit, type WebKitBrowser, type WebKitPrograms } from './webkit-browser.ts';

export interface WebKitOptions {
  programs: WebKitPrograms;
  /** Folder for the pictures of failed runs. */
  pictures: string;
  /** Number of browsers that play at the same time. */
  sessions: number;
  /** The most attempts at a failing run. */
  attempts: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const windowSizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: MIN_WINDOW_WIDTH, height: 740 },
};

/** Time limit of a run. Milliseconds. */
const TIME_LIMIT = 150_000;

/** Bundles the page agent into one file. */
export async function bundleAgent(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      target: buildTarget,
      lib: {
        entry: path.join(root, 'mocks/drivers/webdriver/page-agent.ts'),
        formats: ['iife'],
        name: '__agentBundle',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The page agent could not be bundled.');
  return chunk.code;
}

/**
 * Plays scenarios on the production build in WebKit. Each browser stays open and takes the next unplayed
 * run; each run has an origin of its own.
 * @param report called after each attempt.
 */
export async function playInWebKit(
  runs: readonly ScenarioRun[],
  options: WebKitOptions,
  report: (result: AttemptResult) => void,
): Promise<void> {
  const host = await startHttpHost();
  const front = await startFrontServer(host.url, await bundleAgent());
  const remainingRuns = [...runs];
  const playRemainingRuns = async (): Promise<void> => {
    let browser = await startWebKit(options.programs);
    try {
      for (let run = remainingRuns.shift(); run; run = remainingRuns.shift()) {
        for (let attempt = 1; attempt <= options.attempts; attempt += 1) {
          const startedAt = Date.now();
          const { problem, isBroken } = await playRun(run, { browser, host, front, options });
          const isLast = problem === '' || attempt === options.attempts;
          const duration = Date.now() - startedAt;
          report({ engine: 'webkit', run: runNameOf(run), problem, attempt, isLast, duration });
          if (isBroken) {
            await browser.close();
            browser = await startWebKit(options.programs);
          }
          if (isLast) break;
        }
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(options.sessions, runs.length) }, playRemainingRuns));
  } finally {
    await front.close();
    await host.close();
  }
}

interface PlayEnvironment {
  browser: WebKitBrowser;
  host: HttpHost;
  front: FrontServer;
  options: WebKitOptions;
}

/** Plays one run. `isBroken` means that the browser has ended or hangs, so the next run needs a new one. */
async function playRun(
  run: ScenarioRun,
  { browser: { session }, host, front, options }: PlayEnvironment,
): Promise<{ problem: string; isBroken: boolean }> {
  const { scenario } = run;
  const visit = front.beginVisit();
  const id = host.sessions.play(scenario, randomUUID());
  const engine = host.sessions.engineOf(id);
  const driver = createWebDriver({
    session,
    visit,
    addressOf: launchAddress => formatAddress(visit.origin, launchAddress),
  });
  const play = async (): Promise<string> => {
    await session.resize(windowSizes[run.window]);
    await session.goTo(`${visit.origin}/__engine/blank`);
    await session.setCookie('mock_session', id);
    await playWalk(scenario, driver, engine);
    return complaintsOf(await judgeAtEnd(scenario, driver, engine));
  };
  const timeLimit = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new Error(`the walk has not ended after ${TIME_LIMIT / 1000} s`)),
      TIME_LIMIT,
    ).unref(),
  );
  const problem = await Promise.race([play(), timeLimit]).catch(error =>
    error instanceof Error ? error.message : String(error),
  );
  if (problem === '') return { problem, isBroken: false };
  const failureFacts = { problem, journal: engine.journal, consoleLines: driver.consoleLines() };
  let lastScreen = { path: '?', screen: '' };
  try {
    lastScreen = { path: await driver.path(), screen: await session.run<string>(OUTLINE_SCRIPT) };
    // The screenshot is last, because WebKitGTK sometimes does not answer this command on a busy machine.
    const picture = path.join(options.pictures, `webkit-${runNameOf(run).replace('@', '-')}.png`);
    const image = await session.screenshot();
    await mkdir(options.pictures, { recursive: true });
    await writeFile(picture, image);
    return {
      problem: describeFailure({ ...failureFacts, ...lastScreen, picture: path.relative(root, picture) }),
      isBroken: false,
    };
  } catch (error) {
    const reason = `none, ${error instanceof Error ? error.message : String(error)}`;
    return { problem: describeFailure({ ...failureFacts, ...lastScreen, picture: reason }), isBroken: true };
  }
}

/** Returns the roles and texts of the current page, or only its text if the page agent has not started. */
const OUTLINE_SCRIPT =
  'return window.__pageAgent ? window.__pageAgent.outline(0) : document.documentElement.innerText';
