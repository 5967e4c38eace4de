// An example of a receiver for the reports of the app (docs/after-a-release.md): it checks each report and adds it to
// counts in one file. Run the receiver behind the web server of the page: `node report-receiver.mjs 8090 counts.json`.
import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const usage = `node report-receiver.mjs [port] [file]

Receives the reports of the app on localhost and counts them in a JSON file: by default on port 8090, in counts.json.`;

/** A longer request is refused; a report is far shorter. Characters. */
const MAX_REPORT_SIZE = 16_384;
/** Limits the names of the counts, so that nobody can fill the memory with invented ones. The contract needs fewer. */
const MAX_NAMES = 2_000;
/** More failures of one kind than a visit has. Without a limit, one invented report makes a count useless. */
const MAX_COUNT = 100_000;
const ENGINES = ['chromium', 'gecko', 'webkit', 'other'];
/** Upper ends of the classes into which times are counted. Milliseconds. */
const TIME_CLASSES = [500, 1_000, 2_000, 3_000, 5_000, 10_000, 30_000];

interface Report {
  engine: string;
  firstPaint?: number;
  firstPlace?: number;
  nextSteps: number[];
  failures: { operation: string; code: string; count: number }[];
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 3_600_000;

/** Parses a report; `undefined` if the text is none. */
export function readReport(text: string): Report | undefined {
  let value: Partial<Report> & { version?: unknown };
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { version, engine, firstPaint, firstPlace, nextSteps, failures } = value ?? {};
  if (version !== 2 || typeof engine !== 'string' || !ENGINES.includes(engine)) return undefined;
  if (![firstPaint, firstPlace].every(time => time === undefined || isTime(time))) return undefined;
  if (!Array.isArray(nextSteps) || nextSteps.length > 40 || !nextSteps.every(isTime)) return undefined;
  if (!Array.isArray(failures) || failures.length > 50) return undefined;
  const areCounts = failures.every(
    failure =>
      /^[A-Za-z]\w{0,60}$/.test(String(failure?.operation)) &&
      /^[\w ().-]{1,80}$/.test(String(failure?.code)) &&
      Number.isInteger(failure?.count) &&
      failure.count > 0 &&
      failure.count <= MAX_COUNT,
  );
  if (!areCounts) return undefined;
  return {
    engine,
    ...(firstPaint === undefined ? {} : { firstPaint }),
    ...(firstPlace === undefined ? {} : { firstPlace }),
    nextSteps,
    failures,
  };
}

/** Counts by name, such as `failure createProposal 422` or `firstPlace <= 2000`. */
export type Counts = Record<string, number>;

/** Adds a report to the counts. */
export function addReport(counts: Counts, report: Report): void {
  const add = (name: string, count = 1): void => {
    if (!Object.hasOwn(counts, name) && Object.keys(counts).length >= MAX_NAMES) return;
    counts[name] = (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + count;
  };
  const addTime = (name: string, time: number): void => {
    const end = TIME_CLASSES.find(upperEnd => time <= upperEnd);
    add(end === undefined ? `${name} longer` : `${name} <= ${end}`);
  };
  add('visits');
  add(`engine ${report.engine}`);
  if (report.firstPaint !== undefined) addTime('firstPaint', report.firstPaint);
  if (report.firstPlace !== undefined) addTime('firstPlace', report.firstPlace);
  for (const time of report.nextSteps) addTime('nextStep', time);
  for (const { operation, code, count } of report.failures) add(`failure ${operation} ${code}`, count);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += part;
    if (text.length > MAX_REPORT_SIZE) return undefined;
  }
  return text;
}

/**
 * Creates a server that adds each report to `counts`. It stores nothing else of a request: no address, header or time.
 */
export function createReportReceiver(counts: Counts, onChange: () => void = () => undefined): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, async (request, response) => {
    const answer = (status: number): void => void response.writeHead(status, { connection: 'close' }).end();
    if (request.method !== 'POST') return answer(405);
    const text = await readBody(request).catch(() => undefined);
    const report = text === undefined ? undefined : readReport(text);
    if (!report) return answer(400);
    addReport(counts, report);
    onChange();
    answer(204);
  });
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

const errorMessageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(count => typeof count === 'number');

function readCounts(file: string): Counts {
  let text = '{}';
  try {
    const exists = existsSync(file);
    accessSync(exists ? file : path.dirname(file), constants.W_OK);
    if (exists) text = readFileSync(file, 'utf8');
  } catch (error) {
    stop(`The counts cannot be stored: ${errorMessageOf(error)}`);
  }
  try {
    const counts: unknown = JSON.parse(text);
    if (isCounts(counts)) return counts;
  } catch {
    // The next sentence names the file.
  }
  return stop(`${file} contains no counts. Correct it or move it away, then start the receiver again.`);
}

/** Codes of a file that cannot be replaced, such as one that is mounted in a container on its own. */
const IRREPLACEABLE = new Set<unknown>(['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS']);

function storeCounts(file: string, counts: Counts): void {
  const text = `${JSON.stringify(counts, null, 2)}\n`;
  const newFile = `${file}.new`;
  try {
    // A rename replaces the file as a whole: nobody finds it half written.
    writeFileSync(newFile, text);
    renameSync(newFile, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && IRREPLACEABLE.has(error.code))) throw error;
    writeFileSync(file, text);
    if (existsSync(newFile)) rmSync(newFile);
  }
}

/** Receives reports until a signal ends the process. */
function receive(port: string, file: string): void {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) stop(`"${port}" is no port, such as 8090.`);
  const counts = readCounts(file);
  let hasChanged = false;
  const save = (): void => {
    if (!hasChanged) return;
    try {
      storeCounts(file, counts);
      hasChanged = false;
    } catch (error) {
      console.error(`The counts cannot be stored: ${errorMessageOf(error)}`);
    }
  };
  setInterval(save, 5_000);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      save();
      process.exit();
    });
  const server = createReportReceiver(counts, () => {
    hasChanged = true;
  });
  server.on('error', error => stop(errorMessageOf(error)));
  server.listen(Number(port), '127.0.0.1', () => {
    // A string only for pipes and sockets; this server listens on a port.
    const address = server.address() as AddressInfo;
    console.log(`Receives reports on http://127.0.0.1:${address.port} and counts them in ${file}.`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [port = '8090', file = 'counts.json'] = process.argv.slice(2);
  if (process.argv.includes('--help')) console.log(usage);
  else receive(port, file);
}
