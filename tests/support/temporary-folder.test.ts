import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder, removeTemporaryFolders } from './temporary-folder.ts';

test('a temporary folder is empty, new at each call, and removed with its files', () => {
  const folders = [createTemporaryFolder('sample-'), createTemporaryFolder('sample-')];
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) writeFileSync(join(folder, 'file.txt'), 'text');
  removeTemporaryFolders();
  expect(folders.filter(folder => existsSync(folder))).toEqual([]);
});

test('the end of the process removes its temporary folders', () => {
  const module = join(import.meta.dirname, 'temporary-folder.ts');
  const script = `import { createTemporaryFolder } from ${JSON.stringify(module)};
    process.stdout.write(createTemporaryFolder('sample-'));`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('sample-');
  expect(existsSync(stdout)).toBe(false);
});
