import { createPlaywrightDriver } from '#mocks/drivers/playwright-driver.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { pairs } from '../support/dialect-pairs.ts';
import { expect, test, withoutMotion } from './test.ts';

test.use(withoutMotion);

/**
 * Over HTTP `npm run test:full` plays all pairs, and DIALECT names one dialect. `npm run test:scenarios` plays a sample
 * in its page.
 */
const playedPairs = process.env.FULL
  ? pairs
  : pairs.filter(({ dialect }) => dialect.id === process.env.DIALECT);

test.describe.configure({ retries: 0 });

for (const { scenario, dialect } of playedPairs) {
  test(`[16.2b] ${scenario.id} in ${dialect.id}`, async ({ play }) => {
    const { driver, engine } = await play(scenario.id, createPlaywrightDriver, dialect);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
  });
}
