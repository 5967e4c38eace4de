import { scenarios } from '#scenarios/index.ts';
import { rotatingSample } from '../support/rotating-sample.ts';
import { playAndJudge, test, withoutMotion } from './test.ts';

const { FULL, REPLAY_SEED } = process.env;
if (!FULL) test.use(withoutMotion);

const tagged = scenarios.filter(({ tags }) => tags?.includes('e2e'));
/**
 * Every scenario plays in the page of `npm run test:scenarios`, and those tagged e2e in the engines. Here a third of those
 * tagged e2e play, in turn from commit to commit; all of them when Playwright is asked for a name or this file
 * (playwright.config.ts), and every scenario in `npm run test:full`.
 */
const replayed =
  REPLAY_SEED === undefined
    ? tagged
    : rotatingSample(tagged, { seed: REPLAY_SEED, every: 3, keyOf: ({ id }) => id });

for (const { id, title, requirements } of FULL ? scenarios : replayed) {
  test(`[10.5c] [${requirements.join(', ')}] ${id}: ${title}`, async ({ page, play }, info) => {
    await playAndJudge(await play(id), page, info);
  });
}
