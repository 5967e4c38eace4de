import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export type TestState = 'passed' | 'failed' | 'skipped';

/** The result of one test, as a reporter stored it. */
export interface TestResult {
  /** The full name, which begins with the names of its suites. */
  readonly name: string;
  readonly state: TestState;
  /** The path from the root of the repository, with forward slashes. */
  readonly file: string;
  /** The operations of the contract that a scenario has called; absent for other tests. */
  readonly operations?: readonly string[];
  /** The start of the run in milliseconds since 1970. If a file changed later, the result is outdated. */
  readonly ranAt: number;
}

/** The stored results of one Vitest or Playwright project. */
export interface ProjectResults {
  readonly project: string;
  readonly tests: readonly TestResult[];
}

/**
 * Merges the results of a run into the stored ones. A complete run of a file replaces all results of the file; a run
 * that is narrowed to some tests (`-t`, `--grep`) replaces only the results of these tests.
 */
export function mergeResults(
  storedResults: readonly TestResult[],
  run: readonly TestResult[],
  isNarrowed: boolean,
): TestResult[] {
  const keyOf = (test: TestResult) => `${test.file}\n${test.name}`;
  const testsRun = isNarrowed ? run.filter(test => test.state !== 'skipped') : run;
  const files = new Set(testsRun.map(test => test.file));
  const names = new Set(testsRun.map(keyOf));
  const keptResults = storedResults.filter(test =>
    isNarrowed ? !names.has(keyOf(test)) : !files.has(test.file),
  );
  return [...keptResults, ...testsRun];
}

/** The first folder with a package.json, from `start` upwards. @throws Error if there is none. */
export function repositoryRoot(start: string = process.cwd()): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No package.json at or above ${start}.`);
  }
}

export const fromRoot = (root: string, path: string): string => relative(root, path).split(sep).join('/');

const resultsFolder = (root: string): string => join(root, 'node_modules', '.cache', 'requirements');

const resultsFileOf = (root: string, project: string): string =>
  join(resultsFolder(root), `${project.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'tests'}.json`);

/** The stored results of every project. An unreadable file counts as missing. */
export function readResults(root: string): ProjectResults[] {
  if (!existsSync(resultsFolder(root))) return [];
  return readdirSync(resultsFolder(root))
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => readProject(join(resultsFolder(root), name)))
    .filter(results => results !== undefined);
}

/** Stores a run of a project; see `mergeResults`. Results of deleted test files are dropped. */
export function writeResults(
  root: string,
  project: string,
  run: readonly TestResult[],
  isNarrowed: boolean,
): void {
  const path = resultsFileOf(root, project);
  const tests = mergeResults(readProject(path)?.tests ?? [], run, isNarrowed).filter(test =>
    existsSync(join(root, test.file)),
  );
  mkdirSync(dirname(path), { recursive: true });
  // A reader never gets half a file, because the text is written to another file, which then gets this name.
  writeFileSync(`${path}.${process.pid}`, JSON.stringify({ project, tests }, null, 1));
  renameSync(`${path}.${process.pid}`, path);
}

function readProject(path: string): ProjectResults | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isProjectResults(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

function isProjectResults(content: unknown): content is ProjectResults {
  if (typeof content !== 'object' || content === null) return false;
  if (!('project' in content) || !('tests' in content) || !Array.isArray(content.tests)) return false;
  return typeof content.project === 'string' && content.tests.every(isTestResult);
}

function isTestResult(entry: unknown): entry is TestResult {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'name' in entry &&
    typeof entry.name === 'string' &&
    'state' in entry &&
    (entry.state === 'passed' || entry.state === 'failed' || entry.state === 'skipped') &&
    'file' in entry &&
    typeof entry.file === 'string' &&
    'ranAt' in entry &&
    typeof entry.ranAt === 'number'
  );
}
