import { createDomDriver, type DomStage } from '#mocks/drivers/dom.ts';
import type { Engine } from '#mocks/engine.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { setUpStage } from './scenario-stage.ts';

/** What a developer needs to see when a walk stops: the calls, the console, the screen. */
function whatHappened(engine: Engine, stage: DomStage): string {
  const calls = engine.journal.map(({ operation, status }) => `${operation} ${status}`).join(', ');
  // biome-ignore lint/performance/useDomNodeTextContent: what a person sees is asked for
  const screen = document.body.innerText.replace(/\s+/g, ' ').slice(0, 600);
  return `at ${stage.path()}\ncalls: ${calls}\nconsole: ${stage.consoleLines().join(' | ')}\nscreen: ${screen}`;
}

/** Plays a scenario in this page and fails unless everything that it says is true. */
export async function playScenario(scenario: Scenario, dialect: Dialect = plain): Promise<void> {
  const { engine, stage, close } = setUpStage(scenario, document.body, { dialect });
  const driver = createDomDriver(stage);
  try {
    await playWalk(scenario, driver, engine).catch((problem: unknown) => {
      throw new Error(`${String(problem).slice(0, 400)}\n${whatHappened(engine, stage)}`);
    });
    const complaints = complaintsOf(await judgeAtEnd(scenario, driver, engine));
    if (complaints)
      throw new Error(`The verdict does not hold:\n${complaints}\n${whatHappened(engine, stage)}`);
  } finally {
    close();
  }
}
