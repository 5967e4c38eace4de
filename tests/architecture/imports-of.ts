import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** A reference of a file to another file or to a package. */
export interface Import {
  /** The text between the quotes; empty when it is computed. */
  specifier: string;
  /** Line in the file, from 1. */
  line: number;
  /**
   * `type`: removed by compilation. `dynamic`: loaded when the line runs. `asset`: only an address, nothing is run.
   * `computed`: the target is unknown until the line runs.
   */
  kind: 'value' | 'type' | 'dynamic' | 'asset' | 'computed';
}

/** Every import, export-from, import(), import type, require() and `new URL(..., import.meta.url)` of a source text. */
export const importsOf = rememberPerFile('imports', (path: string, source: string): readonly Import[] => {
  const file = parseSource(path, source);
  const imports: Import[] = [];

  const addImport = (target: ts.Node | undefined, kind: Import['kind']) => {
    if (!target) return;
    const line = file.getLineAndCharacterOfPosition(target.getStart(file)).line + 1;
    if (ts.isStringLiteralLike(target)) imports.push({ specifier: target.text, line, kind });
    else if (kind === 'dynamic') imports.push({ specifier: '', line, kind: 'computed' });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) addImport(node.moduleSpecifier, isTypeOnly(node) ? 'type' : 'value');
    else if (ts.isExportDeclaration(node))
      addImport(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value');
    else if (ts.isImportTypeNode(node))
      addImport(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, 'type');
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
      addImport(node.moduleReference.expression, 'value');
    else if (ts.isCallExpression(node) && (isDynamicImport(node) || isNamed(node.expression, 'require')))
      addImport(node.arguments[0], 'dynamic');
    else if (ts.isNewExpression(node) && isNamed(node.expression, 'URL') && node.arguments?.length === 2)
      if (node.arguments[1]?.getText(file) === 'import.meta.url') addImport(node.arguments[0], 'asset');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
});

function isTypeOnly(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const namedBindings = clause.namedBindings;
  return (
    !clause.name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every(element => element.isTypeOnly)
  );
}

const isDynamicImport = (node: ts.CallExpression) => node.expression.kind === ts.SyntaxKind.ImportKeyword;
const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name;
