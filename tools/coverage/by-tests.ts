import type { CoverageMap, MapRow } from '#mocks/atlas/maps.ts';

/** A test for a row that no answer of the service can cause. */
interface ShowingTest {
  file: string;
  /** Full title of the test. */
  title: string;
}

const formatterCases: ShowingTest = {
  file: 'src/journey/formatters/formatters.test.ts',
  title: '[3.35] formatter %s: %j becomes %j',
};

const variantCases: ShowingTest = {
  file: 'src/journey/steps/steps.test.ts',
  title: '[4.8] the variant %s has the declaration and the texts of %s',
};

/**
 * Rows that tests show instead of scenarios, by id. A test that its file does not contain covers nothing.
 */
export const shownByTests: Readonly<Record<string, readonly ShowingTest[]>> = {
  // Every host serves this list as a file of the app, so the mock service gets no call for it.
  '7.38 getPixelConfiguration': [
    {
      file: 'tests/e2e/partners.spec.ts',
      title:
        "[12.10, 12.7, 7.39] typed values go only to the service, even if a partner's script in the frame reads everything",
    },
    {
      file: 'src/api/external/pixel-files.test.ts',
      title: '[7.38] without a list, or with a missing file, there are no pixels and nothing fails',
    },
  ],
  // The host serves the scripts of the page; scenarios only change the service.
  '8.29': [
    {
      file: 'src/ui/lazy-component.browser.test.tsx',
      title:
        '[8.29] a component that fails to load dispatches a preload error event; if no listener handles it, the error is thrown',
    },
  ],
  // The specification names only the calls of these types; it describes no product with such a step.
  '4.8 c6CarEquityAnalysis': [variantCases],
  '4.8 c6ConsignadoPrivadoAuthorization': [variantCases],
  // Only an action of the visitor cancels a call, no answer of the service.
  'error cancelled': [
    {
      file: 'src/journey/errors/errors.test.ts',
      title: '[7.4] a cancelled call shows nothing, whatever its origin',
    },
  ],
  // A table of cases with values and formatted texts shows these.
  'formatter showDateHour': [formatterCases],
  'formatter selectOnlyLabel': [formatterCases],
  'formatter acceptOrRefuse': [formatterCases],
  'formatter toPercentageLikeExcel': [formatterCases],
  // Only a deployment names these banks and lenders, and scenarios have none.
  'rule bank-theme': [
    {
      file: 'src/journey/rules/rules.test.ts',
      title: '[9.37] the bank theme applies to the banks that the deployment lists',
    },
  ],
  'rule step-navigator': [
    {
      file: 'src/journey/rules/rules.test.ts',
      title:
        '[3.5a] [6.5a] [2.39a] the navigator is shown for banks that the configuration names or the deployment lists',
    },
  ],
  'rule offers': [
    {
      file: 'src/journey/rules/rules.test.ts',
      title: '[2.43] the rule "offers" applies to the lenders that the deployment lists',
    },
  ],
  // Only a defect of the app leads to this screen.
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
 * Adds the tests to the maps, which closes the gaps of their rows. It is a false claim to name a test that
 * does not exist, or a row that scenarios already cover.
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
  [`('${title}'`, `("${title}"`].some(opening => readText(file).includes(opening));

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
    return [`${row.id} is covered by scenarios: remove it from tools/coverage/by-tests.ts`];
  return tests
    .filter(test => !testExists(test, readText))
    .map(({ file, title }) => `${row.id}: ${file} has no test called "${title}"`);
}
