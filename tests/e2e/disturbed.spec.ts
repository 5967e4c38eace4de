import type { Page } from '@playwright/test';
import { playWalk } from '#mocks/play-walk.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { rotatingSample } from '../support/rotating-sample.ts';
import { sampleForRun } from './sample-for-run.ts';
import { expect, test, withoutMotion } from './test.ts';

const { REPLAY_SEED = 'named' } = process.env;

test.use({ ...withoutMotion, viewport: { width: 390, height: 844 } });

/** Longer walks would take too much of the time of a run. */
const MAX_ACTIONS = 25;
/** Actions with which a disturbance cannot interfere: none is about time or the connection. */
const ACTIONS: ReadonlySet<WalkAction['do']> = new Set([
  'open',
  'fill',
  'choose',
  'check',
  'press',
  'waitFor',
  'expectField',
  'expectChoice',
]);

/** Not those with a code, which a reload erases on purpose. */
const canBeDisturbed = ({ plan, tags, walk }: Scenario): boolean =>
  tags?.includes('e2e') === true &&
  !tags.includes('token') &&
  Object.keys(plan).length === 0 &&
  walk.length <= MAX_ACTIONS &&
  walk.filter(action => action.do === 'open').length === 1 &&
  walk.every(action => ACTIONS.has(action.do));

/** Something that people do, and that must change nothing in the journey. */
type Disturbance = [name: string, disturb: (page: Page) => Promise<unknown>];

/** Harmless at any moment. */
const anywhere: readonly Disturbance[] = [
  [
    'turns the phone',
    page => {
      const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
      return page.setViewportSize({ width: height, height: width });
    },
  ],
  [
    'doubles the size of the text',
    page =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      }),
  ],
  [
    'looks at another app',
    page =>
      page.evaluate(() => {
        for (const value of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }
      }),
  ],
  [
    'presses Tab five times',
    async page => {
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    },
  ],
  ['scrolls', page => page.mouse.wheel(0, 600)],
];

/** Harmless while the visitor fills in a form, because nothing is being sent. */
const amongFields: readonly Disturbance[] = [
  ...anywhere,
  ['reloads the page', page => page.reload()],
  [
    'drives through a tunnel',
    async page => {
      await page.context().setOffline(true);
      await page.waitForTimeout(200);
      await page.context().setOffline(false);
    },
  ],
  [
    'looks into the proposal in a second tab',
    async page => {
      const secondTab = await page.context().newPage();
      await secondTab.goto(page.url());
      await secondTab.getByRole('main').waitFor();
      await secondTab.close();
    },
  ],
];

/** The disturbance after an action of the walk; `undefined` after every other action. */
function disturbanceAfter({ id, walk }: Scenario, index: number): Disturbance | undefined {
  const disturbances = walk[index]?.do === 'fill' ? amongFields : anywhere;
  const seed = `${REPLAY_SEED} ${id} ${index}`;
  const isQuiet = index % 2 === 0 || index === walk.length - 1;
  return isQuiet
    ? undefined
    : rotatingSample(disturbances, { seed, every: disturbances.length, keyOf: ([name]) => name })[0];
}

const disturbed = sampleForRun(scenarios.filter(canBeDisturbed), { every: 15, keyOf: ({ id }) => id });

for (const { id, title, verdict } of disturbed) {
  test(`[11.3] [13.5] ${id} goes on whatever else the visitor does: ${title}`, async ({ page, play }) => {
    const mistakes: string[] = [];
    page.on('pageerror', error => mistakes.push(String(error.stack)));
    const { scenario, driver, engine } = await play(id);
    await playWalk(scenario, driver, engine, {
      async after(index) {
        const disturbance = disturbanceAfter(scenario, index);
        if (disturbance) await test.step(disturbance[0], () => disturbance[1](page));
      },
    });
    if (verdict.endsAt && 'heading' in verdict.endsAt) await driver.waitForHeading(verdict.endsAt.heading);
    expect(mistakes).toEqual([]);
  });
}
