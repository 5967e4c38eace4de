import type { TestResult } from './results.ts';

/** The scenarios that play on a screen. */
const SCENARIOS = 'tests/scenarios/scenarios.test.ts';

/**
 * Operations that no passing scenario on a screen calls: what the specification says of them is shown by nothing that the
 * app does (16.7). `undefined` if not all scenarios have been played as they stand, because then nothing is known.
 * @param scenarios the number of scenarios in the catalogue.
 */
export function unsentOperations(
  results: readonly TestResult[],
  operations: readonly string[],
  scenarios: number,
): readonly string[] | undefined {
  const passedScenarios = results.filter(({ file, state }) => file === SCENARIOS && state === 'passed');
  if (passedScenarios.length < scenarios) return undefined;
  const sentOperations = new Set(passedScenarios.flatMap(result => result.operations ?? []));
  return operations.filter(operation => !sentOperations.has(operation));
}
