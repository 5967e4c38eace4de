import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const tools = fileURLToPath(new URL('./', import.meta.url));

test('modules that are a link belong to somebody else: they are used, never installed over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const made of ['clone/tools/engines', 'others/modules'])
    mkdirSync(join(folder, made), { recursive: true });
  for (const file of ['bootstrap.mjs', 'chromium.mjs', 'engines/find-engines.mjs'])
    cpSync(join(tools, file), join(folder, 'clone/tools', file));
  writeFileSync(join(folder, 'clone/package-lock.json'), '{}');
  writeFileSync(join(folder, 'others/modules/theirs'), 'kept');
  symlinkSync(join(folder, 'others/modules'), join(folder, 'clone/node_modules'));

  const { stdout } = spawnSync(process.execPath, [join(folder, 'clone/tools/bootstrap.mjs'), 'nothing'], {
    encoding: 'utf8',
  });

  expect(stdout).toMatch(/node_modules is a link to .*others\/modules: it is taken as it is/);
  expect(readFileSync(join(folder, 'others/modules/theirs'), 'utf8')).toBe('kept');
});
