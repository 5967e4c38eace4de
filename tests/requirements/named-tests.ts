import ts from 'typescript';

/** A test whose name is in the source. Its result is unknown. */
export interface NamedTest {
  readonly name: string;
  readonly file: string;
  /**
   * True for `skip`, `todo`, `fixme` and `fails`: the test proves nothing, but the numbers that it cites must exist.
   */
  readonly isSkipped: boolean;
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);
const SKIPPING = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/**
 * Tests whose names a source contains literally, also in templates (`[5.13] refuses ${cpf}`) and tables
 * (`test.each(...)('[5.13] ...')`). Names that are composed elsewhere are known only when the tests run.
 */
export function namedTestsIn(file: string, source: string): NamedTest[] {
  const tests: NamedTest[] = [];
  const sourceFile = parse(file, source);
  const tables = constantsIn(sourceFile);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const calleeNames = calleeWords(node.expression);
      const [name] = node.arguments;
      if (name !== undefined && calleeNames[0] !== undefined && TEST_FUNCTIONS.has(calleeNames[0])) {
        const text = literalText(name);
        const isSkipped = calleeNames.some(calleeName => SKIPPING.has(calleeName));
        const citations = text?.includes('%s') ? citedByRows(node.expression, tables) : [];
        if (text !== undefined && citations.length > 0)
          for (const citation of citations)
            tests.push({ name: text.replace('%s', () => citation), file, isSkipped });
        else if (text !== undefined) tests.push({ name: text, file, isSkipped });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return tests;
}

/** The initial values of the constants at the top level of a file, by name. */
function constantsIn(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  return new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
      ),
  );
}

/**
 * The citations in the first cells of a table: `test.each([['2.29', ...], ...])` or `test.each(ROWS)`. They replace the
 * first `%s` of the name.
 */
function citedByRows(callee: ts.Expression, tables: ReadonlyMap<string, ts.Expression>): string[] {
  if (!ts.isCallExpression(callee) || callee.arguments[0] === undefined) return [];
  let table = withoutType(callee.arguments[0]);
  if (ts.isIdentifier(table)) table = withoutType(tables.get(table.text) ?? table);
  if (!ts.isArrayLiteralExpression(table)) return [];
  const firstCells = table.elements
    .map(withoutType)
    .filter(ts.isArrayLiteralExpression)
    .map(row => row.elements[0])
    .filter(cell => cell !== undefined)
    .filter(ts.isStringLiteralLike);
  return [...new Set(firstCells.map(cell => cell.text))].filter(text => /^\[?\d+\.\d+/.test(text));
}

/** The expression without type assertions: `rows` for `rows as const` and for `rows satisfies Rows`. */
const withoutType = (expression: ts.Expression): ts.Expression =>
  ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? withoutType(expression.expression)
    : expression;

/** The `requirements: ['2.19', ...]` of a scenario file, as the name of its tests. */
export function namedScenariosIn(file: string, source: string): NamedTest[] {
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === 'requirements' &&
      ts.isArrayLiteralExpression(node.initializer)
    ) {
      const numbers = node.initializer.elements.filter(ts.isStringLiteralLike).map(element => element.text);
      tests.push({
        name: `${numbers.map(number => `[${number}]`).join(' ')} scenario`,
        file,
        isSkipped: false,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return tests;
}

const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The words of a callee: ['test', 'describe', 'skip'] for `test.describe.skip`. */
function calleeWords(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...calleeWords(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return calleeWords(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calleeWords(expression.tag);
  return [];
}

function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(span => span.literal.text)].join('…');
}
