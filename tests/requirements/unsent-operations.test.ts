import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TestResult } from './results.ts';
import { SCENARIO_TEST_FILES, unsentOperations } from './unsent-operations.ts';

const playedResult = (operations: readonly string[], members: Partial<TestResult> = {}): TestResult => ({
  name: '[7.8] a scenario',
  state: 'passed',
  file: 'tests/scenarios/scenarios.first-half.test.ts',
  ranAt: 1,
  operations,
  ...members,
});

test('[16.7c] an operation that no scenario calls is reported', () => {
  const results = [
    playedResult(['getSystem', 'createProposal']),
    playedResult(['getSystem'], { file: 'tests/scenarios/scenarios.second-half.test.ts' }),
  ];
  expect(unsentOperations(results, ['getSystem', 'createProposal', 'newHash'], 2)).toEqual(['newHash']);
});

test('[16.7] a failed scenario, or a test that is no scenario, does not count as a call', () => {
  const results = [
    playedResult(['getSystem']),
    playedResult(['newHash'], { state: 'failed' }),
    playedResult(['newHash'], { file: 'src/flows/restart.test.ts' }),
  ];
  expect(unsentOperations(results, ['getSystem', 'newHash'], 1)).toEqual(['newHash']);
});

test('[16.7] no operation is reported before all scenarios have been played', () => {
  expect(unsentOperations([playedResult(['getSystem'])], ['getSystem', 'newHash'], 2)).toBeUndefined();
});

test('[16.7] the files that count as scenarios are those that play the catalogue', () => {
  const files = readdirSync('tests/scenarios')
    .map(name => `tests/scenarios/${name}`)
    .filter(file => readFileSync(file, 'utf8').includes('testScenarios('));
  expect(files).toEqual(SCENARIO_TEST_FILES);
});
