import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { scenarios } from '#scenarios/index.ts';
import { createEngine } from '../engine.ts';
import { type Finding, judge } from '../judge.ts';
import { createStaticDriver } from './testing/static-driver.ts';
import { toPortuguese } from './to-portuguese.ts';
import { claimsOf } from './verdict.ts';

/** Words that only English sentences contain. */
const english = /\b(is|are|the|it|they|times|holds|visitor|every|says|sent|screen|there|asked)\b/;
/** Names and texts of the product are not translated. */
const withoutQuoted = (text: string) =>
  text.replace(/“.*”|".*"|\{.*\}|\/.*\/|\[proposta\].*/gs, '').replace(/^\S+(?= \(| é)/, '');

test('[10.7] every claim of every scenario is shown in Portuguese, whether it is true or not', async () => {
  for (const scenario of scenarios) {
    const engine = createEngine({ scenario });
    const findings: Finding[] = await judge(
      scenario,
      createStaticDriver({ lines: ['[proposta] algo'] }),
      engine,
    );
    for (const { claim, actual } of findings) {
      expect(withoutQuoted(toPortuguese(claim)), scenario.id).not.toMatch(english);
      expect(withoutQuoted(toPortuguese(actual)), scenario.id).not.toMatch(english);
    }
    expect(claimsOf(findings, true).some(({ state }) => state === 'broken')).toBe(true);
  }
});

test('[10.7] the failures of a driver are translated into Portuguese', () => {
  expect(toPortuguese('there is no button "Continuar"')).toBe('não há botão “Continuar”');
  expect(toPortuguese('"Número" holds "1", not "2"')).toBe('“Número” tem “1”, não “2”');
  expect(toPortuguese('the app did not ask again within 20 s')).toBe('o app não consultou de novo em 20 s');
});

/** Files whose errors the workbench shows beside an action. */
const FILES_WITH_ERRORS = [
  'drivers/dom-driver.ts',
  'play-walk.ts',
  'plain-call.ts',
  'watch-focus.ts',
  'workbench/frame-session.ts',
];

/** All texts that an expression can have. A part that is known only when the code runs is '2'. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (!ts.isTemplateExpression(node)) return ['2'];
  return node.templateSpans.reduce(
    (starts, { expression, literal }) =>
      starts.flatMap(start => textsOf(expression).map(text => start + text + literal.text)),
    [node.head.text],
  );
}

/** The messages of all errors that a file throws: those of `new Error(...)` and of `firstOrThrow(..., description)`. */
function errorsIn(file: string): string[] {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const messages: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'Error') {
      const [message] = node.arguments ?? [];
      if (message && !message.getText().includes('description.replace')) messages.push(...textsOf(message));
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'firstOrThrow') {
      const [, description] = node.arguments;
      if (description)
        messages.push(...textsOf(description).map(text => `there is no ${text.replace(/^an? /, '')}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return messages;
}

test.each(FILES_WITH_ERRORS)('[10.7] every error of mocks/%s has a Portuguese sentence', file => {
  const messages = errorsIn(file);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter(message => toPortuguese(message) === message)).toEqual([]);
});

test('[16.3] the claim about the number of requests is translated, too', () => {
  expect(toPortuguese('updateStep reaches the service in 2 requests')).toBe(
    'updateStep chega ao serviço em 2 requisições',
  );
  expect(toPortuguese('in 3')).toBe('em 3');
});

test('an unknown sentence stays as it is', () => {
  expect(toPortuguese('something else')).toBe('something else');
});
