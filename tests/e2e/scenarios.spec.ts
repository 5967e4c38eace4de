import { scenarios } from '#scenarios/index.ts';
import { sampleForRun } from './sample-for-run.ts';
import { playAndJudge, test, withoutMotion } from './test.ts';

const { FULL } = process.env;
if (!FULL) test.use(withoutMotion);

/**
 * A tenth of the scenarios tagged e2e, and every scenario in `npm run test:full`. `npm run test:scenarios` plays every
 * scenario in its page, `npm run test:engines` those tagged e2e on the production build, in Chromium, too.
 */
const playedScenarios = sampleForRun(
  scenarios.filter(({ tags }) => FULL || tags?.includes('e2e')),
  { every: 10, keyOf: ({ id }) => id },
);

for (const { id, title, requirements } of playedScenarios) {
  test(`[10.5c] [${requirements.join(', ')}] ${id}: ${title}`, async ({ page, play }, info) => {
    await playAndJudge(await play(id), page, info);
  });
}
