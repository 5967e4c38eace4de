import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allScenarios } from '#scenarios/index.ts';
import { describeChapterEnd, isRequirement } from '#scenarios/is-requirement.ts';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import type { NamedTest } from '../requirements/named-tests.ts';
import {
  isCitedTestIn,
  requirementsInTitles,
  scenarioIdsNamedIn,
  testCitationsIn,
  testFilesNamedIn,
  testsIn,
} from './cited-tests.ts';
import { isCode, isGenerated, listRepositoryFiles, readSource, root } from './repository-files.ts';

const texts = listRepositoryFiles()
  .filter(path => (isCode(path) && !isGenerated(path)) || path.endsWith('.md'))
  .map(path => ({ path, text: readSource(path) }));
const codeFiles = texts.filter(({ path }) => isCode(path));
/** The tests of the rules themselves contain samples of breaches. */
const isSampleFile = (path: string): boolean =>
  /^(?:tests\/(?:architecture|requirements)|tools)\/.*\.test\.ts$/.test(path);

const doesExist = (path: string): boolean => existsSync(`${root}${path}`);

const testsOf = (path: string): readonly NamedTest[] =>
  doesExist(path) ? testsIn(path, readSource(path)) : [];

test('every test that is cited by file and title exists under this title', () => {
  const citations = codeFiles
    .filter(({ path }) => !isSampleFile(path))
    .flatMap(({ path, text }) => testCitationsIn(path, text).map(citation => ({ path, text, citation })));
  const citingFiles = new Set(citations.map(({ path }) => path));
  for (const path of [
    'tools/coverage/by-tests.ts',
    'scenarios/fault-scenarios.ts',
    'tests/architecture/claim-tests.ts',
  ])
    expect(citingFiles, `The rule finds no citation in ${path}.`).toContain(path);
  expectNoBreaches(
    citations
      .filter(({ citation }) => !isCitedTestIn(testsOf(citation.file), citation))
      .map(
        ({ path, text, citation: { file, title } }) =>
          `${placeOf(path, text, title)} cites "${title}", which is no test of ${file}.`,
      ),
    {
      rule: 'A test that is cited by its title exists under this title in the cited file, and is not skipped.',
      remedy: 'After renaming a test, correct its citation; cite another test if it was removed.',
    },
  );
});

test('every file of tests that code or a comment names exists', () => {
  expectNoBreaches(
    codeFiles
      .filter(({ path }) => !isSampleFile(path))
      .flatMap(({ path, text }) =>
        testFilesNamedIn(text)
          .filter(file => !doesExist(file))
          .map(file => `${placeOf(path, text, file)} names ${file}, which does not exist.`),
      ),
    {
      rule: 'Every file of tests that code or a comment names exists.',
      remedy: 'Correct the path, or remove the remark.',
    },
  );
});

test('every requirement that the title of a test cites exists', () => {
  const cited = codeFiles
    .filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path) && !isSampleFile(path))
    .flatMap(({ path, text }) => requirementsInTitles(text).map(number => ({ path, text, number })));
  expectNoBreaches(
    cited
      .filter(({ number }) => !isRequirement(number))
      .map(
        ({ path, text, number }) =>
          `${placeOf(path, text, `[${number}]`)} cites ${number}, which is no line of the requirements. ${describeChapterEnd(number)}`,
      ),
    {
      rule: 'Every number at the beginning of the title of a test is a line of the requirements.',
      remedy: 'Correct the number: tests/requirements/chapter-<n>.ts lists the lines of a chapter.',
    },
  );
  expect(cited.length).toBeGreaterThan(1000);
});

/** Ids that no scenario has. Tests use them to show how an unknown id is answered. */
const UNKNOWN_ON_PURPOSE = new Set([
  'another',
  'constructor',
  'gone',
  'happy-pth',
  'hapy-path',
  'inventado',
  'no-ofer',
  'resumo',
  's',
]);

test('every scenario that code, a test or a document names exists', () => {
  const knownIds = new Set(allScenarios.map(({ id }) => id));
  const named = texts
    .filter(({ path }) => !isSampleFile(path))
    .flatMap(({ path, text }) => scenarioIdsNamedIn(text).map(id => ({ path, text, id })));
  expectNoBreaches(
    named
      .filter(
        ({ path, id }) =>
          !knownIds.has(id) && !(/\.(?:test|spec)\.tsx?$/.test(path) && UNKNOWN_ON_PURPOSE.has(id)),
      )
      .map(({ path, text, id }) => `${placeOf(path, text, id)} names the scenario "${id}".`),
    {
      rule: 'Every scenario that code, a test or a document names exists.',
      remedy:
        'Correct the id (npm run coverage lists them). If a test needs an unknown id, add it to UNKNOWN_ON_PURPOSE of tests/architecture/cited-tests.test.ts.',
    },
  );
  expect(named.length).toBeGreaterThan(80);
});

test('a citation of a renamed, skipped or missing test is found', () => {
  const [citation, partialCitation] = testCitationsIn(
    'x.ts',
    "const rows = [{ file: 'src/a.test.ts', title: '[1.1] adds' }, { test: { file: 'src/a.test.ts', name: 'adds' } }, { file: 'src/a.ts', title: 'b' }];",
  );
  if (!citation || !partialCitation) throw new Error('The rule finds no citation.');
  const isFound = (source: string) =>
    [citation, partialCitation].map(cited => isCitedTestIn(testsIn('src/a.test.ts', source), cited));
  expect(isFound("test('[1.1] adds', () => {});")).toEqual([true, true]);
  expect(isFound("test('[1.1] adds two', () => {});")).toEqual([false, true]);
  expect(isFound("test.skip('[1.1] adds', () => {});")).toEqual([false, false]);
  expect(isFound("// test('[1.1] adds', () => {});")).toEqual([false, false]);
});

test('the numbers in titles of tests are found, and other numbers are not', () => {
  expect(
    requirementsInTitles("test('[4.28] [13.5b] a button', () => {}); test(`[5.1] a name`); [4.99]"),
  ).toEqual(['4.28', '13.5b', '5.1']);
});

test('named files of tests and scenarios are found, and other words are not', () => {
  expect(
    testFilesNamedIn('// tests/e2e/a.spec.ts, see ./src/b.test.ts, b.test.ts and src/c.test.tsx.'),
  ).toEqual(['tests/e2e/a.spec.ts', 'src/c.test.tsx']);
  expect(
    scenarioIdsNamedIn(
      "open('/?a=1&scenario=one'); run({ scenario: 'two' }, findScenario('three'), find('four'))",
    ),
  ).toEqual(['one', 'two', 'three']);
});
