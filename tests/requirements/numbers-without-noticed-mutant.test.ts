import { expect, test } from 'vitest';
import { numbersWithoutNoticedMutant } from './numbers-without-noticed-mutant.ts';

const testFiles = {
  'a.test.ts': {
    tests: [
      { id: '1', name: '[5.13] refuses a CPF' },
      { id: '2', name: '[5.14a] [5.14b] refuses a name' },
    ],
  },
};
const resultsWith = (...all: readonly [status: string, ...coveredBy: string[]][]) => ({
  files: { 'a.ts': { mutants: all.map(([status, ...coveredBy]) => ({ status, coveredBy })) } },
  testFiles,
});

test('[16.7b] a requirement number whose tests notice no change of their code is reported', () => {
  const results = resultsWith(['Survived', '2'], ['Survived', '1', '2'], ['Killed', '1']);
  expect(numbersWithoutNoticedMutant(results)).toEqual(['5.14a', '5.14b']);
});

test('[16.7] a change that one test of the number notices is enough', () => {
  expect(numbersWithoutNoticedMutant(resultsWith(['Survived', '1'], ['Timeout', '1']))).toEqual([]);
});

test('[16.7] changes that no test runs, or that do not compile, are ignored', () => {
  expect(
    numbersWithoutNoticedMutant(resultsWith(['NoCoverage'], ['CompileError', '1'], ['Ignored', '2'])),
  ).toEqual([]);
});
