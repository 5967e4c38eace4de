import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checks } from '../../tools/checks.ts';
import { sourcesUnder } from '../../tools/source-stamp.ts';
import { isCode, listRepositoryFiles, root } from './repository-files.ts';

test.each(
  checks.filter(({ name }) =>
    ['types', 'nothing unused', 'lint and formatting', 'architecture'].includes(name),
  ),
)('npm run check runs "$name" again when any file of code has changed', ({ name, inputs }) => {
  const watchedFiles = new Set(sourcesUnder(...inputs));
  const unwatchedFiles = listRepositoryFiles().filter(path => isCode(path) && !watchedFiles.has(path));
  expectNoBreaches(
    unwatchedFiles.map(path => `${path} is no input of the check "${name}".`),
    {
      rule: 'A check runs again when a file that it reads has changed.',
      remedy: 'Add the folder to the inputs in tools/checks.ts.',
    },
  );
  for (const path of ['package-lock.json', 'tsconfig.json', 'biome.json', 'knip.jsonc'])
    expect(watchedFiles).toContain(path);
});

test.each([
  ['nothing unused', /unused\.ts[\s\S]*Rule: Every file, export and package is used\.\nRemedy: import it/],
  [
    'nothing for tests only',
    /unused\.ts[\s\S]*Rule: Code that only tests use is stored with the tests\.\nRemedy: /,
  ],
])('the check "%s" says file, rule and remedy', (name, message) => {
  const folder = createTemporaryFolder('unused-');
  for (const path of ['node_modules', 'tools']) symlinkSync(join(root, path), join(folder, path));
  writeFileSync(join(folder, 'package.json'), '{ "name": "unused", "type": "module" }');
  writeFileSync(join(folder, 'knip.json'), '{ "entry": ["used.ts!"], "project": ["*.ts!"] }');
  writeFileSync(join(folder, 'used.ts'), 'console.log(1);');
  writeFileSync(join(folder, 'unused.ts'), 'console.log(2);');
  const checkArguments = checks.find(check => check.name === name)?.args ?? [];
  const withoutCache = checkArguments.filter(argument => !/cache/.test(argument));
  let output = '';
  try {
    execFileSync(process.execPath, withoutCache, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (problem) {
    output = String(Object(problem).stdout);
  }
  expect(output).toMatch(message);
});

test('the check of lint and formatting ends with the command that corrects most findings', () => {
  const remedy = checks.find(({ name }) => name === 'lint and formatting')?.remedy;
  expect(remedy).toContain('npm run format');
});
