import { onTestFinished } from 'vitest';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

/**
 * Plays the first `count` actions of a scenario in this page, under another plan of the service. The page closes at the
 * end of the test.
 */
export async function openInPage(id: string, count: number, plan: Plan = {}): Promise<ScenarioStage> {
  const scenario = scenarioById(id);
  const beginning = { ...scenario, plan, walk: scenario.walk.slice(0, count) };
  const stage = setUpStage(beginning);
  onTestFinished(stage.close);
  await playWalk(beginning, createDomDriver(stage.controls), stage.engine);
  return stage;
}

/** The number of calls of an operation so far. */
export const countCalls = ({ engine }: ScenarioStage, operation: string): number =>
  engine.journal.filter(entry => entry.operation === operation).length;
