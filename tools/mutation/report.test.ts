import { expect, test } from 'vitest';
import { reportOf, scoreCells, withoutTimeouts } from './report.ts';

const mutant = (status: string, line: number, replacement?: string) => ({
  mutatorName: 'ConditionalExpression',
  ...(replacement !== undefined && { replacement }),
  location: { start: { line, column: 3 }, end: { line, column: 9 } },
  status,
});

test('the score is the share of noticed mutants among those that were active during a test or in code that no test runs', () => {
  const source = 'first\n  second\nthird';
  const { lines, ...score } = reportOf({
    files: {
      'src/a.ts': {
        source,
        mutants: [
          mutant('Killed', 1),
          mutant('Timeout', 1),
          mutant('Survived', 2, 'a\n  b'),
          mutant('NoCoverage', 3),
          mutant('Ignored', 3),
          mutant('CompileError', 3),
        ],
      },
    },
  });
  expect(score).toEqual({ noticed: 2, timedOut: 1, unnoticed: 2, score: 50 });
  expect(scoreCells(score)).toBe('| 50.0% of 4 | 1 |');
  expect(lines).toEqual([
    'src/a.ts:2:3  second  ->  a b',
    'src/a.ts:3:3  third  ->  ConditionalExpression (no test runs it)',
  ]);
});

test('without mutants the score is 100', () => {
  expect(reportOf({ files: {} }).score).toBe(100);
});

test('mutants that ended by their time limit are tried again', () => {
  const files = { 'src/a.ts': { source: 'first', mutants: [mutant('Killed', 1), mutant('Timeout', 1)] } };
  expect(withoutTimeouts({ files, testFiles: {} })).toEqual({
    files: { 'src/a.ts': { source: 'first', mutants: [mutant('Killed', 1)] } },
    testFiles: {},
  });
});
