import ts from 'typescript';
import { parseSource } from './parse-source.ts';

/** Types of the journey and of the flows, for which builders exist. A cast would let a wrong member compile. */
const BUILT =
  /^(?:Step|Field|Configuration|Proposal|Submission|Context|Failure|ServiceFailure|ServiceReport)$/;

export interface Cast {
  /** Its text. */
  text: string;
  /** Position of the cast in the source. */
  position: number;
  /** It makes a value of a type that a builder creates, or a member of one. */
  isFixture: boolean;
  /** A comment stands in its statement or directly above it. */
  isExplained: boolean;
}

/** The casts of a source that the compiler cannot check: through `unknown` or `never`, or of an object literal. */
export function uncheckedCasts(path: string, source: string): Cast[] {
  if (!/\bas (?:unknown as|never\b|[A-Z])/.test(source)) return [];
  const casts: Cast[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && isUnchecked(node)) {
      const name = castName(node.type);
      casts.push({
        text: `as ${node.type.getText()}`,
        position: node.type.getStart(),
        isFixture: BUILT.test(name),
        isExplained: hasComment(source, node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(path, source));
  return casts;
}

function isUnchecked({ expression, type }: ts.AsExpression): boolean {
  const value = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (type.kind === ts.SyntaxKind.NeverKeyword) return true;
  if (ts.isAsExpression(value)) return value.type.kind === ts.SyntaxKind.UnknownKeyword;
  if (!ts.isObjectLiteralExpression(value) || !BUILT.test(castName(type))) return false;
  // A copy has the members of its original; TypeScript cannot follow the spread of a union.
  return !value.properties.some(ts.isSpreadAssignment);
}

/** `Step` for `Step`, `Step['fields']` and `readonly Step[]`. */
function castName(type: ts.TypeNode): string {
  if (ts.isIndexedAccessTypeNode(type)) return castName(type.objectType);
  if (ts.isArrayTypeNode(type)) return castName(type.elementType);
  if (ts.isTypeOperatorNode(type)) return castName(type.type);
  return type.getText();
}

/** Lines of a statement at whose beginning or end a comment explains its casts. */
function hasComment(source: string, node: ts.Node): boolean {
  const lines = source.split('\n');
  const lineOf = (position: number) => source.slice(0, position).split('\n').length - 1;
  const lastLine = lineOf(node.getEnd());
  const firstLine = lineOf(statementOf(node).getStart());
  return lines.slice(Math.max(0, firstLine - 1), lastLine + 1).some(line => /\/\/|\*\/|^\s*\*/.test(line));
}

function statementOf(node: ts.Node): ts.Node {
  const isPart = !ts.isStatement(node) && !ts.isPropertyAssignment(node) && !ts.isSourceFile(node.parent);
  return isPart ? statementOf(node.parent) : node;
}
