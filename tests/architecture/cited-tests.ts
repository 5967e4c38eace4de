import ts from 'typescript';
import { type NamedTest, namedTestsIn } from '../requirements/named-tests.ts';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** A place that cites a test by its file and its title. */
export interface TestCitation {
  /** The file of the test. */
  readonly file: string;
  readonly title: string;
  /** True for a member `name`, which may be a part of the title. */
  readonly isPartial: boolean;
}

/** A file of tests with its folder. A sample such as 'a.test.ts' has none. */
const TEST_FILE = /^[\w.-]+\/[\w./-]+\.(?:test|spec)\.tsx?$/;

/**
 * The objects that cite a test: their member `file` is a file of tests, `title` is the title of a test in it, or `name`
 * is a part of one. They are recognised by these members, so a new list of citations needs no entry here.
 */
export const testCitationsIn = rememberPerFile(
  'test-citations',
  (path: string, source: string): TestCitation[] => {
    if (!/\.(?:test|spec)\.tsx?['"]/.test(source)) return [];
    const citations: TestCitation[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const { file, title, name } = textMembersOf(node);
        const citedTitle = title ?? name;
        if (file !== undefined && TEST_FILE.test(file) && citedTitle !== undefined)
          citations.push({ file, title: citedTitle, isPartial: title === undefined });
      }
      ts.forEachChild(node, visit);
    };
    visit(parseSource(path, source));
    return citations;
  },
);

/** The members whose values are literal texts, by name. */
const textMembersOf = (node: ts.ObjectLiteralExpression): Partial<Record<string, string>> =>
  Object.fromEntries(
    node.properties
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && ts.isStringLiteralLike(initializer) ? [[name.text, initializer.text]] : [],
      ),
  );

/** True if one of the tests has the cited title and is not skipped. */
export const isCitedTestIn = (tests: readonly NamedTest[], { title, isPartial }: TestCitation): boolean =>
  tests.some(({ name, isSkipped }) => !isSkipped && (isPartial ? name.includes(title) : name === title));

/** The tests of a file, each with its title. */
export const testsIn = rememberPerFile('named-tests', (path, source): readonly NamedTest[] =>
  namedTestsIn(path, source),
);

/** Files of tests that a source names, in code and in comments, with their folder. */
export const testFilesNamedIn = (source: string): string[] => [
  ...new Set(
    source.match(
      /(?<![\w./@-])(?:src|mocks|scenarios|tests|tools|deploy)\/[\w./-]+\.(?:test|spec)\.tsx?(?!\w)/g,
    ),
  ),
];

/**
 * Ids of scenarios that a source or document names: in links, as the member `scenario`, and where a function looks one
 * up.
 */
export const scenarioIdsNamedIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /[?&]scenario=([\w-]+)|\bscenario: '([\w-]+)'|\b(?:findScenario|scenarioById)\('([\w-]+)'\)/g,
    ),
  ].flatMap(([, inLink, inMember, inCall]) => inLink ?? inMember ?? inCall ?? []);

/** The numbers of requirements at the beginning of the titles of tests: `[4.28] [13.5b] a paused button ...`. */
export const requirementsInTitles = (source: string): string[] =>
  [...source.matchAll(/['"`]((?:\[\d+\.\d+[a-z]?\] ?)+)/g)].flatMap(([, citations = '']) =>
    [...citations.matchAll(/\[(.+?)\]/g)].map(([, number = '']) => number),
  );
