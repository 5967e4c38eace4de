import ts from 'typescript';

/** The folders that declare the names of a set. Only they may contain such a name as text. */
export const REGISTRY_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'field kind': ['src/journey/fields/'],
  mask: ['src/journey/masks/', 'src/journey/fields/'],
  validator: ['src/journey/validators/', 'src/journey/fields/'],
  formatter: ['src/journey/formatters/'],
  'step type': ['src/journey/steps/', 'src/journey/simulation/'],
  'error label': ['src/journey/errors/'],
  'error name': ['src/journey/errors/'],
  product: ['src/journey/rules/'],
};

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
 * Breaches where a program spells out a wire name, compares it, or looks it up among plain texts, outside the folders of its
 * registry. The type checker tells which expressions are wire names.
 */
export function spelledWireNames(
  program: ts.Program,
  root: string,
  /**
   * All declared names. The rule asks for the type of these only: otherwise the checker would compute the style types
   * of the whole app.
   */
  wireNames: ReadonlySet<string>,
): string[] {
  const checker = program.getTypeChecker();
  const breaches: string[] = [];

  const setNameOf = (type: ts.Type | undefined): string | undefined => {
    for (const memberType of type?.isUnion() ? type.types : type ? [type] : []) {
      const setProperty = memberType.isIntersection()
        ? checker.getPropertyOfType(memberType, SET_PROPERTY)
        : undefined;
      if (!setProperty) continue;
      const nameType = checker.getNonNullableType(checker.getTypeOfSymbol(setProperty));
      return nameType.isStringLiteral() ? nameType.value : undefined;
    }
    return undefined;
  };

  for (const file of program.getSourceFiles()) {
    const path = file.fileName.startsWith(root) ? file.fileName.slice(root.length) : '';
    if (!path.startsWith('src/') || file.isDeclarationFile || EXAMPLES.test(path)) continue;

    const reportBreach = (node: ts.Node, setName: string | undefined): void => {
      if (
        setName === undefined ||
        REGISTRY_FOLDERS[setName]?.some(registryFolder => path.startsWith(registryFolder))
      )
        return;
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      const declarationFolder = REGISTRY_FOLDERS[setName]?.[0] ?? 'the folder of its registry';
      breaches.push(
        `${path}:${line}: ${node.getText(file)} asks for a ${setName} by its name. Declare the property that you need in ${declarationFolder} and read it there.`,
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
          const setName = isNonEmptyText(argument) ? undefined : setNameOf(typeOf(argument));
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
