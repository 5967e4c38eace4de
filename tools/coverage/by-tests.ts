import type { CoverageMap, MapRow } from '#mocks/atlas/maps.ts';

/** A test for a row that no answer of the service can cause. */
interface ShowingTest {
  file: string;
  /** Full title of the test. */
  title: string;
}

/**
 * Rows that tests show instead of scenarios, by id. A title that the file does not contain covers nothing.
 */
export const shownByTests: Readonly<Record<string, readonly ShowingTest[]>> = {
  // A file of the application: every host serves it, and the mock service never sees it.
  '7.38 getPixelConfiguration': [
    {
      file: 'tests/e2e/partners.spec.ts',
      title:
        "[12.10, 12.7, 7.39] typed values go only to the service, even if a partner's script in the frame reads everything",
    },
    {
      file: 'src/api/external/pixel-files.test.ts',
      title: '[7.38] without a list, or with a file that is missing, nothing is set and nothing fails',
    },
  ],
  // The host serves the scripts of the page; scenarios only change the service.
  '8.29': [
    {
      file: 'src/ui/lazy-component.browser.test.tsx',
      title: '[8.29] a component that fails to load raises a preload error; an unhandled one is thrown',
    },
  ],
  // Only a defect of the app leads there.
  '8.30': [
    {
      file: 'src/app/crash-screen.browser.test.tsx',
      title: '[8.30] outside production the alert shows message and stack',
    },
    {
      file: 'src/app/crash-screen.browser.test.tsx',
      title:
        '[8.30] in production the alert shows the message and a short code, the same for the same mistake, and no stack',
    },
  ],
};

/**
 * Adds the tests to the maps, which closes the gaps of their rows. A test that does not exist, and a row that
 * scenarios cover by now, are false claims.
 * @param readText returns the text of a file of this repository; '' for a missing one.
 */
export function withTests(
  maps: readonly CoverageMap[],
  testsByRow: typeof shownByTests,
  readText: (file: string) => string,
): CoverageMap[] {
  return maps.map(map => {
    const listedRows = map.rows.filter(({ id }) => Object.hasOwn(testsByRow, id));
    const falseClaims = listedRows.flatMap(row => falseClaimsAbout(row, testsByRow[row.id] ?? [], readText));
    const rows = map.rows.map(row => addTestsTo(row, testsByRow, readText));
    return { ...map, rows, falseClaims: [...map.falseClaims, ...falseClaims] };
  });
}

const testExists = ({ file, title }: ShowingTest, readText: (file: string) => string): boolean =>
  [`test('${title}'`, `test("${title}"`].some(opening => readText(file).includes(opening));

function addTestsTo(
  row: MapRow,
  testsByRow: typeof shownByTests,
  readText: (file: string) => string,
): MapRow {
  const tests = Object.hasOwn(testsByRow, row.id) ? (testsByRow[row.id] ?? []) : [];
  if (tests.length === 0 || row.gaps.length === 0 || !tests.every(test => testExists(test, readText)))
    return row;
  return { ...row, gaps: [], tests: tests.map(({ file, title }) => `${file}: ${title}`) };
}

function falseClaimsAbout(
  row: MapRow,
  tests: readonly ShowingTest[],
  readText: (file: string) => string,
): string[] {
  if (row.gaps.length === 0)
    return [`${row.id} is covered by scenarios: take it out of tools/coverage/by-tests.ts`];
  return tests
    .filter(test => !testExists(test, readText))
    .map(({ file, title }) => `${row.id}: ${file} has no test called "${title}"`);
}
