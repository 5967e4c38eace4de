import type { Scenario } from '#scenarios/define-scenario.ts';
import { findScenario, nearestScenarios } from '#scenarios/index.ts';

/** The scenario with an id. @throws if there is none, with the ids that are similar. */
export function scenarioById(id: string): Scenario {
  const scenario = findScenario(id);
  if (!scenario)
    throw new Error(`There is no scenario "${id}". Similar: ${nearestScenarios(id).join(', ') || 'none'}.`);
  return scenario;
}
