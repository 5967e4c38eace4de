import { playWalk } from '#mocks/play-walk.ts';
import { startingScenarios } from '#scenarios/generated.ts';
import { scenarios } from '#scenarios/index.ts';
import { stepScenarios } from '#scenarios/step-scenarios.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import { createScreenJudge } from './screen-judge.ts';
import { expect, test } from './test.ts';

/** One has a form below a header with a photo and three phases, the other a simulation with its drawer. */
const SAMPLE_SCENARIOS = ['credito-conta-de-luz-endereco', 'simulacao-veiculo'];

const isFullRun = Boolean(process.env.FULL);
/** `npm run test:full` plays all scenarios with screens; any other run only the two above, which take a few seconds. */
const playedScenarios = isFullRun
  ? [...scenarios, ...startingScenarios, ...stepScenarios].filter(scenario => !isServiceOnly(scenario))
  : scenarios.filter(({ id }) => SAMPLE_SCENARIOS.includes(id));

const judge = createScreenJudge({ isComplete: isFullRun });

for (const { id } of playedScenarios) {
  test(`[13.1] the screens of ${id} are accessible in every theme, width and zoom`, async ({
    page,
    play,
  }) => {
    test.setTimeout(isFullRun ? 300_000 : 60_000);
    const { scenario, driver, engine } = await play(id);
    const problems: string[] = [];
    const checkScreen = async (moment: string): Promise<void> => {
      // A toast stays while it has the focus.
      const button = page.locator('[data-toast] button').first();
      if (await button.isVisible()) await button.focus();
      for (const problem of await judge.check(page)) problems.push(`${moment}: ${problem}`);
    };
    let steps = 0;
    await playWalk(scenario, driver, engine, {
      before: async (index, { do: kind }) => {
        steps = index + 1;
        // Not before a wait for the service, because the screen would change during the check.
        if (index > 0 && kind === 'press') await checkScreen(`before step ${steps}`);
      },
    });
    await checkScreen('at the end');
    expect(problems).toEqual([]);
  });
}
