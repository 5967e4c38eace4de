import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import { scenarios } from '#scenarios/index.ts';
import { expect, test } from './support.ts';

/** Every scenario plays in the page of `npm run test:scenarios`; here the telling ones, and all of them in `npm run test:full`. */
const played = process.env.FULL ? scenarios : scenarios.filter(({ tags }) => tags?.includes('e2e'));

for (const { id, title, requirements } of played) {
  test(`[${requirements.join(', ')}] ${id}: ${title}`, async ({ play }) => {
    const { scenario, driver, engine } = await play(id);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
  });
}
