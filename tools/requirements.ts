/**
 * `npm run requirements` shows which requirements have a passing test. Results come from the reporters of
 * Vitest and Playwright; a test that has not run since its file changed is only "named". It exits 1 for an
 * unknown number, for a mistake in the list, for an operation that no scenario calls once all scenarios have been
 * played, in test:full for a number whose tests notice no change of the code they run (docs/mutation.md), and with
 * --strict for a gap.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '#tests/architecture/imports-of.ts';
import { resolve } from '#tests/architecture/resolve.ts';
import { answeredByAssumption } from '#tests/requirements/answered-by-assumption.ts';
import { chapters, LAST_STRICT_CHAPTER } from '#tests/requirements/chapters.ts';
import { citationsOf, lineOfClause } from '#tests/requirements/citations.ts';
import { clauses } from '#tests/requirements/clauses.ts';
import { type BadCitation, type Coverage, countStates, coverageOf } from '#tests/requirements/coverage.ts';
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
import { reachableFrom, testsOnlyDeadCode } from '#tests/requirements/tests-only-dead-code.ts';
import { type MutationResults, unnoticedBreaking } from '#tests/requirements/unnoticed-breaking.ts';
import { unsentOperations } from '#tests/requirements/unsent-operations.ts';
import { exitWithUsage } from './command-line.ts';
import { shownByTests } from './coverage/by-tests.ts';
import { subjects } from './mutation/subjects.ts';

const TEST_FOLDERS = ['src', 'mocks', 'scenarios', 'tests', 'stories', 'tools', 'openapi', 'deploy'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const root = repositoryRoot();

async function run(settings: Options): Promise<void> {
  const projects = readResults(root).map(({ project, tests }) => ({ project, tests: tests.filter(isFresh) }));
  const results = projects.flatMap(({ tests }) => tests);
  const namedTests = readNamedTests();
  const unsent = await linesNotSent(results, namedTests);
  const coverage = coverageOf(chapters, answeredByAssumption, results, namedTests, clauses);
  const mistakes = [
    ...listErrors(chapters, answeredByAssumption, hasAnchor, clauses),
    ...coverage.clauses
      .filter(({ number, state }) => state === 'none' && number !== lineOfClause(number))
      .map(({ number, text }) => `${number} is a clause that no test cites: ${text}`),
    ...citedByDeadCodeOnly(namedTests),
    ...unsent,
    ...survivorLines(),
    ...coverage.badCitations.map(badCitation => explain(badCitation, 'is no requirement')),
    ...coverage.citedAssumptions.map(badCitation =>
      explain(badCitation, 'is answered by assumption, yet a test cites it'),
    ),
  ];
  const gaps = coverage.lines.filter(
    line => line.chapter <= LAST_STRICT_CHAPTER && line.state !== 'passing' && line.state !== 'assumed',
  );
  if (settings.json) printData(settings, coverage, projects, mistakes);
  else printReport(settings, coverage, projects, mistakes);
  if (mistakes.length > 0 || (settings.strict && gaps.length > 0)) process.exitCode = 1;
}

function printReport(
  settings: Options,
  coverage: Coverage,
  projects: readonly ProjectResults[],
  mistakes: readonly string[],
): void {
  const shownChapters = chapters.filter(
    chapter => settings.chapter === undefined || chapter.number === settings.chapter,
  );
  const lines = coverage.lines.filter(line => shownChapters.some(chapter => chapter.number === line.chapter));
  const list = settings.chapter === undefined ? packedList : fullList;
  const linesInState = (state: string) => lines.filter(line => line.state === state);
  const sections = [
    sourceOf(projects),
    reportTable(shownChapters, coverage, LAST_STRICT_CHAPTER),
    clauseCounts(coverage),
    list('Failing', linesInState('failing')),
    list('Named, not run as they stand now', linesInState('named')),
    list('Answered by assumption', linesInState('assumed')),
    list('None: no test cites them', linesInState('none')),
  ];
  console.log(sections.filter(section => section !== '').join('\n\n'));
  if (mistakes.length > 0) console.error(`\nMistakes (${mistakes.length}):\n  ${mistakes.join('\n  ')}`);
}

function clauseCounts({ clauses: all }: Coverage): string {
  const { passing, failing, named, assumed, none } = countStates(all);
  return `Clauses: ${all.length}, of them ${passing} passing, ${failing} failing, ${named} named but not run, ${assumed} by assumption, ${none} without a test.`;
}

function printData(
  settings: Options,
  coverage: Coverage,
  projects: readonly ProjectResults[],
  mistakes: readonly string[],
): void {
  const shownChapters = chapters.filter(
    chapter => settings.chapter === undefined || chapter.number === settings.chapter,
  );
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

function sourceOf(projects: readonly ProjectResults[]): string {
  const projectsRun = projects.filter(({ tests }) => tests.length > 0);
  if (projectsRun.length === 0)
    return 'No results: no test has run here as it stands now, so tests are only named, not run. Run `npm test` first.';
  return `Results: ${projectsRun.map(({ project, tests }) => `${project} ${tests.length} tests`).join(', ')}.`;
}

const explain = (badCitation: BadCitation, subject: string): string =>
  `${badCitation.citation} ${subject}: "${badCitation.name}" in ${badCitation.file}`;

/** Lines and clauses about an operation that no scenario calls (16.7). Tests show the operations of `shownByTests`. */
async function linesNotSent(
  results: readonly TestResult[],
  tests: readonly NamedTest[],
): Promise<readonly string[]> {
  if (!existsSync(join(root, 'openapi/facts.gen.js'))) return [];
  const { operationFacts } = await import('#openapi/facts.gen.js');
  const shownNumbers = new Set(Object.keys(shownByTests).map(row => row.split(' ')[1]));
  const operations = operationFacts.map(({ id }) => id).filter(id => !shownNumbers.has(id));
  const catalogue = tests.filter(({ file }) => file.startsWith('scenarios/catalogue/')).length;
  return (unsentOperations(results, operations, catalogue) ?? []).map(operation => {
    const clause = clauses.find(candidate => candidate.operation === operation)?.number;
    const line = operationFacts
      .find(({ id }) => id === operation)
      ?.requirementNumbers.find(number => number.startsWith('7.'));
    return `${clause ?? line ?? '7'} is about ${operation}, which no scenario on a screen calls.`;
  });
}

/** In test:full: numbers whose tests notice no change of the code they run, by the results of `npm run mutation`. */
function survivorLines(): readonly string[] {
  const folder = join(root, 'node_modules/.cache/mutation');
  if (process.env.FULL !== '1' || !existsSync(folder)) return [];
  const subjectNames = new Set(subjects.map(({ name }) => `${name}.json`));
  return readdirSync(folder)
    .filter(name => subjectNames.has(name))
    .flatMap(name => {
      // The parts that are read are those of Stryker's published report format.
      const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as MutationResults;
      return unnoticedBreaking(report).map(
        number =>
          `${number} is cited by tests that stay green whatever is broken (${name.replace('.json', '')}).`,
      );
    });
}

/** The app, the script inside index.html before it, and the style sheet's source. */
const ENTRIES = ['src/main.tsx', 'src/start/page-start.ts', 'panda.config.ts'];

/** Product lines that only tests of code outside the app cite (16.7). */
function citedByDeadCodeOnly(tests: readonly NamedTest[]): string[] {
  const graph = new Map(
    [...['src', 'mocks', 'tests', 'scenarios'].flatMap(filesIn), ...ENTRIES]
      .filter(file => /\.tsx?$/.test(file))
      .map(file => [file, importedFiles(file)]),
  );
  const reached = reachableFrom(ENTRIES, graph);
  const citing = new Map<string, Set<string>>();
  for (const { name, file, skipped } of tests) {
    if (skipped) continue;
    for (const number of citationsOf(name).numbers)
      citing.set(number, (citing.get(number) ?? new Set()).add(file));
  }
  return [...citing]
    .filter(([number]) => Number(number.split('.')[0]) <= LAST_STRICT_CHAPTER)
    .filter(([, files]) => [...files].every(file => testsOnlyDeadCode(file, graph, reached)))
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

/** A result counts until its test file changes or is removed. */
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

/** `docs/page.md#a-1.7` leads to a heading `### a-1.7` (alone or among others) of that page. */
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
