import { expect, test } from 'vitest';
import { isTestOfUnusedCode, reachableFrom } from './is-test-of-unused-code.ts';

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
  expect(isTestOfUnusedCode('src/brazil/dead.test.ts', graph, reachedFiles)).toBe(true);
  expect(isTestOfUnusedCode('src/brazil/date.test.ts', graph, reachedFiles)).toBe(false);
  expect(isTestOfUnusedCode('src/brazil/helped.test.ts', graph, reachedFiles)).toBe(false);
  expect(isTestOfUnusedCode('tests/e2e/shell.spec.ts', graph, reachedFiles)).toBe(false);
});
