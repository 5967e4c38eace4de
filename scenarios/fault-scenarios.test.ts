import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationFacts } from '#openapi/facts.gen.js';
import { faultScenarios, faultTable, isShownByTest } from './fault-scenarios.ts';

const faultsShownByTests = Object.values(faultTable).filter(isShownByTest);

test('[10.10] every operation of the contract has a row, and each row is shown by scenarios or by a test', () => {
  expect(Object.keys(faultTable).sort()).toEqual(operationFacts.map(({ id }) => id).sort());
  const playedOperations = new Set(
    faultScenarios.flatMap(({ plan }) =>
      Object.entries(plan).flatMap(([operation, answer]) => (answer.kind === 'sequence' ? [operation] : [])),
    ),
  );
  expect(playedOperations.size + faultsShownByTests.length).toBe(operationFacts.length);
});

test('[10.10] every test that shows faults instead of scenarios exists', () => {
  for (const { file, title } of faultsShownByTests)
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(`'${title}'`);
});
