// End to end on the production and QA builds: builds them unless told not to, then runs Playwright. Arguments go on to Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const [firstArgument, ...otherArguments] = process.argv.slice(2);
const testArguments = firstArgument === '--no-build' ? otherArguments : process.argv.slice(2);

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}

for (const [mode, folder] of [
  ['production', 'dist'],
  ['qa', 'dist-qa'],
] as const) {
  if (firstArgument === '--no-build' && existsSync(`${folder}/index.html`)) continue;
  const built = run('npx', ['tsx', 'tools/build.ts', mode]);
  if (built !== 0) process.exit(built);
}
process.exit(
  run('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...testArguments]),
);
