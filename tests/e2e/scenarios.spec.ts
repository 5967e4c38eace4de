import { scenarios } from '#scenarios/index.ts';
import { playAndJudge, test, withoutMotion } from './test.ts';

if (!process.env.FULL) test.use(withoutMotion);

/**
 * Every scenario plays in the page of `npm run test:scenarios`; here the scenarios tagged e2e, and all of them in `npm
 * run test:full`.
 */
const playedScenarios = process.env.FULL ? scenarios : scenarios.filter(({ tags }) => tags?.includes('e2e'));

for (const { id, title, requirements } of playedScenarios) {
  test(`[10.5c] [${requirements.join(', ')}] ${id}: ${title}`, async ({ page, play }, info) => {
    await playAndJudge(await play(id), page, info);
  });
}
