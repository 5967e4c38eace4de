import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { staleFiles, staleFilesMessage } from './stale-files.ts';

/** Copies the generated files of this repository to a folder in which a test may change them. */
function copyGeneratedFiles(): string {
  const copy = createTemporaryFolder('generated-');
  const root = join(import.meta.dirname, '..');
  for (const path of [
    'mocks/contract/validators.gen.js',
    'mocks/contract/answer-schemas.gen.js',
    'openapi/facts.gen.js',
    'styled-system/css/index.js',
    'styled-system/sources.txt',
  ])
    cpSync(join(root, path), join(copy, path));
  return copy;
}

test('generated files that match their sources give no message', () => {
  expect(staleFiles(copyGeneratedFiles())).toEqual([]);
});

test('a stale generated file is reported with its path, the rule and the command that generates it', () => {
  const copy = copyGeneratedFiles();
  writeFileSync(join(copy, 'openapi/facts.gen.js'), '// Sources: others\nexport const operationFacts = [];');
  expect(staleFilesMessage(copy)).toBe(
    [
      'Rule: Generated files that are not committed match their sources.',
      '  openapi/facts.gen.js is older than a change in openapi or tools/contract.',
      'Remedy: npm run prepare:generated (after a change of your own in openapi: npm run contract).',
    ].join('\n'),
  );
});

test('missing generated files are named', () => {
  const copy = copyGeneratedFiles();
  rmSync(join(copy, 'openapi/facts.gen.js'));
  rmSync(join(copy, 'styled-system'), { recursive: true });
  expect(staleFiles(copy)).toEqual([
    'openapi/facts.gen.js is missing.',
    'styled-system/css/index.js is missing.',
    'styled-system/sources.txt is missing.',
  ]);
});
