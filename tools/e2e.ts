// Runs the end-to-end tests on the production and QA builds. See the usage below.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usage = `npm run test:e2e                         makes both builds, then plays a sample of the slow tests and all others
npm run test:e2e -- qa.spec              only the files whose names contain this text, and all of their tests
npm run test:e2e -- -g 'part of a name'  only these tests; Playwright gets every argument except --no-build
npm run test:e2e -- --no-build           makes only a missing build`;

const givenArguments = process.argv.slice(2);
if (givenArguments.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const testArguments = givenArguments.filter(argument => argument !== '--no-build');
const usesBuilds = testArguments.length < givenArguments.length;

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}

for (const [mode, folder] of [
  ['production', 'dist'],
  ['qa', 'dist-qa'],
] as const) {
  if (usesBuilds && existsSync(`${folder}/index.html`)) continue;
  const buildStatus = run('npx', ['tsx', 'tools/build.ts', mode]);
  if (buildStatus !== 0) process.exit(buildStatus);
}
process.exit(
  run('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...testArguments]),
);
