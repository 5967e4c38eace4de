import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** Types that have a builder. A cast to one of them would let a wrong member compile. */
const TYPES_WITH_BUILDER =
  /^(?:Step|Field|Configuration|Proposal|Submission|Context|Failure|ServiceFailure|ServiceReport)$/;

export interface Cast {
  /** The cast without its value: `as Step`. */
  text: string;
  /** Position of the type in the source. */
  position: number;
  /** True if a builder creates values of the type. */
  hasBuilder: boolean;
  /** True if the statement of the cast, or the line above it, has a comment. */
  isExplained: boolean;
}

/**
 * The casts of a source that the compiler cannot check: through `unknown`, to `never`, or of an object literal without
 * a spread to a type that has a builder.
 */
export const findUncheckedCasts = rememberPerFile(
  'unchecked-casts',
  (path: string, source: string): Cast[] => {
    if (!/\bas (?:unknown as|never\b|[A-Z])/.test(source)) return [];
    const casts: Cast[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isAsExpression(node) && isUnchecked(node)) {
        const name = baseTypeName(node.type);
        casts.push({
          text: `as ${node.type.getText()}`,
          position: node.type.getStart(),
          hasBuilder: TYPES_WITH_BUILDER.test(name),
          isExplained: hasComment(source, node),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(parseSource(path, source));
    return casts;
  },
);

function isUnchecked({ expression, type }: ts.AsExpression): boolean {
  const value = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (type.kind === ts.SyntaxKind.NeverKeyword) return true;
  if (ts.isAsExpression(value)) return value.type.kind === ts.SyntaxKind.UnknownKeyword;
  if (!ts.isObjectLiteralExpression(value) || !TYPES_WITH_BUILDER.test(baseTypeName(type))) return false;
  // A copy has the members of its original; TypeScript cannot follow the spread of a union.
  return !value.properties.some(ts.isSpreadAssignment);
}

/** `Step` for `Step`, `Step['fields']` and `readonly Step[]`. */
function baseTypeName(type: ts.TypeNode): string {
  if (ts.isIndexedAccessTypeNode(type)) return baseTypeName(type.objectType);
  if (ts.isArrayTypeNode(type)) return baseTypeName(type.elementType);
  if (ts.isTypeOperatorNode(type)) return baseTypeName(type.type);
  return type.getText();
}

/** True if a comment is directly above the statement of the cast or on one of its lines. */
function hasComment(source: string, node: ts.Node): boolean {
  const lines = source.split('\n');
  const lineOf = (position: number) => source.slice(0, position).split('\n').length - 1;
  const lastLine = lineOf(node.getEnd());
  const firstLine = lineOf(commentedNodeOf(node).getStart());
  return lines.slice(Math.max(0, firstLine - 1), lastLine + 1).some(line => /\/\/|\*\/|^\s*\*/.test(line));
}

function commentedNodeOf(node: ts.Node): ts.Node {
  const isPart = !ts.isStatement(node) && !ts.isPropertyAssignment(node) && !ts.isSourceFile(node.parent);
  return isPart ? commentedNodeOf(node.parent) : node;
}
