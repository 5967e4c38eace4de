import ts from 'typescript';

/** The folders that declare the names of a set. Only they may contain such a name as text. */
export const REGISTRY_FOLDERS = {
  'field kind': ['src/journey/fields/'],
  mask: ['src/journey/masks/', 'src/journey/fields/'],
  validator: ['src/journey/validators/', 'src/journey/fields/'],
  formatter: ['src/journey/formatters/'],
  'step type': ['src/journey/steps/', 'src/journey/simulation/'],
  'error label': ['src/journey/errors/'],
  'error name': ['src/journey/errors/'],
  'product or bank': ['src/journey/rules/'],
  'step family': ['src/journey/steps/'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SetName = keyof typeof REGISTRY_FOLDERS;
const isSetName = (name: string): name is SetName => Object.hasOwn(REGISTRY_FOLDERS, name);

/** 'an error label' */
const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Examples of fields, for previews, stories and tests: they use wire names, like the service. */
const EXAMPLES = /\/((preview|step)-(states|examples)|build-field|sample-field)\.ts$/;

/** The property of a wire name's type that has the name of its set (`WireName` of src/shared/wire-name.ts). */
const SET_PROPERTY = 'setName';
/** Collections of plain texts: a lookup in one loses the type of the wire name. */
const COLLECTIONS = new Set(['Set', 'ReadonlySet', 'Map', 'ReadonlyMap', 'Array', 'ReadonlyArray', 'RegExp']);
/** Methods of these collections that look for a value. */
const LOOKUP_METHODS = new Set(['has', 'get', 'includes', 'indexOf', 'test', 'exec']);
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/**
 * Breaches where a program spells out a wire name, compares it, or looks it up among plain texts, outside the folders
 * of its registry. The type checker tells which expressions are wire names.
 */
export function spelledWireNames(
  program: ts.Program,
  root: string,
  /**
   * The declared names of each set. The rule asks for the type of these only: otherwise the checker would compute the
   * style types of the whole app.
   */
  namesOfSets: Readonly<Record<SetName, readonly string[]>>,
): string[] {
  const wireNames = new Set(Object.values(namesOfSets).flat());
  const families = new Set(namesOfSets['step family']);
  const checker = program.getTypeChecker();
  const breaches: string[] = [];

  /**
   * Whether the type is that of a family of step types, of which the code may have excluded some. The app may compare a
   * family with one name; a list of families is a property that each family must declare.
   */
  const isFamily = (type: ts.Type): boolean =>
    type.isUnion() &&
    type.types.length > families.size / 2 &&
    type.types.every(member => member.isStringLiteral() && families.has(member.value));

  const setNameOf = (type: ts.Type | undefined): SetName | undefined => {
    for (const memberType of type?.isUnion() ? type.types : type ? [type] : []) {
      const setProperty = memberType.isIntersection()
        ? checker.getPropertyOfType(memberType, SET_PROPERTY)
        : undefined;
      if (!setProperty) continue;
      const nameType = checker.getNonNullableType(checker.getTypeOfSymbol(setProperty));
      if (!nameType.isStringLiteral()) return undefined;
      if (!isSetName(nameType.value)) throw new Error(`REGISTRY_FOLDERS lacks the set "${nameType.value}".`);
      return nameType.value;
    }
    return undefined;
  };

  for (const file of program.getSourceFiles()) {
    const path = file.fileName.startsWith(root) ? file.fileName.slice(root.length) : '';
    if (!path.startsWith('src/') || file.isDeclarationFile || EXAMPLES.test(path)) continue;

    const reportBreach = (node: ts.Node, setName: SetName | undefined): void => {
      if (setName === undefined) return;
      const [declarationFolder, ...otherFolders] = REGISTRY_FOLDERS[setName];
      if ([declarationFolder, ...otherFolders].some(folder => path.startsWith(folder))) return;
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      breaches.push(
        `${path}:${line}: ${node.getText(file)} asks for ${withArticle(setName)} by its name. Declare the property that you need in ${declarationFolder} and read it there.`,
      );
    };
    const isNonEmptyText = (node: ts.Node): node is ts.StringLiteralLike =>
      ts.isStringLiteralLike(node) && node.text !== '';
    const typeOf = (node: ts.Expression) => checker.getTypeAtLocation(node);

    const visit = (node: ts.Node): void => {
      if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
        const { left, right } = node;
        if (isNonEmptyText(left) || isNonEmptyText(right))
          reportBreach(node, setNameOf(typeOf(left)) ?? setNameOf(typeOf(right)));
      } else if (ts.isCaseClause(node) && isNonEmptyText(node.expression)) {
        reportBreach(node.expression, setNameOf(typeOf(node.parent.parent.expression)));
      } else if (ts.isElementAccessExpression(node)) {
        reportBreach(node, setNameOf(typeOf(node.argumentExpression)));
      } else if (
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        LOOKUP_METHODS.has(node.expression.name.text)
      ) {
        for (const argument of node.arguments) {
          const type = isNonEmptyText(argument) ? undefined : typeOf(argument);
          const setName = type && isFamily(type) ? 'step family' : setNameOf(type);
          const owner =
            setName === undefined ? undefined : typeOf(node.expression.expression).getSymbol()?.name;
          if (owner !== undefined && COLLECTIONS.has(owner)) reportBreach(node, setName);
        }
      } else if (isNonEmptyText(node) && wireNames.has(node.text) && !ts.isImportDeclaration(node.parent)) {
        reportBreach(node, setNameOf(checker.getContextualType(node)));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return breaches;
}
