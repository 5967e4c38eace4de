import { complaintsOf, judge } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import { scenarios } from '#scenarios/index.ts';
import { expect, test } from './support.ts';

for (const { id, title, requirements } of scenarios) {
  test(`[${requirements.join(', ')}] ${id}: ${title}`, async ({ play }) => {
    const { scenario, driver, engine } = await play(id);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judge(scenario, driver, engine))).toBe('');
  });
}
