import ts from 'typescript';

const parse = (path: string, source: string) => ts.createSourceFile(path, source, ts.ScriptTarget.Latest);

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True when every folder and every dotted part of the name is kebab-case: `polling/company-policy.test.ts`. */
export function isKebabPath(path: string): boolean {
  return path.split('/').every(part =>
    part
      .replace(/^\./, '')
      .split('.')
      .every(word => KEBAB.test(word)),
  );
}

/** `cpfCnpj` -> `cpf-cnpj`, `checkBoxGroup` -> `check-box-group`: the file of a declaration by its name on the wire. */
export const fileOfWireName = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** True when a file has a default export. Handing on the default of a package under a name is none. */
export function hasDefaultExport(path: string, source: string): boolean {
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

/** What makes a file a barrel: everything of another file handed on, files we wrote handed on (a generated one may get a door), an index without content. */
export function barrelSigns(path: string, source: string): string[] {
  const { statements } = parse(path, source);
  const signs: string[] = [];
  for (const statement of statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    if (!statement.exportClause)
      signs.push(`${path}: export * from '${from}'. Let its users import that file.`);
    else if (/^[.#]/.test(from) && !from.includes('.gen.'))
      signs.push(`${path}: hands on '${from}'. Let its users import that file.`);
  }
  const defines = statements.some(
    statement =>
      ts.isVariableStatement(statement) &&
      (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  if (/(^|\/)index\.tsx?$/.test(path) && !defines)
    signs.push(`${path}: an index.ts defines a registry (an exported const) or does not exist.`);
  return signs;
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
  const found: Registered[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        for (const { name } of named.elements) origin.set(name.text, node.moduleSpecifier.text);
    }
    if (ts.isArrayLiteralExpression(node)) {
      const [name, declaration] = node.elements;
      if (name && ts.isStringLiteral(name) && declaration && node.elements.length === 2)
        found.push({
          name: name.text,
          file: ts.isIdentifier(declaration) ? origin.get(declaration.text) : undefined,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * What is wrong with the file names of a registry: the first name under which a declaration answers names its file;
 * further names of the same declaration are other spellings.
 */
export function misnamed(index: string, source: string): string[] {
  const known = new Set<string>();
  return registeredIn(index, source).flatMap(({ name, file }) => {
    if (file === undefined) return [`${index}: '${name}' is declared in place. Give it a file of its own.`];
    if (known.has(file)) return [];
    known.add(file);
    const wanted = `./${fileOfWireName(name)}.ts`;
    return file === wanted ? [] : [`${index}: '${name}' comes from ${file}. Rename that file to ${wanted}.`];
  });
}
