/**
 * Measures twelve kinds of screens of the production build on a phone and prints them as a table: type sizes, heights
 * of targets, the place of the primary button, the number of words and controls (docs/comparison.md). `--dist folder`
 * is the build, made if it is missing; `--size 360x740` is the window.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createPlaywrightDriver } from '#mocks/drivers/playwright-driver.ts';
import { type HttpHost, startHttpHost } from '#mocks/hosts/http.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { findScenario } from '#scenarios/index.ts';
import { formatAddress } from '#scenarios/launch-address.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { launchChromium } from './launch-chromium.ts';
import { measurePage, type ScreenFigures } from './measure-screens/measure-page.ts';
import { type MeasuredScreen, measuredScreens } from './measure-screens/measured-screens.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

const usage = `npm run measure:screens -- [--dist dist] [--size 360x740]
  --dist dist     folder of the production build that is measured, built if it is missing
  --size 360x740  width and height of the window`;
const { values } = readCommandLine(usage, {
  options: { dist: { type: 'string', default: 'dist' }, size: { type: 'string', default: '360x740' } },
});
const [width = 0, height = 0] = values.size.split('x').map(Number);
if (!(width > 0 && height > 0))
  exitWithUsage('The size is a width and a height, for example 360x740.', usage);
if (!existsSync(join(values.dist, 'index.html'))) {
  const build = ['tsx', 'tools/build.ts', 'production', '--out', values.dist];
  const { status } = spawnSync('npx', build, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Plays the walk up to the screen, and measures it. */
async function measure(browser: Browser, host: HttpHost, screen: MeasuredScreen): Promise<ScreenFigures> {
  const scenario = findScenario(screen.scenario);
  if (!scenario) throw new Error(`No scenario is called "${screen.scenario}".`);
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  try {
    const walk = scenario.walk
      .slice(0, screen.actionCount)
      .map(action => (action.do === 'open' && screen.path ? { ...action, path: screen.path } : action));
    const session = host.sessions.play(scenario, randomUUID());
    await context.addCookies([{ name: 'mock_session', value: session, url: host.url }]);
    // tsx names inner functions with this helper, which the page does not have.
    await context.addInitScript('globalThis.__name = named => named');
    const page = await context.newPage();
    const driver = createPlaywrightDriver({
      page,
      addressOf: address => formatAddress(host.url, address),
    });
    await playWalk({ ...scenario, walk }, driver, host.sessions.engineOf(session));
    if (screen.lastPress)
      await page.getByRole(screen.lastPress.role, { name: screen.lastPress.name }).click();
    await waitUntilSettled(page);
    await page.evaluate(() => scrollTo(0, 0));
    return await page.evaluate(measurePage);
  } finally {
    await context.close();
  }
}

const host = await startHttpHost({ dist: values.dist });
const browser = await launchChromium();
try {
  console.log(
    '| screen | title | text | largest amount | smallest text | picture | primary | its centre | smallest target | words in view | controls in view |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const screen of measuredScreens) {
    const { title, body, amount, smallest, picture, primary, centre, target, words, controls } =
      await measure(browser, host, screen);
    const lengths = [title, body, amount, smallest, picture, primary, centre, target].map(length =>
      length === 0 ? '-' : `${length}`,
    );
    console.log(`| ${[screen.name, ...lengths, words, controls].join(' | ')} |`);
  }
} finally {
  await browser.close();
  await host.close();
}
