import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** The functions that load code lazily. Each defines the reaction to a file that cannot be loaded. */
export const LAZY_LOADERS = [
  'lazyComponent',
  'lazyFlow',
  'lazyPoll',
  'lazyOperations',
  'lazyFunction',
] as const;

/** Places (`path:line`) of every `import(...)` that is not part of the arguments of a loader. */
export const findImportsOutsideLoaders = rememberPerFile(
  'imports-outside-loaders',
  (path: string, source: string): string[] => {
    const file = parseSource(path, source);
    const places: string[] = [];
    const visit = (node: ts.Node, isInLoader: boolean): void => {
      if (ts.isCallExpression(node)) {
        if (node.expression.kind === ts.SyntaxKind.ImportKeyword && !isInLoader)
          places.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
        const { expression } = node;
        const isLoader = ts.isIdentifier(expression) && LAZY_LOADERS.some(name => name === expression.text);
        for (const argument of node.arguments) visit(argument, isInLoader || isLoader);
        visit(expression, isInLoader);
        return;
      }
      ts.forEachChild(node, child => visit(child, isInLoader));
    };
    visit(file, false);
    return places;
  },
);
