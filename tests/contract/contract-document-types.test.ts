import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { generateTypes } from '../../tools/contract/generate-types.ts';

const outcomeLine = (member: string) => `export const answer: wire.ProposalOutcome = {
  _id: 'a1', currentStep: 'endereco', situation: 'em-preenchimento', selfContract: { endereco: { cidade: 'Santos' } }, ${member}
};`;
const fieldLine = (member: string) =>
  `export const field: wire.Field = { _id: 'a1', key: 'cpf', subFields: [{ _id: 'a2', key: 'nome' }], ${member} };`;

/** Code of a mock that conforms to the contract, each with a description. */
const acceptedLines: readonly [string, string][] = [
  ['an outcome', outcomeLine(`stepStatus: 'waiting', result: { type: 'result', kind: 'noOffer' }`)],
  ['a field', fieldLine(`component: 'text', mask: 'cpf', defaultValue: { value: [1, null, 'a'] }`)],
  ['a name that is marked as unknown', fieldLine(`component: 'holograma' as wire.UnknownName`)],
];

/** Code with one mistake each, described by it. */
const wrongLines: readonly [string, string][] = [
  ['a status that does not exist', outcomeLine(`stepStatus: 'wating'`)],
  ['a member with a misspelt name', outcomeLine(`stepStatuss: 'waiting'`)],
  ['a member of the wrong kind', outcomeLine(`systemicValue: '3500'`)],
  ['a result that does not exist', outcomeLine(`result: { type: 'results' }`)],
  ['a component kind with a misspelt name', fieldLine(`component: 'txet'`)],
  ['a mask with a misspelt name', fieldLine(`mask: 'cfp'`)],
  ['a nested member with a misspelt name', fieldLine(`rules: [{ requierd: true }]`)],
  [
    'an answer without a member',
    `export const answer: wire.ProposalOutcome = { currentStep: '', situation: '' };`,
  ],
  [
    'an HTTP status that the operation does not have',
    `export type Gone = wire.operations['getSystem']['responses'][418];`,
  ],
];

const complaints = await compile([...acceptedLines, ...wrongLines]);

/** Compiles each case with the types of the contract. @returns the errors by description. */
async function compile(cases: readonly [string, string][]): Promise<Map<string, string[]>> {
  const folder = fileURLToPath(new URL('./', import.meta.url));
  const fileOf = (name: string) => path.join(folder, `${name.replaceAll(' ', '-')}.ts`);
  const sources = new Map([
    [fileOf('contract-types'), await generateTypes(await bundleContract())],
    ...cases.map(
      ([name, code]) => [fileOf(name), `import type * as wire from './contract-types';\n${code}`] as const,
    ),
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.fileExists = name => sources.has(name) || ts.sys.fileExists(name);
  host.getSourceFile = (name, version) => {
    const text = sources.get(name);
    return text === undefined ? readSource(name, version) : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return new Map(
    cases.map(([name]) => [
      name,
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(fileOf(name)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ]),
  );
}

test.each(acceptedLines)('[10.2a] %s that conforms to the contract compiles', name => {
  expect(complaints.get(name)).toEqual([]);
});

test.each(wrongLines)('[10.2a] %s does not compile', name => {
  expect(complaints.get(name)).toHaveLength(1);
});
