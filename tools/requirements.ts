/**
 * `npm run requirements` shows which requirements have a passing test. Results come from the reporters of
 * Vitest and Playwright; a test that has not run since its file changed is only "named". It exits 1
 * - for an unknown number or a mistake in the list;
 * - for an operation that no scenario calls, if all scenarios have been played;
 * - for a number whose tests notice no mutant in the code that they run (docs/mutation.md);
 * - with --strict for a requirement without a passing test.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '#tests/architecture/imports-of.ts';
import { resolve } from '#tests/architecture/resolve.ts';
import { answeredByAssumption } from '#tests/requirements/answered-by-assumption.ts';
import { chapters, LAST_STRICT_CHAPTER } from '#tests/requirements/chapters.ts';
import { citationsOf, lineOfClause } from '#tests/requirements/citations.ts';
import { clauses } from '#tests/requirements/clauses.ts';
import {
  type Coverage,
  countStates,
  coverageOf,
  type RejectedCitation,
} from '#tests/requirements/coverage.ts';
import { isTestOfUnusedCode, reachableFrom } from '#tests/requirements/is-test-of-unused-code.ts';
import { judgedByMeasurement } from '#tests/requirements/judged-by-measurement.ts';
import { listErrors } from '#tests/requirements/list-errors.ts';
import { type NamedTest, namedScenariosIn, namedTestsIn } from '#tests/requirements/named-tests.ts';
import { type Options, parseOptions, USAGE } from '#tests/requirements/options.ts';
import { fullList, packedList, reportTable } from '#tests/requirements/report.ts';
import {
  type ProjectResults,
  readResults,
  repositoryRoot,
  type TestResult,
} from '#tests/requirements/results.ts';
import { unsentOperations } from '#tests/requirements/unsent-operations.ts';
import { exitWithUsage } from './command-line.ts';
import { shownByTests } from './coverage/by-tests.ts';

const TEST_FOLDERS = ['src', 'mocks', 'scenarios', 'tests', 'stories', 'tools', 'openapi', 'deploy'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const root = repositoryRoot();

async function run(options: Options): Promise<void> {
  const projects = readResults(root).map(({ project, tests }) => ({ project, tests: tests.filter(isFresh) }));
  const results = projects.flatMap(({ tests }) => tests);
  const namedTests = readNamedTests();
  const unsentLines = await findUnsentLines(results, namedTests);
  const coverage = coverageOf(
    chapters,
    answeredByAssumption,
    results,
    namedTests,
    clauses,
    judgedByMeasurement,
  );
  const mistakes = [
    ...listErrors(chapters, answeredByAssumption, hasAnchor, clauses, judgedByMeasurement),
    ...coverage.clauses
      .filter(({ number, state }) => state === 'none' && number !== lineOfClause(number))
      .map(({ number, text }) => `${number} is a clause that no test cites: ${text}`),
    ...citedForDeadCodeOnly(namedTests),
    ...unsentLines,
    ...coverage.badCitations.map(badCitation => describeCitation(badCitation, 'is no requirement')),
    ...coverage.citedAssumptions.map(badCitation =>
      describeCitation(badCitation, 'is answered by assumption, yet a test cites it'),
    ),
  ];
  const gaps = coverage.lines.filter(
    line => line.chapter <= LAST_STRICT_CHAPTER && line.state !== 'passing' && line.state !== 'assumed',
  );
  if (options.json) printData(options, coverage, projects, mistakes);
  else printReport(options, coverage, projects, mistakes);
  if (mistakes.length > 0 || (options.strict && gaps.length > 0)) process.exitCode = 1;
}

const shownChaptersOf = (settings: Options) =>
  chapters.filter(({ number }) => settings.chapter === undefined || number === settings.chapter);

function printReport(
  options: Options,
  coverage: Coverage,
  projects: readonly ProjectResults[],
  mistakes: readonly string[],
): void {
  const shownChapters = shownChaptersOf(options);
  const lines = coverage.lines.filter(line => shownChapters.some(chapter => chapter.number === line.chapter));
  const formatList = options.chapter === undefined ? packedList : fullList;
  const linesInState = (state: string) => lines.filter(line => line.state === state);
  const sections = [
    resultsLine(projects),
    reportTable(shownChapters, coverage, LAST_STRICT_CHAPTER),
    formatClauseCounts(coverage),
    formatList('Failing', linesInState('failing')),
    formatList('Named: the tests have not run since their files changed', linesInState('named')),
    formatList('Missed: a record in docs/measurements shows it', linesInState('missed')),
    formatList('Answered by assumption', linesInState('assumed')),
    formatList('None: no test cites them', linesInState('none')),
  ];
  console.log(sections.filter(section => section !== '').join('\n\n'));
  if (mistakes.length > 0) console.error(`\nMistakes (${mistakes.length}):\n  ${mistakes.join('\n  ')}`);
}

function formatClauseCounts({ clauses: all }: Coverage): string {
  const { passing, failing, named, measured, missed, assumed, none } = countStates(all);
  return `Clauses: ${all.length}, of them ${passing} passing, ${failing} failing, ${named} named but not run, ${measured} met and ${missed} missed by measurement, ${assumed} by assumption, ${none} without a test.`;
}

function printData(
  settings: Options,
  coverage: Coverage,
  projects: readonly ProjectResults[],
  mistakes: readonly string[],
): void {
  const shownChapters = shownChaptersOf(settings);
  const data = {
    results: projects.map(({ project, tests }) => ({ project, tests: tests.length })),
    chapters: shownChapters.map(({ number, title }) => {
      const lines = coverage.lines.filter(line => line.chapter === number);
      return { number, title, lines: lines.length, ...countStates(lines) };
    }),
    clauses: countStates(coverage.clauses),
    lines: coverage.lines.filter(line => shownChapters.some(chapter => chapter.number === line.chapter)),
    mistakes,
  };
  console.log(JSON.stringify(data, null, 2));
}

function resultsLine(projects: readonly ProjectResults[]): string {
  const projectsRun = projects.filter(({ tests }) => tests.length > 0);
  if (projectsRun.length === 0)
    return 'No results: no test has run since its file changed, so tests are only named. Run `npm test` first.';
  return `Results: ${projectsRun.map(({ project, tests }) => `${project} ${tests.length} tests`).join(', ')}.`;
}

const describeCitation = (badCitation: RejectedCitation, subject: string): string =>
  `${badCitation.citation} ${subject}: "${badCitation.name}" in ${badCitation.file}`;

/**
 * Lines and clauses about an operation that no scenario calls (16.7), except operations that tests show
 * (`shownByTests`).
 */
async function findUnsentLines(
  results: readonly TestResult[],
  tests: readonly NamedTest[],
): Promise<readonly string[]> {
  if (!existsSync(join(root, 'openapi/facts.gen.js'))) return [];
  const { operationFacts } = await import('#openapi/facts.gen.js');
  const shownNumbers = new Set(Object.keys(shownByTests).map(row => row.split(' ')[1]));
  const operations = operationFacts.map(({ id }) => id).filter(id => !shownNumbers.has(id));
  const catalogueCount = tests.filter(({ file }) => file.startsWith('scenarios/catalogue/')).length;
  return (unsentOperations(results, operations, catalogueCount) ?? []).map(operation => {
    const clause = clauses.find(candidate => candidate.operation === operation)?.number;
    const line = operationFacts
      .find(({ id }) => id === operation)
      ?.requirementNumbers.find(number => number.startsWith('7.'));
    return `${clause ?? line ?? '7'} is about ${operation}, which no scenario on a screen calls.`;
  });
}

/** Entry files: of the app, of the script inside index.html, of the style sheet. */
const ENTRIES = ['src/main.tsx', 'src/start/page-start.ts', 'panda.config.ts'];

/** Requirements that only tests of code outside the app cite (16.7). */
function citedForDeadCodeOnly(tests: readonly NamedTest[]): string[] {
  const graph = new Map(
    [...['src', 'mocks', 'tests', 'scenarios'].flatMap(filesIn), ...ENTRIES]
      .filter(file => /\.tsx?$/.test(file))
      .map(file => [file, importedFiles(file)]),
  );
  const reachableFiles = reachableFrom(ENTRIES, graph);
  const filesByNumber = new Map<string, Set<string>>();
  for (const { name, file, isSkipped } of tests) {
    if (isSkipped) continue;
    for (const number of citationsOf(name).numbers)
      filesByNumber.set(number, (filesByNumber.get(number) ?? new Set()).add(file));
  }
  return [...filesByNumber]
    .filter(([number]) => Number(number.split('.')[0]) <= LAST_STRICT_CHAPTER)
    .filter(([, files]) => [...files].every(file => isTestOfUnusedCode(file, graph, reachableFiles)))
    .map(
      ([number, files]) =>
        `${number} is cited only by tests of code that the app does not run: ${[...files].join(', ')}`,
    );
}

const importedFiles = (file: string): string[] =>
  importsOf(file, textOf(file)).flatMap(({ specifier, kind }) => {
    const target = kind === 'type' ? undefined : resolve(file, specifier);
    return target?.kind === 'file' ? [target.path] : [];
  });

/** True if the test file still exists and has not changed since the test ran. */
function isFresh(test: TestResult): boolean {
  const file = statSync(join(root, test.file), { throwIfNoEntry: false });
  return file !== undefined && file.mtimeMs <= test.ranAt;
}

function readNamedTests(): NamedTest[] {
  const tests = TEST_FOLDERS.flatMap(folder => filesIn(folder).filter(file => TEST_FILE.test(file)));
  const scenarios = filesIn('scenarios/catalogue').filter(
    file => file.endsWith('.ts') && !TEST_FILE.test(file),
  );
  return [
    ...tests.flatMap(file => namedTestsIn(file, textOf(file))),
    ...scenarios.flatMap(file => namedScenariosIn(file, textOf(file))),
  ];
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** True if the page of a place such as `docs/page.md#a-1.7` has this anchor. */
function hasAnchor(place: string): boolean {
  const [page = '', anchor = ''] = place.split('#');
  if (!existsSync(join(root, page))) return false;
  return textOf(page).includes(`<a id="${anchor}"></a>`);
}

const parameters = process.argv.slice(2);
const options = parseOptions(
  parameters,
  chapters.map(chapter => chapter.number),
);
if (parameters.includes('--help')) console.log(USAGE);
else if (typeof options === 'string') exitWithUsage(options, USAGE);
else await run(options);
