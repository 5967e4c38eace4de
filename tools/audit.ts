// Asks the registry for known vulnerabilities of locked packages. If the registry gives no report, the output says so.
import { spawnSync } from 'node:child_process';
import { summariseAudit } from './audit/summarise-audit.ts';
import { readCommandLine } from './command-line.ts';

const usage = `npx tsx tools/audit.ts

Asks the registry for known vulnerabilities of the locked packages, and exits 1 on a high or critical one. It needs the
network and is a phase of npm run test:full.`;

readCommandLine(usage, {});

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const { text, hasFailed } = summariseAudit(stdout);
console.log(text);
if (hasFailed) process.exitCode = 1;
