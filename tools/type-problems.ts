import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { TypeProblem } from './record/recorded-file.ts';
import { callNumberIn } from './record/source.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The files that every compilation shares: the catalogue's types and the libraries. They stay unchanged while the tool
 * runs.
 */
const sharedSources = new Map<string, ts.SourceFile | undefined>();

/** Compiles a text as if it were a file of scenarios/catalogue, and returns the errors. Writes no file. */
export function typeProblems(text: string): TypeProblem[] {
  const file = path.join(root, 'scenarios/catalogue/gravado/recorded.ts');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, types: [] });
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = name => name === file || fileExists(name);
  host.readFile = name => (name === file ? text : readFile(name));
  host.getSourceFile = (name, language, ...rest) => {
    if (name === file) return ts.createSourceFile(name, text, language);
    if (!sharedSources.has(name)) sharedSources.set(name, getSourceFile(name, language, ...rest));
    return sharedSources.get(name);
  };
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  const source = program.getSourceFile(file);
  const lines = text.split('\n');
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start = 0, messageText }) => {
      const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
      const callNumbers = lines.slice(0, line + 1).map(callNumberIn);
      return {
        call: callNumbers.findLast(number => number !== undefined),
        message: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200),
      };
    },
  );
}
