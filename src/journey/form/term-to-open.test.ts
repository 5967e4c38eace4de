import { expect, test } from 'vitest';
import { termToOpen } from './term-to-open.ts';
import { buildStep } from './testing/build-step.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';

test('[2.41] the first visible and required terms field that is not ticked opens', () => {
  const term = { component: 'term', term: '<p>Eu concordo</p>', required: true };
  const step = buildStep(
    { key: 'nome', required: true },
    { key: 'optional', ...term, required: false },
    { key: 'hidden', ...term, hidden: true },
    { key: 'empty', ...term, term: '' },
    { key: 'first', ...term },
    { key: 'second', ...term },
  );
  const findOpenedKey = (first: boolean, second: boolean) => {
    const values = { first, second };
    return termToOpen(step, evaluate(step, values, newVisitor), values)?.key;
  };
  expect([findOpenedKey(false, false), findOpenedKey(true, false), findOpenedKey(true, true)]).toEqual([
    'first',
    'second',
    undefined,
  ]);
});

test('[2.41] only terms open, also if they have no value yet', () => {
  const step = buildStep(
    { key: 'caixa', component: 'checkbox', term: '<p>x</p>', required: true },
    { key: 'termo', component: 'term', term: '<p>x</p>', required: true },
  );
  expect(termToOpen(step, evaluate(step, {}, newVisitor), {})?.key).toBe('termo');
});
