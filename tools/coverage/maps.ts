import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { fieldKinds } from '#journey/fields/index.ts';
import { stepTypes } from '#journey/steps/index.ts';
import type { CoverageMap } from '#mocks/atlas/maps.ts';
import { operationFacts } from '#openapi/facts.gen.js';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { Registry } from '#shared/registry.ts';
import { shownByTests, withTests } from './by-tests.ts';
import { errorsMap } from './errors-map.ts';
import { fieldsMap } from './fields-map.ts';
import { operationsMap } from './operations-map.ts';
import { registriesMap } from './registries-map.ts';
import { stateAtOpening } from './state-at-opening.ts';
import { type OpenedScenario, stepsMap } from './steps-map.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All maps of a set of scenarios (10.8). */
export async function coverageMaps(
  scenarios: readonly Scenario[],
  calledOperations: ReadonlySet<OperationId>,
): Promise<CoverageMap[]> {
  const screenScenarios = scenarios.filter(scenario => !isServiceOnly(scenario));
  const openedScenarios: OpenedScenario[] = await Promise.all(
    screenScenarios.map(async scenario => ({ scenario, opening: await stateAtOpening(scenario) })),
  );
  const maps = [
    operationsMap(operationFacts, scenarios, calledOperations),
    errorsMap(screenScenarios),
    stepsMap(knownNames('step-type-slug', stepTypes), openedScenarios),
    fieldsMap(knownNames('component-kind', fieldKinds), openedScenarios),
    registriesMap(openedScenarios),
  ];
  return withTests(maps, shownByTests, file =>
    existsSync(`${root}${file}`) ? readFileSync(`${root}${file}`, 'utf8') : '',
  );
}

/** The names in an open list of the contract, and those that only the registry of the code has. */
function knownNames(schema: string, registry: Pick<Registry<unknown>, 'names'>): string[] {
  const document: Record<string, unknown> = parse(
    readFileSync(`${root}openapi/schemas/${schema}.yaml`, 'utf8'),
  );
  const values = document['x-known-values'];
  return [...new Set([...(Array.isArray(values) ? values.map(String) : []), ...registry.names()])];
}
