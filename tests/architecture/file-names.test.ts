import { expect, test } from 'vitest';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import { misnamedFile } from './file-names.ts';
import { isGenerated, listRepositoryFiles, readSource } from './repository-files.ts';

const STEP_TABLE = 'a table of step types, each with its name on the wire';
const STYLES =
  'style classes that several components share, each with the name of the element that it styles';

const TEXTS = 'the file names a family of step types, and the folder says that it has their texts';
const LISTS = 'lists of one subject, each named as the contract names it';
const BLOCKS = 'building blocks, each with a name that is readable in the definition of a product';
const RULE = 'the rule that the test of the same name checks; its exports are steps of the check';
const PART_OF_PRODUCT = 'a part of the product that the first word of the file names';

/** Files that do not have the name of an export, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'mocks/hosts/vitest.ts': 'a host has the name of the place where the service runs',
  'mocks/world/lists/external-services.ts':
    'operations of the public services, each named like its operationId',
  'scenarios/expected-texts/checks.ts': TEXTS,
  'scenarios/expected-texts/contracts.ts': TEXTS,
  'scenarios/expected-texts/identity.ts': TEXTS,
  'scenarios/expected-texts/payroll.ts': TEXTS,
  'scenarios/expected-texts/simulations.ts': TEXTS,
  'scenarios/lists/banking.ts': LISTS,
  'scenarios/lists/personal.ts': LISTS,
  'scenarios/lists/work.ts': LISTS,
  'scenarios/products/building-blocks/conditions.ts': BLOCKS,
  'scenarios/products/building-blocks/person-fields.ts': BLOCKS,
  'scenarios/products/building-blocks/shared-steps.ts': BLOCKS,
  'scenarios/products/credito-pessoal.answers.ts': PART_OF_PRODUCT,
  'scenarios/products/credito-pessoal.steps.ts': PART_OF_PRODUCT,
  'scenarios/products/credito-pessoal.walk.ts': PART_OF_PRODUCT,
  'scenarios/products/todos-os-campos.steps.ts': PART_OF_PRODUCT,
  'src/api/operations/step-actions.ts': 'six operations of step buttons, each named like its operationId',
  'src/brazil/money.ts': 'money is an integer number of cents, and its functions say cents or reais',
  'src/flows/actions/step-buttons.ts': 'each export has the name of its button in actions/index.ts',
  'src/journey/steps/consent/consent.ts': STEP_TABLE,
  'src/journey/steps/consigned/consigned.ts': STEP_TABLE,
  'src/journey/steps/simulation/by-lender.ts': STEP_TABLE,
  'src/journey/steps/simulation/variants.ts': STEP_TABLE,
  'src/ui/float-styles.ts': STYLES,
  'src/ui/message-styles.ts': STYLES,
  'src/ui/pictures/animations.ts': STYLES,
  'tests/architecture/documents.ts': RULE,
  'tests/architecture/file-names.ts': RULE,
  'tests/architecture/house-rules.ts': RULE,
  'tests/architecture/import-law.ts': RULE,
  'tests/architecture/lazy-code.ts': RULE,
  'tools/record/fictitious-values.ts': 'functions that each make one kind of fictitious value',
};

/** A file of the catalogue is named after its situation or product, because its scenarios are named by their ids. */
const CHECKED_PATHS = /^(?:src|mocks|tools|tests|deploy|scenarios(?!\/catalogue\/))\/.*\.tsx?$/;

const sourceFiles = listRepositoryFiles().filter(
  path =>
    CHECKED_PATHS.test(path) && !isGenerated(path) && !/\.(test|spec|type-test|stories|d)\.tsx?$/.test(path),
);

test('a file has the name of one of its exports', () => {
  expect(sourceFiles.length).toBeGreaterThan(1000);
  const misnamedFiles = sourceFiles
    .filter(path => !(path in EXCEPTIONS))
    .flatMap(path => misnamedFile(path, readSource(path)) ?? []);
  expectNoBreaches(misnamedFiles, { rule: 'A file has the name of one of its exports.' });
});

test('every exception is still needed', () => {
  const needlessExceptions = Object.keys(EXCEPTIONS).filter(
    path => !sourceFiles.includes(path) || misnamedFile(path, readSource(path)) === undefined,
  );
  const exceptionsFile = 'tests/architecture/file-names.test.ts';
  expectNoBreaches(
    needlessExceptions.map(
      path =>
        `${placeOf(exceptionsFile, readSource(exceptionsFile), path)} lists ${path}, which needs no exception.`,
    ),
    {
      rule: 'The list of exceptions contains only files that still need one.',
      remedy: 'Remove the file from EXCEPTIONS.',
    },
  );
});

test.each([
  ['src/flows/submit-step.ts', 'export const submitStep = 1;', true],
  ['src/flows/arrive.ts', 'export const submitStep = 1;', false],
  ['src/brazil/cpf.ts', 'export const isCpf = 1; export const formatCpf = 2;', true],
  ['src/brazil/cpf.ts', 'export const isCnpj = 1; export const formatCnpj = 2;', false],
  ['src/platform/clock.ts', 'export const createClock = 1;', true],
  ['src/brazil/accents.ts', 'export const removeAccents = 1;', false],
  ['src/journey/masks/money.ts', 'export const moneyMask = 1;', true],
  ['src/journey/masks/index.ts', 'export const masks = 1;', true],
])('%s with %s has the name of an export: %s', (path, source, expected) => {
  expect(misnamedFile(path, source) === undefined).toBe(expected);
});
