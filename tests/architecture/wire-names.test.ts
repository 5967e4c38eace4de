import ts from 'typescript';
import { expect, test } from 'vitest';
import { fieldKinds } from '#journey/fields/index.ts';
import { formatters } from '#journey/formatters/index.ts';
import { masks } from '#journey/masks/index.ts';
import { ruleDeclarations } from '#journey/rules/rule-declarations.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { families } from '#journey/steps/step-type.ts';
import { validators } from '#journey/validators/index.ts';
import { lenders } from '#scenarios/lenders.ts';
import { products } from '#scenarios/products/index.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { root } from './repository-files.ts';
import { REGISTRY_FOLDERS, type SetName, spelledWireNames } from './wire-names.ts';

const namesOfSets: Readonly<Record<SetName, readonly string[]>> = {
  'field kind': fieldKinds.names(),
  mask: masks.names(),
  validator: validators.names(),
  formatter: formatters.names(),
  'step type': stepTypes.names(),
  'error label': ['CONFLICT', 'INTERNAL_SERVER_ERROR'],
  'error name': ['TokenExpiredError'],
  'product or bank': [
    ...ruleDeclarations.flatMap(({ name, phrases }) => [name, ...phrases]),
    ...products.map(({ id }) => id),
    ...lenders.map(({ slug }) => slug),
  ],
  'step family': Object.keys(families),
};

/** The compiler options of tsconfig.json, without a cache. */
const options: ts.CompilerOptions = (() => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  return {
    ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options,
    incremental: false,
  };
})();

/**
 * A compiler host that treats the files of mocks/ as empty: they use wire names, and no production build contains them.
 */
function createShippingHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name.startsWith(`${root}mocks/`)
      ? ts.createSourceFile(name, 'export {};', ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  return host;
}

const listOfSets = new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(REGISTRY_FOLDERS));

test(`[3.32] [3.33] no code outside a registry spells the name of a ${listOfSets}`, () => {
  // The shipped code: everything that the page's script imports.
  const program = ts.createProgram([`${root}src/main.tsx`], options, createShippingHost());
  expect(program.getSourceFiles().length).toBeGreaterThan(300);
  expectNoBreaches(spelledWireNames(program, root, namesOfSets), {
    rule: `No name of a ${listOfSets} is spelled outside its registry.`,
  });
});

const breachingLines = [
  "field.component === 'term'",
  "if ('term' !== field.component) add(field)",
  "switch (field.component) { case 'term': add(field) }",
  "const money = new Set(['money']); money.has(field.component)",
  "new Map([['cep', 1]]).get(field.mask ?? '')",
  'names.includes(field.component)',
  'const widths: Record<string, number> = { money: 1 }; widths[field.component]',
  '/^slider/.test(field.component)',
  "add({ ...field, component: 'text' })",
  "const { component } = field; component === 'term'",
  "const own: Field['mask'] = 'cpf'",
  "bank.slug === 'banco-aurora'",
  "const probe: Named['slug'] = 'home-equity'",
  "failure.label === 'CONFLICT'",
  "const label: Failure['label'] = 'CONFLICT'",
  "failure.name === 'TokenExpiredError'",
  "const families: ReadonlySet<string> = new Set(['kyc', 'identity']); families.has(family)",
  "if (family !== 'form') ['kyc', 'identity'].includes(family)",
];
const allowedLines = [
  "field.component === ''",
  "field.label === 'term'",
  "family === 'form'",
  'const lessons: Record<FamilyName, number> = allLessons; lessons[family]',
  'const kept: string[] = []; kept.push(field.label)',
  'const same = (other: Field) => other.component === field.component',
];

/**
 * The breaches in each code, as the body of an invented file of src/flows. One program contains all of these files, so
 * the libraries are read once.
 */
function spelledIn(codes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sources = new Map(
    codes.map((code, index) => [
      `${root}src/flows/invented-${index}.ts`,
      `import type { WireName } from '../shared/wire-name.ts';
      interface Field { component: WireName<'field kind'>; mask: WireName<'mask'> | undefined; label: string }
      interface Named { slug: WireName<'product or bank'> }
      interface Failure { label: WireName<'error label'>; name: WireName<'error name'> }
      type FamilyName = ${Object.keys(families)
        .map(family => `'${family}'`)
        .join(' | ')};
      declare const bank: Named; declare const failure: Failure; declare const family: FamilyName;
      declare const allLessons: Record<FamilyName, number>;
      declare const field: Field; declare const add: (field: Field) => void; declare const names: readonly string[];
      ${code}; export {};`,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) => {
    const source = sources.get(name);
    return source === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true);
  };
  host.fileExists = name => sources.has(name) || fileExists(name);
  const fastOptions = { ...options, types: [], lib: ['lib.es2023.d.ts'] };
  const program = ts.createProgram([...sources.keys()], fastOptions, host);
  const breaches = spelledWireNames(program, root, namesOfSets);
  return new Map(
    codes.map((code, index) => [code, breaches.filter(breach => breach.includes(`/invented-${index}.ts:`))]),
  );
}

test('the rule of wire names finds each way of comparing one, reports the place and the remedy, and ignores everything else', () => {
  const findings = spelledIn([...breachingLines, ...allowedLines]);
  expect(breachingLines.filter(line => findings.get(line)?.length !== 1)).toEqual([]);
  expect(findings.get(breachingLines[0] ?? '')).toEqual([
    "src/flows/invented-0.ts:9: field.component === 'term' asks for a field kind by its name. Declare the property that you need in src/journey/fields/ and read it there.",
  ]);
  expect(allowedLines.flatMap(line => findings.get(line))).toEqual([]);
});
