import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** A day written with digits, in a regular expression: year first, or day first. */
const DAY_PATTERN =
  /\\d\{4\}\)?(?:-|\\\/)\(?\\d\{2\}|\\d\{2\}\)?(?:-|\\\/)\(?\\d\{2\}\)?(?:-|\\\/)\(?\\d\{4\}/;

/** Names that say that a text is a date. */
const DATE_NAME = /date|day|birth|moment|\biso|nascimento|dia\b/i;

/**
 * Places of a file that read a date without src/brazil/date.ts: `new Date` of anything but the clock's time,
 * `Date.parse`, `Date.UTC`, a date split at its hyphens or slashes, the first ten characters of an ISO moment, and a
 * pattern of a date. Each is a day off somewhere: in another time zone, at midnight, or in another engine.
 */
export const datesReadByHand = rememberPerFile(
  'dates-read-by-hand',
  (path: string, source: string): string[] => {
    if (!/\bDate\b|split\(|toISOString|\\d\{/.test(source)) return [];
    const file = parseSource(path, source);
    const breaches: string[] = [];
    const report = (node: ts.Node, problem: string, remedy: string): void => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      breaches.push(`${path}:${line} ${problem}. Use ${remedy}.`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && node.expression.getText(file) === 'Date') {
        const argumentTexts = (node.arguments ?? []).map(argument => argument.getText(file));
        // Without an argument it is the present, which browser-globals.ts forbids where it matters.
        const isTimeOfClock = argumentTexts.every(text => /\bnow\b/.test(text));
        if (!isTimeOfClock)
          report(node, `reads a date by ${node.getText(file)}`, 'readDay or instantOf of src/brazil/date.ts');
      } else if (ts.isRegularExpressionLiteral(node)) {
        if (DAY_PATTERN.test(node.text))
          report(node, `has a pattern of a date, ${node.text}`, 'parseDate or readDay of src/brazil/date.ts');
      } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { expression: receiver, name } = node.expression;
        const receiverText = receiver.getText(file);
        if (receiverText === 'Date' && (name.text === 'parse' || name.text === 'UTC'))
          report(node, `reads a date by Date.${name.text}`, 'readDay or instantOf of src/brazil/date.ts');
        else if (name.text === 'slice' && receiverText.endsWith('.toISOString()'))
          report(node, 'takes the day in UTC from a moment', 'isoDayAt of src/brazil/date.ts');
        else if (name.text === 'split' && splitsDate(node, receiverText, file))
          report(
            node,
            `splits a date by ${node.getText(file)}`,
            'parseDate, readDay, toIso or toBrazilian of src/brazil/date.ts',
          );
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return breaches;
  },
);

/**
 * Whether a `split` takes a date apart: at a hyphen or slash, and the name of the text says that it is a date, or
 * exactly three parts are taken, or one part by its number, or the parts are put together in reverse order.
 */
function splitsDate(call: ts.CallExpression, receiverText: string, file: ts.SourceFile): boolean {
  const [separator] = call.arguments;
  if (!separator || !/^['"`/]\[?\\?[-/]/.test(separator.getText(file))) return false;
  if (DATE_NAME.test(receiverText)) return true;
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'reverse') return true;
  if (ts.isElementAccessExpression(parent) && ts.isNumericLiteral(parent.argumentExpression)) return true;
  return (
    ts.isVariableDeclaration(parent) &&
    ts.isArrayBindingPattern(parent.name) &&
    parent.name.elements.length === 3
  );
}
