import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checks } from './checks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
