/**
 * `npm run coverage` lists the scenarios that show each answer of each operation, each row of chapter 8, each
 * step type in each status, and each kind of field (10.8). It exits with 1 if a row has no scenario, if a
 * scenario cites a row that its verdict does not check, or if tools/coverage/open-rows.ts lists a covered row.
 * `--json` prints the data, `--trim` removes covered rows from that list. `--maps file` judges the data of a QA build
 * of the same sources, `atlas/maps.json`, instead of playing the scenarios of HTTP calls again.
 * A tick means that a scenario would fail otherwise: its planned answers have to be used, its texts have to be on the
 * screen, its calls have to be sent. So the ticks are true as long as the scenarios pass. This command plays only the
 * scenarios of HTTP calls.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CoverageMap } from '#mocks/atlas/maps.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { calledOperations } from './coverage/called-operations.ts';
import { complaintsAbout } from './coverage/complaints-about.ts';
import { openRows } from './coverage/open-rows.ts';
import { tableOf } from './coverage/tables.ts';
import { staleFilesMessage } from './stale-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const usage = `npm run coverage -- [--json] [--trim] [--maps dist-qa/atlas/maps.json]
  --json  prints the same as JSON
  --trim  removes covered rows from tools/coverage/open-rows.ts
  --maps  judges the maps of a QA build of the same sources`;

/** The output of `--json`. */
interface Coverage {
  maps: readonly CoverageMap[];
  /** The rows that are listed as open, with the reason. */
  open: Readonly<Record<string, string>>;
  complaints: readonly string[];
}

async function computeCoverage(shouldTrim: boolean): Promise<Coverage> {
  const { allScenarios } = await import('#scenarios/index.ts');
  const { coverageMaps } = await import('./coverage/maps.ts');
  const { playByHttp } = await import('./coverage/play-by-http.ts');
  const maps = await coverageMaps(allScenarios, calledOperations(`${root}src`));
  const openRowReasons = shouldTrim ? trimOpenRows(maps) : openRows;
  const complaints = [...(await playByHttp(allScenarios)), ...complaintsAbout(maps, openRowReasons)];
  return { maps, open: openRowReasons, complaints };
}

/** Exits with the usage if the file is missing or has no coverage maps. */
function readCoverage(file: string): Coverage {
  try {
    const coverage: Partial<Coverage> = JSON.parse(readFileSync(file, 'utf8'));
    const { maps = [], open, complaints } = coverage;
    if (maps.length > 0 && open && complaints) return { maps, open, complaints };
  } catch (error) {
    return exitWithUsage(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      usage,
    );
  }
  return exitWithUsage(`${file} has no coverage maps.`, usage);
}

async function run(options: { json?: boolean; trim?: boolean; maps?: string }): Promise<void> {
  const staleMessage = staleFilesMessage();
  if (staleMessage !== undefined) {
    console.error(staleMessage);
    process.exitCode = 1;
    return;
  }
  const coverage =
    options.maps === undefined ? await computeCoverage(options.trim === true) : readCoverage(options.maps);
  if (options.json) console.log(JSON.stringify(coverage));
  else
    print(
      coverage.maps.map(map => tableOf(map, coverage.open)),
      coverage.complaints,
      Object.keys(coverage.open).length,
    );
  if (coverage.complaints.length > 0) process.exitCode = 1;
}

function print(tables: readonly string[], complaints: readonly string[], openCount: number): void {
  console.log(
    '2 = number of scenarios on a screen, +1 = by HTTP only, · = none; ! = a gap, t = shown by a test, o = listed as open\n',
  );
  console.log(tables.join('\n\n'));
  if (complaints.length > 0) console.error(`\n${complaints.length} to do:\n  ${complaints.join('\n  ')}`);
  else if (openCount === 0) console.log('\nEvery row has its scenario, or the test that shows it.');
  else
    console.log(
      `\nEverything else has its scenario; ${openCount} rows are open (tools/coverage/open-rows.ts).`,
    );
}

/** Removes the covered rows from the file and returns the others. */
function trimOpenRows(maps: readonly CoverageMap[]): Readonly<Record<string, string>> {
  const coveredIds = new Set(
    maps.flatMap(({ rows }) => rows.filter(({ gaps }) => gaps.length === 0).map(({ id }) => id)),
  );
  const file = `${root}tools/coverage/open-rows.ts`;
  const isCovered = (line: string): boolean => coveredIds.has(/^ {2}'([^']+)':/.exec(line)?.[1] ?? '');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter(line => !isCovered(line)).join('\n'));
  return Object.fromEntries(Object.entries(openRows).filter(([id]) => !coveredIds.has(id)));
}

const { values } = readCommandLine(usage, {
  options: { json: { type: 'boolean' }, trim: { type: 'boolean' }, maps: { type: 'string' } },
});
if (values.trim && values.maps !== undefined) exitWithUsage('--trim and --maps exclude each other.', usage);
await run(values);
