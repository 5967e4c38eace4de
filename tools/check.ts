/**
 * `npm run check`: runs everything that needs no browser, as many parts at a time as there are cores. It skips a part
 * whose inputs have not changed since that part passed; `-- --all` runs every part.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { changedFiles, fileStampsOf, readFileStamps } from './changed-files.ts';
import { type Check, checks } from './checks.ts';
import { readCommandLine } from './command-line.ts';
import { hasPassed, lastPassedStamp, notePassed } from './passed-stamp.ts';
import { sourceStampOf, sourcesUnder } from './source-stamp.ts';

const usage = `npm run check             the parts that have changed since they passed
npm run check -- --all    all parts`;
const { values } = readCommandLine(usage, { options: { all: { type: 'boolean' } } });
const root = fileURLToPath(new URL('..', import.meta.url));

function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collectOutput = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collectOutput);
    child.stderr.on('data', collectOutput);
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}

const startedAt = Date.now();
const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
const failedChecks: string[] = [];

/** With more files a partial run saves no time, and the length of a command line is limited. */
const MAX_CHANGED_FILES = 300;

interface CheckRun {
  /** A check with another stamp runs again. */
  stamp: string;
  args: readonly string[];
}

function planRun({ name, args, inputs, fileByFile }: Check): CheckRun {
  const runner = `${process.version} ${JSON.stringify(args)}`;
  if (!fileByFile) return { stamp: `${runner} ${sourceStampOf(sourcesUnder(...inputs))}`, args };
  const stamps = fileStampsOf(inputs, fileByFile.configuration);
  const currentStamps = { ...stamps, configuration: `${runner} ${stamps.configuration}` };
  const files = values.all ? undefined : changedFiles(readFileStamps(lastPassedStamp(name)), currentStamps);
  const checksChangedFilesOnly = files !== undefined && files.length > 0 && files.length <= MAX_CHANGED_FILES;
  return {
    stamp: JSON.stringify(currentStamps),
    args: checksChangedFilesOnly ? [...args.slice(0, -1), ...files] : args,
  };
}

/** Takes checks off the list until it is empty. */
async function runAll(waitingChecks: Check[]): Promise<void> {
  for (let check = waitingChecks.shift(); check; check = waitingChecks.shift()) {
    // Computed before the run, because a file that changes during the run has not been checked.
    const { stamp, args } = planRun(check);
    if (!values.all && hasPassed(check.name, stamp)) {
      console.log(`ok   ${check.name} (unchanged)`);
      continue;
    }
    const start = Date.now();
    const { code, output } = await run(args, check.env);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${secondsSince(start)})`);
    if (code === 0) notePassed(check.name, stamp);
    else {
      failedChecks.push(check.name);
      console.log(output.trimEnd());
      if (check.remedy !== undefined) console.log(`Remedy: ${check.remedy}`);
    }
  }
}

const waitingChecks = [...checks];
await Promise.all(Array.from({ length: availableParallelism() }, () => runAll(waitingChecks)));
console.log(
  failedChecks.length === 0
    ? `All checks passed in ${secondsSince(startedAt)}.`
    : `These checks failed: ${failedChecks.join(', ')}.`,
);
process.exitCode = failedChecks.length === 0 ? 0 : 1;
