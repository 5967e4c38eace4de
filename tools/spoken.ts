// Writes docs/spoken: what a screen reader says on the journeys of each product. Read the changes before you commit them.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['tsx', 'tools/e2e.ts', ...process.argv.slice(2), 'spoken.spec'], {
  stdio: 'inherit',
  env: { ...process.env, SPOKEN: 'write' },
});
process.exit(status ?? 1);
