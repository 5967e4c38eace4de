import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** Globals of the browser, with the part of the platform that replaces each in a flow. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  localStorage: 'platform.secureStorage',
  sessionStorage: 'platform.tabMemory',
  indexedDB: 'platform.secureStorage',
  document: 'platform.documentHead, or do it in a component',
  window: 'a part of platform',
  navigator: 'platform.device',
  location: 'platform.address',
  history: 'platform.address',
  fetch: 'an operation of the API',
  setTimeout: 'platform.clock.sleep',
  setInterval: 'platform.clock.sleep',
  requestAnimationFrame: 'platform.clock',
  console: 'platform.log',
};

/** The replacements of calls whose object exists everywhere. */
const CALLS: Readonly<Record<string, string>> = {
  'Date.now': 'platform.clock.now()',
  'Math.random': 'platform.createIdempotencyKey, or pass the number in',
  'performance.now': 'platform.clock.steadyNow()',
};

/** The breaches of a file that must not depend on the browser: each use of a global, with its replacement. */
export const findBrowserGlobals = rememberPerFile(
  'browser-globals',
  (path: string, source: string): string[] => {
    const names = Object.keys({ ...REPLACEMENTS, ...CALLS }).map(name => name.replace('.', '\\.'));
    if (!new RegExp(`\\b(?:${names.join('|')})\\b|new Date\\(\\)`).test(source)) return [];
    const file = parseSource(path, source);
    const breaches: string[] = [];
    const declared = new Set<string>();
    const collect = (node: ts.Node): void => {
      if (
        (ts.isParameter(node) ||
          ts.isVariableDeclaration(node) ||
          ts.isBindingElement(node) ||
          ts.isImportSpecifier(node)) &&
        ts.isIdentifier(node.name)
      )
        declared.add(node.name.text);
      ts.forEachChild(node, collect);
    };
    collect(file);
    const report = (node: ts.Node, text: string, replacement: string): void => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      breaches.push(`${path}:${line} uses ${text}. Use ${replacement}.`);
    };
    const isName = (node: ts.Identifier): boolean =>
      (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
      (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
      ts.isPropertySignature(node.parent) ||
      ts.isMethodSignature(node.parent) ||
      ts.isTypeQueryNode(node.parent);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) {
        const text = node.getText(file);
        const replacement = CALLS[text];
        if (replacement !== undefined) report(node, text, replacement);
      } else if (ts.isNewExpression(node) && node.getText(file) === 'new Date()') {
        report(node, 'new Date()', 'platform.clock.now()');
      } else if (ts.isIdentifier(node) && !declared.has(node.text) && !isName(node)) {
        const replacement = Object.hasOwn(REPLACEMENTS, node.text) ? REPLACEMENTS[node.text] : undefined;
        if (replacement !== undefined) report(node, node.text, replacement);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return breaches;
  },
);
