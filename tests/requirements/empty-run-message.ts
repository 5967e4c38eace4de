import { nearestNames } from '#scenarios/nearest-names.ts';

/**
 * Vitest lets a run pass whose name pattern selects no test, so a mistyped id would look like a passed scenario.
 * @param testNames the names of all tests in the files of the run; those of scenarios contain the id.
 */
export function emptyRunMessage(pattern: string, testNames: readonly string[]): string {
  const ids = testNames.flatMap(name => /(?:^|\] )([a-z0-9-]+): /.exec(name)?.[1] ?? []);
  const similarIds = nearestNames(pattern, ids);
  const suggestion = similarIds.length > 0 ? ` Did you mean ${similarIds.join(' or ')}?` : '';
  return [
    `No test of these files has "${pattern}" in its name.${suggestion}`,
    `Ids of scenarios: npm run coverage, or the catalogue of npm start. A new scenario needs two lines in the index.ts of its folder.`,
    `Generated scenarios: npm run test:scenarios -- tests/scenarios/steps.test.ts tests/scenarios/faults.test.ts -t <id>`,
  ].join('\n');
}
