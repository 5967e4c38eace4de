// Runs the end-to-end tests on the production and QA builds. It makes the builds first; with `--no-build` only missing
// ones. Playwright gets all other arguments.
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
  const buildStatus = run('npx', ['tsx', 'tools/build.ts', mode]);
  if (buildStatus !== 0) process.exit(buildStatus);
}
process.exit(
  run('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...testArguments]),
);
