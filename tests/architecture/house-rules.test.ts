import { expect, test } from 'vitest';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import {
  barrelSigns,
  datesReadFromText,
  fileOfWireName,
  hasDefaultExport,
  intlCreatedOnLoad,
  isKebabPath,
  misnamedDeclarations,
  registryEntriesOf,
  replacesNetwork,
  usesUnsafeHas,
} from './house-rules.ts';
import { isCode, isGenerated, listRepositoryFiles, readSource } from './repository-files.ts';

const files = listRepositoryFiles();
const codeFiles = files
  .filter(path => /^(src|mocks|scenarios|stories|tests|tools)\//.test(path))
  .filter(path => isCode(path) && !isGenerated(path))
  .map(path => ({ path, source: readSource(path) }));

/** Files whose default export a tool loads, and tabler.d.ts, which declares the exports of a package. */
const DEFAULT_EXPORTS = [
  /\.config\.(ts|mjs)$/,
  /^stories\/.*\.stories\.tsx$/,
  /^(tests\/(requirements|engines)|tools)\/[a-z]+-reporter\.ts$/,
  /^src\/ui\/tabler\.d\.ts$/,
];

test('folders and files of code are named in kebab-case', () => {
  expect(codeFiles.length).toBeGreaterThan(200);
  const checkedFolders = /^(src|mocks|scenarios|stories|tests|tools|openapi|docs|deploy)\//;
  const misnamedPaths = files.filter(
    path =>
      checkedFolders.test(path) && !/(README|CONTRIBUTING|CHANGELOG)\.md$/.test(path) && !isKebabPath(path),
  );
  expectNoBreaches(
    misnamedPaths.map(path => `${path} is not in kebab-case.`),
    {
      rule: 'Folders and files are named in kebab-case.',
      remedy: 'Rename it: small letters and digits, with a hyphen between words.',
    },
  );
});

test('no file has a default export, unless a tool requires it', () => {
  const defaultExports = codeFiles
    .filter(({ path }) => !DEFAULT_EXPORTS.some(pattern => pattern.test(path)))
    .filter(({ path, source }) => hasDefaultExport(path, source));
  expectNoBreaches(
    defaultExports.map(({ path, source }) => `${placeOf(path, source, 'default')} has a default export.`),
    {
      rule: 'No file has a default export, unless a tool requires it.',
      remedy:
        'Use a named export. If a tool requires the default export, add the file to DEFAULT_EXPORTS of tests/architecture/house-rules.test.ts.',
    },
  );
});

test('there are no barrels: an index.ts defines a registry, and no file re-exports another', () => {
  expectNoBreaches(
    codeFiles.flatMap(({ path, source }) => barrelSigns(path, source)),
    { rule: 'No file only re-exports other files.' },
  );
});

test.each(['fields', 'masks', 'validators', 'formatters'])(
  'a declaration of src/journey/%s is in the file with its wire name',
  folder => {
    const index = `src/journey/${folder}/index.ts`;
    const source = readSource(index);
    expect(registryEntriesOf(index, source).length).toBeGreaterThan(5);
    expectNoBreaches(misnamedDeclarations(index, source), {
      rule: `A declaration of src/journey/${folder} is in the file with its wire name.`,
    });
  },
);

test.each([
  ['cpf', 'cpf'],
  ['checkBoxGroup', 'check-box-group'],
  ['anoModeloVeiculo', 'ano-modelo-veiculo'],
  ['cpfcnpj', 'cpfcnpj'],
  ['toPercentageLikeExcel', 'to-percentage-like-excel'],
  ['textWith2Lines', 'text-with2-lines'],
])('the file of %s is %s.ts', (name, file) => {
  expect(fileOfWireName(name)).toBe(file);
});

test('the rule of file names finds capitals, underscores, consecutive dots and a leading hyphen', () => {
  for (const path of ['src/Button.tsx', 'src/my_file.ts', 'src/Ui/button.tsx', 'src/a..ts', 'src/-a.ts'])
    expect(isKebabPath(path), path).toBe(false);
  for (const allowed of ['src/a-b/c-d2.browser.test.tsx', 'tools/x.mjs', '.ladle/config.mjs'])
    expect(isKebabPath(allowed), allowed).toBe(true);
});

test('the rule of default exports finds each way of writing one', () => {
  for (const source of [
    'export default {};',
    'const a = 1; export default a;',
    'export default function f() {}',
    'export default class {}',
    'const a = 1; export { a as default };',
  ])
    expect(hasDefaultExport('x.ts', source), source).toBe(true);
  for (const allowed of ['export const a = 1;', "export { default as a } from 'a';", '// export default 1'])
    expect(hasDefaultExport('x.ts', allowed), allowed).toBe(false);
});

test('the rule of barrels finds each kind of barrel', () => {
  for (const [path, source] of [
    ['src/ui/all.ts', "export * from './button.tsx';"],
    ['src/ui/all.ts', "export * as b from './button.tsx';"],
    ['src/ui/all.ts', "export { Button } from './button.tsx';"],
    ['src/ui/all.ts', "export type { Clock } from '#shared/clock.ts';"],
    ['src/ui/index.ts', "import './button.tsx';"],
    ['src/ui/index.ts', 'export interface A {}'],
  ] as const)
    expect(barrelSigns(path, source), source).toHaveLength(1);
  expect(barrelSigns('src/ui/icons.ts', "export { default as A } from 'icons/a.mjs';")).toEqual([]);
  expect(barrelSigns('src/masks/index.ts', "import { a } from './a.ts'; export const masks = [a];")).toEqual(
    [],
  );
});

test('the rule of registries finds a file with a wrong name and a declaration without a file', () => {
  const imports = "import { cpf } from './cpf.ts'; import { b } from './box.ts';";
  expect(
    misnamedDeclarations('i.ts', `${imports} defineRegistry('x', [['cpf', cpf], ['CPF', cpf]]);`),
  ).toEqual([]);
  expect(misnamedDeclarations('i.ts', `${imports} defineRegistry('x', [['checkBox', b]]);`)).toEqual([
    "i.ts: 'checkBox' comes from ./box.ts. Rename that file to ./check-box.ts.",
  ]);
  expect(misnamedDeclarations('i.ts', `${imports} defineRegistry('x', [['cpf', { a: 1 }]]);`)).toHaveLength(
    1,
  );
});

test('[9.33] no code parses a date from a text that Intl has formatted', () => {
  const shippedFiles = codeFiles.filter(
    ({ path }) => /^(src|mocks|scenarios)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  expectNoBreaches(
    shippedFiles.flatMap(({ path, source }) => datesReadFromText(path, source)),
    { rule: 'Nothing reads a date out of text that Intl has written.' },
  );
});

test.each([
  "const DAY = new Intl.DateTimeFormat('en-CA'); export const today = (now: number) => DAY.format(now);",
  "const day = lazyValue(() => new Intl.DateTimeFormat('en-CA')); export const today = (now: number) => day().format(now);",
  "export const year = new Intl.DateTimeFormat('en-CA').format(0).slice(0, 4);",
  "export const month = new Date().toLocaleDateString('pt-BR').split('/')[1];",
  "export const at = new Date(date.toLocaleString('en-US', { timeZone: 'UTC' }));",
  'export const at = Date.parse(date.toLocaleString());',
])('[9.33] the rule finds a date parsed from formatted text: %s', source => {
  expect(datesReadFromText('a.ts', source)).not.toEqual([]);
});

test.each([
  "const DAY = new Intl.DateTimeFormat('pt-BR'); export const parts = (now: number) => DAY.formatToParts(now);",
  "const AMOUNT = new Intl.NumberFormat('pt-BR'); export const shown = (n: number) => AMOUNT.format(n);",
])('[9.33] the rule allows code that parses no formatted text: %s', source => {
  expect(datesReadFromText('a.ts', source)).toEqual([]);
});

test('[14.1] no module of the app creates an object of Intl while it is loaded', () => {
  const shippedFiles = codeFiles.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));
  expectNoBreaches(
    shippedFiles.flatMap(({ path, source }) => intlCreatedOnLoad(path, source)),
    { rule: 'An object of Intl takes milliseconds, so it is created on its first use.' },
  );
});

test('[14.1] the rule finds an object of Intl that is created on load, and none that is created on use', () => {
  expect(intlCreatedOnLoad('a.ts', "const A = new Intl.NumberFormat('pt-BR');")).toHaveLength(1);
  expect(intlCreatedOnLoad('a.ts', 'export const a = { zone: Intl.DateTimeFormat() };')).toHaveLength(1);
  expect(intlCreatedOnLoad('a.ts', 'const a = lazyValue(() => new Intl.NumberFormat());')).toEqual([]);
  expect(intlCreatedOnLoad('a.ts', 'function a() { return new Intl.ListFormat(); }')).toEqual([]);
});

test('[3.24] no style uses :has() with :empty or a position, which WebKit does not update', () => {
  const appFiles = codeFiles.filter(({ path }) => path.startsWith('src/'));
  expectNoBreaches(
    appFiles
      .filter(({ source }) => usesUnsafeHas(source))
      .map(({ path, source }) => `${placeOf(path, source, ':has(')} uses :has() with :empty or a position.`),
    {
      rule: 'No style uses :has() with :empty or a position, because WebKit does not update it when elements are added or removed.',
      remedy: 'Decide it in React and set a class or a data attribute.',
    },
  );
  expect(usesUnsafeHas("css({ '&:has(> div:empty)': { display: 'none' } })")).toBe(true);
  expect(usesUnsafeHas("css({ '&:has(> :not(:only-child))': { gap: '2' } })")).toBe(true);
  expect(usesUnsafeHas("css({ '&:has(:focus-visible)': ring, '&:empty': none })")).toBe(false);
});

test('hover styles use _hover, which a device that cannot hover does not get', () => {
  const ownHovers = codeFiles.filter(
    ({ path, source }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path) && source.includes(':hover'),
  );
  expectNoBreaches(
    ownHovers.map(({ path, source }) => `${placeOf(path, source, ':hover')} has a hover style of its own.`),
    {
      rule: 'Hover styles are only inside _hover: a tap on a touch screen leaves :hover behind (panda.config.ts).',
      remedy: 'Set a custom property in _hover of the hovered element, and use it in the other one.',
    },
  );
});

/** Files that may replace fetch or XMLHttpRequest. */
const NETWORK_REPLACERS: Readonly<Record<string, string>> = {
  'mocks/hosts/xhr-source.ts': 'The source that msw lacks.',
  'tests/architecture/house-rules.test.ts': 'It has the samples of this rule.',
  'tools/bench/whole-app.ts': 'It measures the app, and the work of a mock service would be measured, too.',
  'tests/support/add-xml-http-request.ts':
    'Node has no XMLHttpRequest, and this one sends the form to startTestMocks.',
  'tests/e2e/next-step.spec.ts': 'It passes every request on and only records when the answer has come.',
};

test('[10.1] only the one source that msw lacks replaces fetch or XMLHttpRequest', () => {
  const replacingFiles = codeFiles.filter(
    ({ path, source }) => !(path in NETWORK_REPLACERS) && replacesNetwork(source),
  );
  expectNoBreaches(
    replacingFiles.map(({ path, source }) => {
      const replacement = source.match(/\b(?:fetch|XMLHttpRequest)\s*=[^=>]|stubGlobal\(/)?.[0] ?? '';
      return `${placeOf(path, source, replacement)} replaces fetch or XMLHttpRequest.`;
    }),
    {
      rule: 'Only mocks/hosts/xhr-source.ts may replace fetch or XMLHttpRequest.',
      remedy: 'Use startTestMocks, as CONTRIBUTING.md shows.',
    },
  );
});

test('the rule of the network finds each way of replacing it', () => {
  for (const source of [
    'globalThis.fetch = async () => new Response();',
    'window.XMLHttpRequest = Fake;',
    "vi.stubGlobal('fetch', fake);",
  ])
    expect(replacesNetwork(source), source).toBe(true);
  for (const allowed of ['const { fetch } = globalThis;', 'if (globalThis.fetch === known) stop();'])
    expect(replacesNetwork(allowed), allowed).toBe(false);
});

/** The only file that creates temporary folders. */
const TEMPORARY_FOLDERS = 'tests/support/temporary-folder.ts';

test('temporary folders come from the function that removes them', () => {
  const creators = files
    .filter(path => isCode(path) && !isGenerated(path) && path !== 'tests/architecture/house-rules.test.ts')
    .map(path => ({ path, source: readSource(path) }))
    .filter(({ source }) => source.includes('mkdtemp'));
  expect(creators.map(({ path }) => path)).toContain(TEMPORARY_FOLDERS);
  expectNoBreaches(
    creators
      .filter(({ path }) => path !== TEMPORARY_FOLDERS)
      .map(
        ({ path, source }) => `${placeOf(path, source, 'mkdtemp')} creates a folder that may be left behind.`,
      ),
    { rule: `Only ${TEMPORARY_FOLDERS} creates temporary folders.`, remedy: 'Call createTemporaryFolder.' },
  );
});

test('[8.2] only handleFailure uses the error catalogue', () => {
  const importingFiles = codeFiles.filter(
    ({ path, source }) =>
      path.startsWith('src/') && !/\.test\.tsx?$/.test(path) && source.includes("'#journey/errors/index.ts'"),
  );
  const catalogueUser = 'src/flows/handle-failure.ts';
  expectNoBreaches(
    importingFiles
      .filter(({ path }) => path !== catalogueUser)
      .map(
        ({ path, source }) =>
          `${placeOf(path, source, '#journey/errors/index.ts')} imports the error catalogue.`,
      ),
    { rule: `Only ${catalogueUser} uses the error catalogue.`, remedy: 'Call handleFailure.' },
  );
  expect(importingFiles.map(({ path }) => path)).toEqual([catalogueUser]);
});

/** Where the words of a failure are handled: each rule with the only files that may break it. */
const FAILURE_WORDS = [
  {
    rule: 'Only the technical line reveals the original text of a failure, outside production.',
    pattern: /\.reveal\(/,
    files: ['src/journey/errors/message.ts'],
  },
  {
    rule: 'Only the check of a message makes a text a CustomerMessage.',
    pattern: /\bas CustomerMessage\b|<CustomerMessage>\s*[\w'"`(]/,
    files: ['src/journey/errors/customer-message.ts'],
  },
  {
    rule: 'A message in an answer is read only to be checked by toCustomerMessage.',
    pattern:
      /(?<!toCustomerMessage\()\breadText\((?:[^()]|\([^()]*\))*, '(?:message|errorMessage|MENSAGEM)'\)/,
    files: ['src/api/decode/message-of.ts'],
  },
];

test.each(FAILURE_WORDS)('[8.11] $rule', ({ rule, pattern, files: allowedFiles }) => {
  const breakingFiles = codeFiles.filter(
    ({ path, source }) =>
      path.startsWith('src/') && !/\.(?:test|type-test)\.tsx?$/.test(path) && pattern.test(source),
  );
  expectNoBreaches(
    breakingFiles
      .filter(({ path }) => !allowedFiles.includes(path))
      .map(({ path, source }) => `${placeOf(path, source, pattern.exec(source)?.[0] ?? '')} breaks it.`),
    { rule, remedy: 'Use the `message` of the failure, which toCustomerMessage has checked.' },
  );
  expect(breakingFiles.map(({ path }) => path)).toEqual(allowedFiles);
});

test('all end-to-end tests share their workers and browsers', () => {
  const otherWorkers = codeFiles
    .filter(({ path }) => path.endsWith('.spec.ts'))
    .filter(({ source }) => /\blaunchOptions\b|scope: 'worker'/.test(source));
  expectNoBreaches(
    otherWorkers.map(({ path }) => `${path} has switches of the browser or a fixture of scope 'worker'.`),
    {
      rule: 'Playwright starts new workers and browsers for such a file, each of which loads all scenarios.',
      remedy:
        'Write switches into tests/e2e/playwright.config.ts, and fixtures of scope worker into tests/e2e/test.ts.',
    },
  );
});
