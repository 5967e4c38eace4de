import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** The first name of a chain: `expect` of `expect(a).not.toBe`, `test` of `test.each([1])`. */
function rootOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  const isStep =
    ts.isPropertyAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isTaggedTemplateExpression(node);
  if (!isStep) return '';
  return rootOf(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
}

/** The last name before the brackets of a call: `toBe` of `expect(a).toBe(1)`. */
const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';

function someNode(node: ts.Node, matches: (node: ts.Node) => boolean): boolean {
  return matches(node) || ts.forEachChild(node, child => someNode(child, matches) || undefined) === true;
}

const isExpectCall = (node: ts.Node): boolean => ts.isCallExpression(node) && calledName(node) === 'expect';

/** `expect(a);`, `expect(a).toBe;` and `await expect(a).not;` compare nothing. */
function comparesNothing(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node) || rootOf(node.expression) !== 'expect') return false;
  const expression = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  return ts.isPropertyAccessExpression(expression) || isExpectCall(expression);
}

/** `expect(true)` says nothing about the product. */
const isAboutLiteral = (node: ts.Node): boolean => {
  if (!ts.isCallExpression(node) || !isExpectCall(node)) return false;
  const [value] = node.arguments;
  return (
    value !== undefined && (/^(?:true|false|null)$/.test(value.getText()) || ts.isLiteralExpression(value))
  );
};

const isSwallowed = (node: ts.Node): boolean =>
  ts.isTryStatement(node) &&
  node.catchClause?.block.statements.length === 0 &&
  someNode(node.tryBlock, isExpectCall);

/**
 * Names of functions that fail unless something is so: expectations, waits, and searches of an element that has to
 * exist.
 */
const CLAIMING =
  /^(?:expect|until$|waitFor(?!PendingWork)|waitUntil|eventually|assert|judge|play|(?:find|get)(?:All)?By)|^[a-z]+Assert/;

/** The functions of a file by name, as far as a test may call them. */
function functionsIn(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const functions = new Map<string, ts.Node>();
  someNode(file, node => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body) functions.set(node.name.text, node.body);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      functions.set(node.name.text, node.initializer);
    return false;
  });
  return functions;
}

const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  /^(?:test|it)$/.test(rootOf(node)) &&
  !/^(?:skip|fails|use|extend|describe|beforeEach|afterEach|beforeAll|afterAll|setTimeout|step|info|slow|fail|configure)$/.test(
    calledName(node),
  );

const bodyOf = (test: ts.CallExpression): ts.Node | undefined =>
  test.arguments.find(argument => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));

/** Breaches where a test claims nothing, so that it passes whatever the product does. */
export const emptyClaims = rememberPerFile('empty-claims', (path: string, source: string): string[] => {
  const file = parseSource(path, source);
  const functions = functionsIn(file);
  const breaches: string[] = [];
  const claimsByName = new Map<string, boolean>();
  const isClaiming = (name: string): boolean => {
    if (CLAIMING.test(name)) return true;
    const known = claimsByName.get(name);
    if (known !== undefined) return known;
    claimsByName.set(name, false);
    const body = functions.get(name);
    const isTrue = body !== undefined && claims(body);
    claimsByName.set(name, isTrue);
    return isTrue;
  };
  const claims = (node: ts.Node): boolean =>
    someNode(node, child => ts.isIdentifier(child) && isClaiming(child.text));
  const report = (node: ts.Node, sentence: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    breaches.push(`${path}:${line + 1} ${sentence}`);
  };
  someNode(file, node => {
    if (comparesNothing(node)) report(node, 'calls no matcher.');
    if (isAboutLiteral(node)) report(node, 'expects something of a literal.');
    if (isSwallowed(node)) report(node, 'catches the failure of its expectation.');
    const body = isTest(node) ? bodyOf(node) : undefined;
    if (body && !claims(body)) report(node, 'is a test that expects nothing.');
    return false;
  });
  return breaches;
});
