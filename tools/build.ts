// Builds the app: `production` (nothing of the mocks in it) or `qa` (a static site with worker, catalogue and bench).
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

const mode = process.argv[2];
if (mode !== 'production' && mode !== 'qa') {
  console.error('Say which build: `tsx tools/build.ts production` or `tsx tools/build.ts qa`.');
  process.exit(2);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: false });
  if (status !== 0) process.exit(status ?? 1);
}

run('npx', ['panda', 'codegen', '--silent']);
if (mode === 'qa') run('npx', ['tsx', 'tools/compile-validators.ts']);
run('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'warn']);
// Static hosts answer a deep link with 404.html: it is the app itself.
if (mode === 'qa') copyFileSync(join('dist-qa', 'index.html'), join('dist-qa', '404.html'));
