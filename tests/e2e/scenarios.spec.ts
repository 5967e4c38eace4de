import { scenarios } from '#scenarios/index.ts';
import { rotatingSample } from '../support/rotating-sample.ts';
import { playAndJudge, test, withoutMotion } from './test.ts';

const { FULL, REPLAY_SEED } = process.env;
if (!FULL) test.use(withoutMotion);

const taggedScenarios = scenarios.filter(({ tags }) => tags?.includes('e2e'));
/**
 * Here a third of the scenarios tagged e2e play, another third for another commit. All of them play when the command names a
 * test or this file (playwright.config.ts), and every scenario plays in `npm run test:full`. `npm run test:scenarios` plays
 * every scenario in its page, `npm run test:engines` those tagged e2e.
 */
const playedScenarios =
  REPLAY_SEED === undefined
    ? taggedScenarios
    : rotatingSample(taggedScenarios, { seed: REPLAY_SEED, every: 3, keyOf: ({ id }) => id });

for (const { id, title, requirements } of FULL ? scenarios : playedScenarios) {
  test(`[10.5c] [${requirements.join(', ')}] ${id}: ${title}`, async ({ page, play }, info) => {
    await playAndJudge(await play(id), page, info);
  });
}
