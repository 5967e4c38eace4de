import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { callNumberIn } from './source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface TypeProblem {
  /** Number of the call whose answer does not compile; undefined for other errors. */
  call: number | undefined;
  message: string;
}

/** Compiles a text as if it were a file of scenarios/catalogue, and returns the errors. Writes no file. */
export function typeProblems(text: string): TypeProblem[] {
  const file = path.join(root, 'scenarios/catalogue/gravado/recorded.ts');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, types: [] });
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = name => name === file || fileExists(name);
  host.readFile = name => (name === file ? text : readFile(name));
  host.getSourceFile = (name, language, ...rest) =>
    name === file ? ts.createSourceFile(name, text, language) : getSourceFile(name, language, ...rest);
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
