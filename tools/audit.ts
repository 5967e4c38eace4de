/**
 * `npx tsx tools/audit.ts`: asks the registry which locked packages have known weaknesses. Exits 1 on a high or critical one.
 * Needs the network: a phase of `npm run test:full`. A registry without such a list leaves the question open, and that is said.
 */
import { spawnSync } from 'node:child_process';
import { verdictOf } from './audit/verdict.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const { text, isBad } = verdictOf(stdout);
console.log(text);
if (isBad) process.exitCode = 1;
