import { expect, test } from 'vitest';
import { reachableFrom, testsOnlyDeadCode } from './tests-only-dead-code.ts';

const graph = new Map([
  ['src/main.tsx', ['src/app/app.tsx']],
  ['src/app/app.tsx', ['src/main.tsx', 'src/brazil/date.ts']],
  ['src/brazil/date.test.ts', ['src/brazil/date.ts', 'src/brazil/dead.ts']],
  ['src/brazil/dead.test.ts', ['src/brazil/dead.ts', 'tests/support/typist.ts']],
  ['src/brazil/helped.test.ts', ['src/brazil/testing/sample.ts']],
  ['src/brazil/testing/sample.ts', ['src/brazil/date.ts']],
  ['tests/e2e/shell.spec.ts', ['tests/support/typist.ts']],
]);

test('[16.7a] a test of code that the app does not reach shows no requirement', () => {
  const reachedFiles = reachableFrom(['src/main.tsx'], graph);
  expect([...reachedFiles].sort()).toEqual(['src/app/app.tsx', 'src/brazil/date.ts', 'src/main.tsx']);
  expect(testsOnlyDeadCode('src/brazil/dead.test.ts', graph, reachedFiles)).toBe(true);
  expect(testsOnlyDeadCode('src/brazil/date.test.ts', graph, reachedFiles)).toBe(false);
  expect(testsOnlyDeadCode('src/brazil/helped.test.ts', graph, reachedFiles)).toBe(false);
  expect(testsOnlyDeadCode('tests/e2e/shell.spec.ts', graph, reachedFiles)).toBe(false);
});
