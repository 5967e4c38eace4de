/**
 * `npm run coverage` lists the scenarios that show each answer of each operation, each row of chapter 8, each
 * step type in each status, and each kind of field (10.8). It exits with 1 if a row has no scenario, if a
 * scenario cites a row that its verdict does not check, or if tools/coverage/open-rows.ts lists a covered row.
 * `--json` prints the data, `--trim` removes covered rows from that list.
 * Every fact is one that a scenario cannot pass without: planned answers have to be used, texts have to be on
 * the screen, calls have to be sent. So a tick is true as long as the scenarios pass. Only the scenarios of
 * HTTP calls are played here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CoverageMap } from '#mocks/atlas/maps.ts';
import { readCommandLine } from './command-line.ts';
import { calledOperations } from './coverage/called-operations.ts';
import { complaintsAbout } from './coverage/complaints-about.ts';
import { openRows } from './coverage/open-rows.ts';
import { tableOf } from './coverage/tables.ts';
import { staleFilesMessage } from './stale-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

async function run(asJson: boolean, trims: boolean): Promise<void> {
  const staleMessage = staleFilesMessage();
  if (staleMessage !== undefined) throw new Error(staleMessage);
  const { allScenarios } = await import('#scenarios/index.ts');
  const { coverageMaps } = await import('./coverage/maps.ts');
  const { playByHttp } = await import('./coverage/play-by-http.ts');
  const maps = await coverageMaps(allScenarios, calledOperations(`${root}src`));
  const open = trims ? trimmed(maps) : openRows;
  const complaints = [...(await playByHttp(allScenarios)), ...complaintsAbout(maps, open)];
  if (asJson) console.log(JSON.stringify({ maps, open, complaints }));
  else
    print(
      maps.map(map => tableOf(map, open)),
      complaints,
      Object.keys(open).length,
    );
  if (complaints.length > 0) process.exitCode = 1;
}

function print(tables: readonly string[], complaints: readonly string[], open: number): void {
  console.log(
    '2 = scenarios on a screen, +1 = by HTTP alone, · = nobody yet; ! = a gap, t = shown by a test, o = listed as open\n',
  );
  console.log(tables.join('\n\n'));
  if (complaints.length > 0) console.error(`\n${complaints.length} to do:\n  ${complaints.join('\n  ')}`);
  else if (open === 0) console.log('\nEvery row has its scenario, or the test that shows it.');
  else
    console.log(`\nEverything else has its scenario; ${open} rows are open (tools/coverage/open-rows.ts).`);
}

/** Rewrites the list without covered rows. */
function trimmed(maps: readonly CoverageMap[]): Readonly<Record<string, string>> {
  const coveredIds = new Set(
    maps.flatMap(({ rows }) => rows.filter(({ gaps }) => gaps.length === 0).map(({ id }) => id)),
  );
  const file = `${root}tools/coverage/open-rows.ts`;
  const isCovered = (line: string): boolean => coveredIds.has(/^ {2}'([^']+)':/.exec(line)?.[1] ?? '');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter(line => !isCovered(line)).join('\n'));
  return Object.fromEntries(Object.entries(openRows).filter(([id]) => !coveredIds.has(id)));
}

const usage = `npm run coverage -- [--json] [--trim]
  --json  prints the same as JSON
  --trim  removes covered rows from tools/coverage/open-rows.ts`;
const { values } = readCommandLine(usage, {
  options: { json: { type: 'boolean' }, trim: { type: 'boolean' } },
});
await run(values.json === true, values.trim === true);
