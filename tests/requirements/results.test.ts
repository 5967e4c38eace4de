import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  mergeResults,
  readResults,
  repositoryRoot,
  type TestResult,
  type TestState,
  writeResults,
} from './results.ts';

const result = (file: string, name: string, state: TestState = 'passed'): TestResult => ({
  name,
  state,
  file,
  ranAt: 1,
});

test('a complete run of a file replaces the results of that file only', () => {
  const stored = [result('a.test.ts', 'old'), result('b.test.ts', 'kept')];
  const mergedResults = mergeResults(stored, [result('a.test.ts', 'new')], false);
  expect(mergedResults).toEqual([result('b.test.ts', 'kept'), result('a.test.ts', 'new')]);
});

test('a narrowed run replaces only the tests that ran', () => {
  const stored = [result('a.test.ts', 'one'), result('a.test.ts', 'two')];
  const run = [result('a.test.ts', 'one', 'failed'), result('a.test.ts', 'two', 'skipped')];
  expect(mergeResults(stored, run, true)).toEqual([
    result('a.test.ts', 'two'),
    result('a.test.ts', 'one', 'failed'),
  ]);
});

test('results are stored in a file per project, without tests whose file does not exist', () => {
  const root = createTemporaryFolder('requirements-');
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'a.test.ts'), '');
  writeResults(root, 'browser (chromium)', [result('a.test.ts', 'one')], false);
  writeResults(root, 'unit', [result('a.test.ts', 'two'), result('gone.test.ts', 'three')], false);
  expect(readResults(root)).toEqual([
    { project: 'browser (chromium)', tests: [result('a.test.ts', 'one')] },
    { project: 'unit', tests: [result('a.test.ts', 'two')] },
  ]);
});

test('a damaged results file counts as missing', () => {
  const root = createTemporaryFolder('requirements-');
  const folder = join(root, 'node_modules', '.cache', 'requirements');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'unit.json'), '{"project":"unit","tests":[{"name":1}]}');
  writeFileSync(join(folder, 'cut.json'), '{"project":');
  expect(readResults(root)).toEqual([]);
});

test('the root of the repository is found from a folder inside', () => {
  const root = createTemporaryFolder('requirements-');
  writeFileSync(join(root, 'package.json'), '{}');
  mkdirSync(join(root, 'a', 'b'), { recursive: true });
  expect(repositoryRoot(join(root, 'a', 'b'))).toBe(root);
});
