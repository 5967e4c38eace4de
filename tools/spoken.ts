// Writes docs/spoken: what a screen reader says on the journeys of each product. Read the changes before you commit
// them.
import { spawnSync } from 'node:child_process';
import { readCommandLine } from './command-line.ts';

const usage = `npm run spoken                            makes the builds, then writes docs/spoken
npm run spoken -- --no-build              makes only a missing build
npm run spoken -- --grep credito-pessoal  only products whose names contain this text`;

const { values } = readCommandLine(usage, {
  options: { 'no-build': { type: 'boolean', default: false }, grep: { type: 'string', short: 'g' } },
});
const testArguments = [
  'spoken.spec',
  ...(values['no-build'] ? ['--no-build'] : []),
  ...(values.grep === undefined ? [] : ['--grep', values.grep]),
];
const { status } = spawnSync('npx', ['tsx', 'tools/e2e.ts', ...testArguments], {
  stdio: 'inherit',
  env: { ...process.env, SPOKEN: 'write' },
});
process.exit(status ?? 1);
