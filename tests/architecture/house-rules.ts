import ts from 'typescript';
import { parseSource as parse } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True when every folder and every dotted part of the name is kebab-case: `polling/company-policy.test.ts`. */
export function isKebabPath(path: string): boolean {
  return path.split('/').every(segment =>
    segment
      .replace(/^\./, '')
      .split('.')
      .every(word => KEBAB_CASE.test(word)),
  );
}

/** The file name of a declaration by its name on the wire: `checkBoxGroup` -> `check-box-group`. */
export const fileOfWireName = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** True when a file has a default export. A named re-export of a package's default export does not count. */
export const hasDefaultExport = rememberPerFile(
  'default-exports',
  (path: string, source: string): boolean => {
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
  },
);

/**
 * Signs of a barrel: a file re-exports everything of another file, or something of a file of this repository that is
 * not generated, or is an index.ts that exports no value of its own.
 */
export const barrelSigns = rememberPerFile('barrels', (path: string, source: string): string[] => {
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
  const exportsValue = statements.some(
    statement =>
      ts.isVariableStatement(statement) &&
      (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  if (/(^|\/)index\.tsx?$/.test(path) && !exportsValue)
    breaches.push(`${path}: an index.ts defines a registry (an exported const) or does not exist.`);
  return breaches;
});

/** An entry of a registry: the name on the wire, and the file that the declaration is imported from. */
export interface RegistryEntry {
  name: string;
  file: string | undefined;
}

/** The pairs `['wireName', declaration]` of the registry that an index.ts defines. */
export function registryEntriesOf(path: string, source: string): RegistryEntry[] {
  const file = parse(path, source);
  const origin = new Map<string, string>();
  const entries: RegistryEntry[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const namedBindings = node.importClause?.namedBindings;
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const { name } of namedBindings.elements) origin.set(name.text, node.moduleSpecifier.text);
    }
    if (ts.isArrayLiteralExpression(node)) {
      const [name, declaration] = node.elements;
      if (name && ts.isStringLiteral(name) && declaration && node.elements.length === 2)
        entries.push({
          name: name.text,
          file: ts.isIdentifier(declaration) ? origin.get(declaration.text) : undefined,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return entries;
}

/**
 * Breaches of the names of files in a registry: a file has the first name of its declaration. Further names of the same
 * declaration are other spellings.
 */
export function misnamedDeclarations(index: string, source: string): string[] {
  const checkedFiles = new Set<string>();
  return registryEntriesOf(index, source).flatMap(({ name, file }) => {
    if (file === undefined) return [`${index}: '${name}' is declared in place. Give it a file of its own.`];
    if (checkedFiles.has(file)) return [];
    checkedFiles.add(file);
    const expectedSpecifier = `./${fileOfWireName(name)}.ts`;
    return file === expectedSpecifier
      ? []
      : [`${index}: '${name}' comes from ${file}. Rename that file to ${expectedSpecifier}.`];
  });
}

/** Methods that write a date as text for people; the text differs between browser engines. */
const DATE_WRITERS = new Set(['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString']);

/** Methods that take a text apart. */
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
/** Functions and constructors that read a date or a number from a text. */
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
 * Breaches where a date that Intl has formatted is used, or where any text of Intl is taken apart. WebKit wrote
 * 11/22/2026 where Chromium writes 2026-11-22, so days come from `formatToParts` or from src/brazil/date.ts.
 */
export const datesReadFromText = rememberPerFile(
  'dates-read-from-text',
  (path: string, source: string): string[] => {
    if (!/\b(?:DateTimeFormat|format|formatRange|toLocale\w*String)\b/.test(source)) return [];
    const file = parse(path, source);
    const dateFormats = new Set<string>();
    const breaches: string[] = [];
    const lastNameOf = (node: ts.Node): string =>
      ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';
    const createsDateFormat = (node: ts.Node): boolean =>
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      lastNameOf(node.expression) === 'DateTimeFormat';
    /** `lazyValue(() => new Intl.DateTimeFormat(...))` */
    const createsDateFormatLazily = (node: ts.Node): boolean =>
      ts.isCallExpression(node) &&
      lastNameOf(node.expression) === 'lazyValue' &&
      node.arguments.some(create => ts.isArrowFunction(create) && createsDateFormat(create.body));
    const calledOrNamed = (node: ts.Node): ts.Node => (ts.isCallExpression(node) ? node.expression : node);
    const isFormatted = (node: ts.Node): boolean =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      (DATE_WRITERS.has(node.expression.name.text) || node.expression.name.text === 'format') &&
      !/dayjs|counted/.test(node.expression.expression.getText(file));
    const isDateFormatter = (node: ts.Node): boolean =>
      ts.isPropertyAccessExpression(node) &&
      ['format', 'formatRange'].includes(node.name.text) &&
      (createsDateFormat(node.expression) || dateFormats.has(lastNameOf(calledOrNamed(node.expression))));
    const visit = (node: ts.Node): void => {
      const initializer = ts.isVariableDeclaration(node) ? node.initializer : undefined;
      if (
        ts.isVariableDeclaration(node) &&
        initializer &&
        (createsDateFormat(initializer) || createsDateFormatLazily(initializer))
      )
        dateFormats.add(lastNameOf(node.name));
      const isRead =
        ts.isCallExpression(node) &&
        ((ts.isPropertyAccessExpression(node.expression) &&
          SPLITTING_METHODS.has(node.expression.name.text) &&
          isFormatted(node.expression.expression)) ||
          (DATE_READERS.has(lastNameOf(node.expression)) && node.arguments.some(isFormatted)));
      const isPassedToConstructor =
        ts.isNewExpression(node) &&
        DATE_READERS.has(lastNameOf(node.expression)) &&
        (node.arguments ?? []).some(isFormatted);
      const isDateText =
        ts.isCallExpression(node) && /^toLocale(Date|Time)String$/.test(lastNameOf(node.expression));
      if (isDateFormatter(node) || isRead || isPassedToConstructor || isDateText) {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        breaches.push(
          `${path}:${line}: the text of Intl differs between engines. Take formatToParts, or a function of src/brazil/date.ts.`,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return breaches;
  },
);

/**
 * Breaches where a module creates an object of Intl while it is loaded. On a slow phone the formatter for days in São
 * Paulo delayed the start by 54 ms, long before the app shows a date.
 */
export const intlCreatedOnLoad = rememberPerFile(
  'intl-created-on-load',
  (path: string, source: string): string[] => {
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
  },
);

/**
 * True if a selector uses `:has()` with a position or with `:empty`. WebKit does not update the result when an element
 * is added or removed, so fields inside a field never appeared. React has to decide instead.
 */
export const usesUnsafeHas = (source: string): boolean => {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/:has\(/g)].some(({ index }) =>
    /^:has\([^'"`]*?:(?:empty|(?:first|last|only|nth)-)/.test(code.slice(index)),
  );
};

/** True if a source replaces fetch or XMLHttpRequest. Tests use the handlers of the contract instead (0009). */
export const replacesNetwork = (source: string): boolean =>
  /\b(?:globalThis|window|self|scope)\.(?:fetch|XMLHttpRequest)\s*=[^=>]/.test(source) ||
  /\bstubGlobal\(\s*'(?:fetch|XMLHttpRequest)'/.test(source);
