import { createKeyboardDriver } from '#mocks/drivers/keyboard.ts';
import { complaintsOf, judge } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import { expect, test } from './support.ts';

/** In every run the journey that meets a list, a dialog and a check; in `npm run test:full` the walks of every product, and whatever is tried again. */
const telling = ['happy-path', 'financiamento-veiculo-comeco'];
const isPlayed = ({ id, tags, walk }: Scenario): boolean =>
  telling.includes(id) ||
  (Boolean(process.env.FULL) &&
    (tags?.some(tag => tag === 'produto' || tag === 'simulação') === true ||
      walk.some(action => action.do === 'press' && action.button.startsWith('Tentar novamente'))));

for (const { id, title } of scenarios.filter(isPlayed)) {
  test(`[13.2] by keyboard only, ${id}: ${title}`, async ({ play }) => {
    test.slow();
    const { scenario, driver, engine } = await play(id, createKeyboardDriver);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judge(scenario, driver, engine))).toBe('');
  });
}
