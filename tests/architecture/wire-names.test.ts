import ts from 'typescript';
import { expect, test } from 'vitest';
import { fieldKinds } from '#journey/fields/index.ts';
import { formatters } from '#journey/formatters/index.ts';
import { masks } from '#journey/masks/index.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { validators } from '#journey/validators/index.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { root } from './repository-files.ts';
import { spelledWireNames } from './wire-names.ts';

const wireNames = new Set(
  [fieldKinds, masks, validators, formatters, stepTypes].flatMap(registry => registry.names()),
);

/** The compiler options of tsconfig.json, without a cache. */
const options: ts.CompilerOptions = (() => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  return {
    ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options,
    incremental: false,
  };
})();

/** A compiler host that treats the files of mocks/ as empty: they use wire names, and no production build contains them. */
function createShippingHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name.startsWith(`${root}mocks/`)
      ? ts.createSourceFile(name, 'export {};', ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  return host;
}

test('[3.32] [3.33] no code outside a registry compares the name of a kind, a mask or a step type', () => {
  // The shipped code: everything that the page's script imports.
  const program = ts.createProgram([`${root}src/main.tsx`], options, createShippingHost());
  expect(program.getSourceFiles().length).toBeGreaterThan(300);
  expectNoBreaches(spelledWireNames(program, root, wireNames), {
    rule: 'No name of a field kind, mask, validator, formatter or step type is spelled outside its registry.',
  });
});

/** The breaches in an invented file of src/flows that contains this code. */
function spelledIn(body: string): string[] {
  const path = `${root}src/flows/invented.ts`;
  const source = `import type { WireName } from '../shared/wire-name.ts';
    interface Field { component: WireName<'field kind'>; mask: WireName<'mask'> | undefined; label: string }
    declare const field: Field; declare const add: (field: Field) => void; declare const names: readonly string[];
    ${body}; export {};`;
  const host = ts.createCompilerHost(options);
  const readSourceFile = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
      : readSourceFile(name, ...rest);
  const { fileExists } = host;
  host.fileExists = name => name === path || fileExists(name);
  const fastOptions = { ...options, types: [], lib: ['lib.es2023.d.ts'] };
  return spelledWireNames(ts.createProgram([path], fastOptions, host), root, wireNames);
}

test('the rule of wire names finds each way of comparing one, and reports the place and the remedy', () => {
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
  ];
  const findings = breachingLines.map(spelledIn);
  expect(breachingLines.filter((_, index) => findings[index]?.length !== 1)).toEqual([]);
  expect(findings[0]).toEqual([
    "src/flows/invented.ts:4: field.component === 'term' asks for a field kind by its name. Declare the property that you need in src/journey/fields/ and read it there.",
  ]);
});

test('the rule of wire names ignores everything else', () => {
  const allowedLines = [
    "field.component === ''",
    "field.label === 'term'",
    'const kept: string[] = []; kept.push(field.label)',
    'const same = (other: Field) => other.component === field.component',
  ];
  expect(allowedLines.flatMap(spelledIn)).toEqual([]);
});
