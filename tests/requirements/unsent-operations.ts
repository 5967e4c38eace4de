import type { TestResult } from './results.ts';

/** The test files that play the scenarios. Paths from the root of the repository. */
export const SCENARIO_TEST_FILES: readonly string[] = [
  'tests/scenarios/scenarios.first-half.test.ts',
  'tests/scenarios/scenarios.second-half.test.ts',
];

/**
 * Operations that no passing scenario calls, so that no behaviour of the app shows the requirements about them (16.7).
 * `undefined` unless every scenario has passed in its current form, because then the list would be too long.
 * @param scenarioCount the number of scenarios in the catalogue
 */
export function unsentOperations(
  results: readonly TestResult[],
  operations: readonly string[],
  scenarioCount: number,
): readonly string[] | undefined {
  const passedScenarios = results.filter(
    ({ file, state }) => SCENARIO_TEST_FILES.includes(file) && state === 'passed',
  );
  if (passedScenarios.length < scenarioCount) return undefined;
  const sentOperations = new Set(passedScenarios.flatMap(result => result.operations ?? []));
  return operations.filter(operation => !sentOperations.has(operation));
}
