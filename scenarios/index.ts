import { happyPath } from './catalogue/contratacao/happy-path.ts';
import type { Scenario } from './define-scenario.ts';
import { nearestNames } from './nearest.ts';
import { productOf } from './products/index.ts';

/** Every scenario, in the order the catalogue shows them. */
export const scenarios: readonly Scenario[] = [happyPath];

export const scenarioIds: readonly string[] = scenarios.map(({ id }) => id);

export const findScenario = (id: string): Scenario | undefined =>
  scenarios.find(scenario => scenario.id === id);

/** Ids that someone may have meant. */
export const nearestScenarios = (id: string): string[] => nearestNames(id, scenarioIds);

/** The hash under which a scenario's journey is opened. */
export const hashOf = (scenario: Scenario): string => productOf(scenario.product).hash;

/** The link that opens a scenario on a mock build, relative to the app's base. */
export const linkOf = (scenario: Scenario): string =>
  `?${new URLSearchParams({ agx_hash: hashOf(scenario), scenario: scenario.id })}`;
