import { createKeyboardDriver } from '#mocks/drivers/keyboard.ts';
import { complaintsOf, judge } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import { scenarios } from '#scenarios/index.ts';
import { expect, test } from './support.ts';

/** In every run the journey that meets a list, a dialog and a check; in `npm run test:full` the walks of every product. */
const telling = ['happy-path', 'financiamento-veiculo-comeco'];
const played = scenarios.filter(
  ({ id, tags }) =>
    telling.includes(id) || (process.env.FULL && tags?.some(tag => tag === 'produto' || tag === 'simulação')),
);

for (const { id, title } of played) {
  test(`[13.2] by keyboard only, ${id}: ${title}`, async ({ play }) => {
    test.slow();
    const { scenario, driver, engine } = await play(id, createKeyboardDriver);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judge(scenario, driver, engine))).toBe('');
  });
}
