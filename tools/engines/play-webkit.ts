import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startFrontServer } from '#mocks/drivers/webdriver/front-server.ts';
import { createWebDriver } from '#mocks/drivers/webdriver/webdriver.ts';
import type { Engine } from '#mocks/engine.ts';
import { startHttpHost } from '#mocks/hosts/http.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { buildTarget } from '../floor/browser-floor.ts';
import { startWebKit, type WebKitPrograms } from './webkit-browser.ts';

/** A scenario and the window that it is played in. */
export interface Performance {
  scenario: Scenario;
  width: number;
  height: number;
}

export interface Outcome {
  id: string;
  width: number;
  /** Empty when the verdict holds. */
  problem: string;
  /** Milliseconds. */
  took: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The script that looks for things inside the page, as one file. */
async function bundleAgent(): Promise<string> {
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
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The page agent could not be bundled.');
  return chunk.code;
}

/**
 * Plays scenarios on the production build in WebKit, one after the other in one browser; each has an origin of its own.
 * @param report called after each.
 */
export async function playInWebKit(
  performances: readonly Performance[],
  { programs, pictures }: { programs: WebKitPrograms; pictures: string },
  report: (outcome: Outcome) => void,
): Promise<void> {
  const host = await startHttpHost();
  const front = await startFrontServer(host.url, await bundleAgent());
  let browser = await startWebKit(programs);
  try {
    for (const { scenario, width, height } of performances) {
      const began = Date.now();
      const problem = await playOne(scenario, { width, height }).catch(async error => {
        // The browser itself is gone or hangs: the next scenario gets a new one.
        await browser.close();
        browser = await startWebKit(programs);
        return `the browser: ${error instanceof Error ? error.message : String(error)}`;
      });
      report({ id: scenario.id, width, problem, took: Date.now() - began });
    }
  } finally {
    await browser.close();
    await front.close();
    await host.close();
  }

  async function playOne(scenario: Scenario, size: { width: number; height: number }): Promise<string> {
    const { session } = browser;
    const visit = front.beginVisit();
    await session.resize(size);
    await session.goTo(`${visit.origin}/__engine/blank`);
    const id = host.sessions.play(scenario, randomUUID());
    await session.setCookie('mock_session', id);
    const engine = host.sessions.engineOf(id);
    const driver = createWebDriver({
      session,
      visit,
      addressOf({ hash, path: place, query }) {
        const search = new URLSearchParams(query);
        if (hash !== null) search.set('agx_hash', hash);
        return `${visit.origin}${place}${search.size === 0 ? '' : `?${search}`}`;
      },
    });
    let problem: string;
    try {
      await playWalk(scenario, driver, engine);
      problem = complaintsOf(await judgeAtEnd(scenario, driver, engine));
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (problem === '') return '';
    const picture = path.join(pictures, `webkit-${scenario.id}-${size.width}.png`);
    await mkdir(pictures, { recursive: true });
    await writeFile(picture, await session.screenshot());
    const screen = await session.run<string>(
      'return (document.body?.innerText ?? "").replace(/\\s+/g, " ").slice(0, 600)',
    );
    return `${problem}\n${whatHappened(engine, visit.lines)}\nscreen: ${screen}\npicture: ${path.relative(root, picture)}`;
  }
}

/** The calls and the console of a failing walk, as the Vitest hosts tell them. */
function whatHappened(engine: Engine, lines: readonly string[]): string {
  const calls = engine.journal.map(({ operation, status }) => `${operation} ${status}`).join(', ');
  return `calls: ${calls}\nconsole: ${lines.join(' | ')}`;
}
