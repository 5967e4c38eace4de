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

/** The types of 4.7. Types named after simulations belong to 4.8, all others to 4.9. */
const coreTypes = [
  'form tokenValidation proposalTokenValidation documentLink creditAnalysis waiting juridical documentApi facematch',
  'liveness serproLiveness selfieCaptura contract review finished finalizado lgpd verifyIdentity acceptanceTerms details',
  'rodobensCrivo rodobensKyc benefit',
].flatMap(line => line.split(' '));
const isSimulation = (type: string): boolean =>
  /simulat|simulac|^(qiTech|funcao|nio|c6CarEquity|c6ConsignadoPrivado)/i.test(type);

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
    stepsMap(knownStepTypes(), openedScenarios),
    fieldsMap(knownNames('component-kind', fieldKinds), openedScenarios),
    registriesMap(openedScenarios),
  ];
  return withTests(maps, shownByTests, file =>
    existsSync(`${root}${file}`) ? readFileSync(`${root}${file}`, 'utf8') : '',
  );
}

function knownStepTypes(): Record<string, string[]> {
  const types = knownNames('step-type-slug', stepTypes);
  return {
    '4.7': types.filter(type => coreTypes.includes(type)),
    '4.8': types.filter(isSimulation),
    '4.9': types.filter(type => !coreTypes.includes(type) && !isSimulation(type)),
  };
}

/** The names in an open list of the contract, and those that only the registry of the code has. */
function knownNames(schema: string, registry: Pick<Registry<unknown>, 'names'>): string[] {
  const document: Record<string, unknown> = parse(
    readFileSync(`${root}openapi/schemas/${schema}.yaml`, 'utf8'),
  );
  const values = document['x-known-values'];
  return [...new Set([...(Array.isArray(values) ? values.map(String) : []), ...registry.names()])];
}
