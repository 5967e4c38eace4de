/**
 * `npx tsx tools/audit.ts` asks the registry for known vulnerabilities of locked packages. It exits 1 on a
 * high or critical one. It needs the network and is a phase of `npm run test:full`. If the registry gives no report,
 * the output says so.
 */
import { spawnSync } from 'node:child_process';
import { summariseAudit } from './audit/summarise-audit.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const { text, hasFailed } = summariseAudit(stdout);
console.log(text);
if (hasFailed) process.exitCode = 1;
