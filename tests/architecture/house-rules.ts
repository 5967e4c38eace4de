import ts from 'typescript';
import { parseSource as parse } from './parse-source.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True when every folder and every dotted part of the name is kebab-case: `polling/company-policy.test.ts`. */
export function isKebabPath(path: string): boolean {
  return path.split('/').every(segment =>
    segment
      .replace(/^\./, '')
      .split('.')
      .every(word => KEBAB.test(word)),
  );
}

/** `cpfCnpj` -> `cpf-cnpj`, `checkBoxGroup` -> `check-box-group`: the file of a declaration by its name on the wire. */
export const fileOfWireName = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** True when a file has a default export. Re-exporting the default export of a package under a name does not count. */
export function hasDefaultExport(path: string, source: string): boolean {
  // Parsing is slow, and most files do not contain the word.
  if (!/\bdefault\b|\bexport\s*=/.test(source)) return false;
  return parse(path, source).statements.some(statement => {
    if (ts.isExportAssignment(statement)) return true;
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.some(({ name }) => name.text === 'default');
    return (
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    );
  });
}

/**
 * Signs of a barrel: a file re-exports everything of another, or files of ours (a generated one may be
 * re-exported), or is an index without content.
 */
export function barrelSigns(path: string, source: string): string[] {
  if (!/(^|\/)index\.tsx?$/.test(path) && !/\bexport\s*(?:type\s*)?[*{]/.test(source)) return [];
  const { statements } = parse(path, source);
  const breaches: string[] = [];
  for (const statement of statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const specifier = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    if (!statement.exportClause)
      breaches.push(`${path}: export * from '${specifier}'. Let its users import that file.`);
    else if (/^[.#]/.test(specifier) && !specifier.includes('.gen.'))
      breaches.push(`${path}: re-exports '${specifier}'. Let its users import that file.`);
  }
  const defines = statements.some(
    statement =>
      ts.isVariableStatement(statement) &&
      (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  if (/(^|\/)index\.tsx?$/.test(path) && !defines)
    breaches.push(`${path}: an index.ts defines a registry (an exported const) or does not exist.`);
  return breaches;
}

/** One line of a registry: the name on the wire, and the file its declaration comes from. */
export interface Registered {
  name: string;
  file: string | undefined;
}

/** The pairs `['wireName', declaration]` of the registry an index.ts defines. */
export function registeredIn(path: string, source: string): Registered[] {
  const file = parse(path, source);
  const origin = new Map<string, string>();
  const registered: Registered[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const namedBindings = node.importClause?.namedBindings;
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const { name } of namedBindings.elements) origin.set(name.text, node.moduleSpecifier.text);
    }
    if (ts.isArrayLiteralExpression(node)) {
      const [name, declaration] = node.elements;
      if (name && ts.isStringLiteral(name) && declaration && node.elements.length === 2)
        registered.push({
          name: name.text,
          file: ts.isIdentifier(declaration) ? origin.get(declaration.text) : undefined,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return registered;
}

/**
 * Misnamed files of a registry: the first name of a declaration names its file; further names of the same
 * declaration are other spellings.
 */
export function misnamedDeclarations(index: string, source: string): string[] {
  const namedDeclarations = new Set<string>();
  return registeredIn(index, source).flatMap(({ name, file }) => {
    if (file === undefined) return [`${index}: '${name}' is declared in place. Give it a file of its own.`];
    if (namedDeclarations.has(file)) return [];
    namedDeclarations.add(file);
    const expectedSpecifier = `./${fileOfWireName(name)}.ts`;
    return file === expectedSpecifier
      ? []
      : [`${index}: '${name}' comes from ${file}. Rename that file to ${expectedSpecifier}.`];
  });
}

/** Calls that write a date as text for people; the text differs between engines. */
const WRITES_A_DATE = new Set(['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString']);

/** Methods that take a text apart, or turn it into a date. */
const SPLITTING_METHODS = new Set([
  'split',
  'slice',
  'substring',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'at',
  'charAt',
]);
const DATE_READERS = new Set([
  'parse',
  'Date',
  'Number',
  'parseInt',
  'parseFloat',
  'dayjs',
  'parseDate',
  'readDay',
]);

/**
 * Places where the text of a date that Intl has written is used, or where any text of Intl is taken apart. WebKit wrote
 * 11/22/2026 where Chromium writes 2026-11-22: days come from `formatToParts` or from src/brazil/date.ts.
 */
export function readsWrittenDates(path: string, source: string): string[] {
  if (!/\b(?:DateTimeFormat|format|formatRange|toLocale\w*String)\b/.test(source)) return [];
  const file = parse(path, source);
  const dateFormats = new Set<string>();
  const breaches: string[] = [];
  const nameOf = (node: ts.Node): string =>
    ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';
  const makesDateFormat = (node: ts.Node): boolean =>
    (ts.isNewExpression(node) || ts.isCallExpression(node)) && nameOf(node.expression) === 'DateTimeFormat';
  /** `lazyValue(() => new Intl.DateTimeFormat(...))` */
  const makesItOnUse = (node: ts.Node): boolean =>
    ts.isCallExpression(node) &&
    nameOf(node.expression) === 'lazyValue' &&
    node.arguments.some(create => ts.isArrowFunction(create) && makesDateFormat(create.body));
  const calledOrNamed = (node: ts.Node): ts.Node => (ts.isCallExpression(node) ? node.expression : node);
  const isWritten = (node: ts.Node): boolean =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    (WRITES_A_DATE.has(node.expression.name.text) || node.expression.name.text === 'format') &&
    !/dayjs|counted/.test(node.expression.expression.getText(file));
  const isOfDate = (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node) &&
    ['format', 'formatRange'].includes(node.name.text) &&
    (makesDateFormat(node.expression) || dateFormats.has(nameOf(calledOrNamed(node.expression))));
  const visit = (node: ts.Node): void => {
    const initializer = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    if (
      ts.isVariableDeclaration(node) &&
      initializer &&
      (makesDateFormat(initializer) || makesItOnUse(initializer))
    )
      dateFormats.add(nameOf(node.name));
    const isTaken =
      ts.isCallExpression(node) &&
      ((ts.isPropertyAccessExpression(node.expression) &&
        SPLITTING_METHODS.has(node.expression.name.text) &&
        isWritten(node.expression.expression)) ||
        (DATE_READERS.has(nameOf(node.expression)) && node.arguments.some(isWritten)));
    const isTakenByNew =
      ts.isNewExpression(node) &&
      DATE_READERS.has(nameOf(node.expression)) &&
      (node.arguments ?? []).some(isWritten);
    const isNamed = ts.isCallExpression(node) && /^toLocale(Date|Time)String$/.test(nameOf(node.expression));
    if (isOfDate(node) || isTaken || isTakenByNew || isNamed) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      breaches.push(
        `${path}:${line}: the text of Intl differs between engines. Take formatToParts, or a function of src/brazil/date.ts.`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return breaches;
}

/**
 * Places where a module creates an object of Intl while it is loaded. The formatter for days in São Paulo took 54 ms of a slow
 * phone's start, long before the first date.
 */
export function createsIntlOnLoad(path: string, source: string): string[] {
  if (!/\bIntl\./.test(source)) return [];
  const file = parse(path, source);
  const breaches: string[] = [];
  const visit = (node: ts.Node): void => {
    // The body of a function runs later.
    if (ts.isFunctionLike(node)) return;
    const isCreated =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.expression.getText(file) === 'Intl';
    if (isCreated) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      breaches.push(`${path}:${line}: create it with lazyValue, on its first use.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return breaches;
}

/**
 * A selector that uses `:has()` with a position or with `:empty`. WebKit keeps the old answer when an element
 * is added or removed, so that fields inside a field never appeared. React has to make such a choice instead.
 */
export const hasUnsafeHas = (source: string): boolean => {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/:has\(/g)].some(({ index }) =>
    /^:has\([^'"`]*?:(?:empty|(?:first|last|only|nth)-)/.test(code.slice(index)),
  );
};

/** Replaces fetch or XMLHttpRequest; tests use the handlers of the contract instead (0009). */
export const replacesNetwork = (source: string): boolean =>
  /\b(?:globalThis|window|self|scope)\.(?:fetch|XMLHttpRequest)\s*=[^=>]/.test(source) ||
  /\bstubGlobal\(\s*'(?:fetch|XMLHttpRequest)'/.test(source);
