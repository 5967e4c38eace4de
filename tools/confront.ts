/**
 * `npm run confront -- session.har`: compares recorded calls of the real service with the contract and reports which
 * of its guesses they confirm or contradict (docs/confront.md). Exits 1 if something contradicts the contract or a
 * call is not in it; 2 if the command or a file cannot be used, or if the recordings contain no answer of the
 * service.
 */
import { existsSync } from 'node:fs';
import { access, constants, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkOrigins, exitWithUsage, isSystemError, readCommandLine } from './command-line.ts';
import type { Confrontation, Ledger } from './confront/ledger.ts';
import { patchOf } from './confront/patch.ts';
import { longestEnd, type ProxyOptions, startRecordingProxy } from './confront/recording-proxy.ts';
import { harFilesOf, readRecordings } from './confront/recordings.ts';
import { reportLines } from './confront/report-lines.ts';
import { HarProblem } from './record/har.ts';

const usage = `npm run confront -- session.har [other.har or a folder ...] [--patch contract.patch] [--dialect file.ts]
npm run confront -- --listen 8080 --to https://service.example [--patch contract.patch] [--dialect file.ts]
  --listen 8080   records instead: a proxy on this port of this computer, until Ctrl+C; recordings are not stored
  --to ADDRESS    the service to which the proxy forwards every request
  --allow-origin ORIGIN  an origin whose pages may call the proxy, besides localhost; can be repeated
  --patch FILE    also writes a patch of the contract that removes the contradictions: read it, then git apply FILE
  --dialect FILE  also writes the contradictions as a dialect of the mock service: scenarios/dialects/<name>.ts`;

/** Records calls until Ctrl+C. */
async function recordCalls(
  options: Pick<ProxyOptions, 'port' | 'target' | 'allowedOrigins'>,
  ledger: Ledger,
): Promise<void> {
  let calls = 0;
  const proxy = await startRecordingProxy({
    ...options,
    onCall: call => {
      calls += 1;
      const summary = ledger.add(call, String(calls));
      if (summary)
        console.error(
          `${calls} ${summary.operation} ${summary.status || 'no answer'}${summary.deviates ? ' contradicts the contract' : ''}`,
        );
    },
  });
  console.error(`Listening on ${proxy.url}. Ctrl+C ends the recording and prints the report.`);
  // A later signal must not end the process before its report: npm may pass Ctrl+C on a second time.
  await new Promise<void>(resolve => {
    process.on('SIGINT', resolve);
    process.on('SIGTERM', resolve);
  });
  console.error(`The recording ends. Open calls have ${longestEnd / 1000} s left.`);
  await proxy.close();
}

function readTarget(address: string): URL {
  const target = URL.canParse(address) ? new URL(address) : undefined;
  if (!target || !/^https?:$/.test(target.protocol))
    return exitWithUsage('--to takes the address of the service, as in https://service.example', usage);
  return target;
}

/** A file is written after the recording, which nobody can repeat: a missing folder is reported before. */
const checkFolder = (file: string): Promise<void> => access(path.dirname(file), constants.W_OK);

/** Only a dialect that this command has written may be replaced. @throws HarProblem for any other file or id. */
async function checkDialect(file: string): Promise<void> {
  const { isDialectFile } = await import('./confront/dialect-file.ts');
  const { findDialect } = await import('#scenarios/dialects/index.ts');
  if (existsSync(file)) {
    if (!isDialectFile(await readFile(file, 'utf8')))
      throw new HarProblem(`${file} exists already, and this command has not written it.`);
    return;
  }
  const id = path.basename(file, '.ts');
  if (findDialect(id)) throw new HarProblem(`Another dialect has the id "${id}".`);
}

async function writePatch(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  console.error(
    text === ''
      ? 'The patch is empty: there is nothing to change.'
      : `The patch is written. Read it, then: git apply ${file}`,
  );
}

async function writeDialect(file: string, confrontation: Confrontation): Promise<void> {
  const { departuresOf, dialectFile } = await import('./confront/dialect-file.ts');
  const { formatSource } = await import('./format-source.ts');
  const { departures, unplayable } = departuresOf(confrontation);
  if (departures.length > 0) {
    const name = path.basename(file);
    const source = dialectFile(path.basename(file, '.ts'), departures);
    await writeFile(file, formatSource(source, `scenarios/dialects/${name}`));
    console.error('The dialect is written. Add it to scenarios/dialects/index.ts.');
  } else console.error('No dialect is written: no answer contradicts the contract.');
  if (unplayable.length > 0)
    console.error(
      `A dialect cannot play these contradictions:\n${unplayable.map(line => `  ${line}`).join('\n')}`,
    );
}

async function run(): Promise<void> {
  const { positionals, values } = readCommandLine(usage, {
    allowPositionals: true,
    options: {
      listen: { type: 'string' },
      to: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      patch: { type: 'string' },
      dialect: { type: 'string' },
    },
  });
  const { listen, to, patch, dialect, 'allow-origin': allowedOrigins } = values;
  if ((listen === undefined) !== (to === undefined)) exitWithUsage('--listen and --to go together.', usage);
  if (listen === undefined && positionals.length === 0)
    exitWithUsage('Name a HAR file or a folder of HAR files.', usage);
  if (listen !== undefined && positionals.length > 0)
    exitWithUsage('Name files or --listen, not both.', usage);
  if (listen !== undefined && !(/^\d{1,5}$/.test(listen) && Number(listen) <= 65_535))
    exitWithUsage('--listen takes a port, as in 8080.', usage);
  checkOrigins(allowedOrigins, usage);
  if (dialect !== undefined && !/^[a-z][a-z0-9-]*\.ts$/.test(path.basename(dialect)))
    exitWithUsage(
      '--dialect takes a file in kebab-case, as in scenarios/dialects/recorded-service.ts',
      usage,
    );
  const target = to === undefined ? undefined : readTarget(to);
  for (const file of [patch, dialect]) if (file !== undefined) await checkFolder(file);
  if (dialect !== undefined) await checkDialect(dialect);
  const files = target ? [] : await harFilesOf(positionals);

  // Imported on use: a mistake in the command is reported in half the time.
  const { loadContractModel } = await import('./confront/contract-model.ts');
  const { createLedger, hasJudged, isContradicted, unknownCallsOf } = await import('./confront/ledger.ts');
  const model = await loadContractModel();
  const ledger = createLedger(model);
  if (target) await recordCalls({ port: Number(listen), target, allowedOrigins }, ledger);
  else await readRecordings(files, ledger);
  const confrontation: Confrontation = ledger.close();
  console.log(reportLines(model, confrontation).join('\n'));
  if (!hasJudged(confrontation)) process.exitCode = 2;
  else if (isContradicted(confrontation) || unknownCallsOf(confrontation) > 0) process.exitCode = 1;
  // If one file cannot be written, the other is.
  if (patch !== undefined) await writePatch(patch, await patchOf(model, confrontation)).catch(reportProblem);
  if (dialect !== undefined) await writeDialect(dialect, confrontation).catch(reportProblem);
}

function reportProblem(problem: unknown): void {
  if (!(problem instanceof HarProblem || isSystemError(problem))) throw problem;
  console.error(problem.message);
  process.exitCode = 2;
}

await run().catch(reportProblem);
