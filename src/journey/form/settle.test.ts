import { expect, test } from 'vitest';
import type { Conditionals, FieldValue } from '../model/field.ts';
import { newVisitor } from './context.ts';
import { madeStep } from './made-up.ts';
import { change, settle } from './settle.ts';

const when = (key: string, value: string, forcedValue: FieldValue): Conditionals => ({
  standard: { fieldId: `#${key}`, values: [value], forcedValue, readOnly: false },
});

test('[3.28] a forced value is taken over, and what follows from it as well', () => {
  const step = madeStep(
    { key: 'a' },
    { key: 'b', component: 'money', conditionals: when('a', 'x', 12.5) },
    { key: 'c', component: 'radio', conditionals: when('b', '12.5', 'sim') },
  );
  expect(settle(step, { a: 'x', b: null, c: null }, newVisitor).values).toEqual({
    a: 'x',
    b: 1250,
    c: { value: 'sim', label: 'sim' },
  });
  expect(settle(step, { a: 'y', b: null, c: null }, newVisitor).values).toEqual({ a: 'y', b: null, c: null });
});

test('[3.28] a field that does not apply is not forced', () => {
  const step = madeStep(
    { key: 'a' },
    { key: 'b', conditionals: { ...when('a', 'x', '1'), visualization: { fieldId: '#a', values: ['y'] } } },
  );
  expect(settle(step, { a: 'x', b: '' }, newVisitor).values.b).toBe('');
});

test('[3.28] fields that force one another round and round come to rest', () => {
  const step = madeStep(
    { key: 'a', conditionals: when('b', '1', '2') },
    { key: 'b', conditionals: when('a', '2', '3') },
  );
  expect(settle(step, { a: '', b: '1' }, newVisitor).values).toEqual({ a: '2', b: '3' });
});

test('a view that has not changed stays the same object, so that its field does not render again', () => {
  const step = madeStep(
    { key: 'nome' },
    { key: 'rua', label: 'Rua de {{ nome }}' },
    { key: 'cidade', dependencies: ['nome'] },
    { key: 'uf' },
  );
  const first = settle(step, { nome: '', rua: '', cidade: '', uf: '' }, newVisitor);
  const second = settle(step, { ...first.values, nome: 'A' }, newVisitor, first);
  const third = settle(step, { ...second.values, nome: 'An' }, newVisitor, second);
  const same = (a: typeof first, b: typeof first) =>
    Object.keys(a.view).filter(key => a.view[key] === b.view[key]);
  expect(same(first, second)).toEqual(['nome', 'uf']);
  expect(same(second, third)).toEqual(['nome', 'cidade', 'uf']);
  expect(settle(step, { ...third.values }, newVisitor, third).view).toBe(third.view);
  expect(same(third, settle(step, third.values, { ...newVisitor }, third))).toHaveLength(4);
});

test('a change of circumstances is seen although no value changed', () => {
  const step = madeStep({ key: 'cpf', conditionals: { readOnly: { activateWhenHasProposal: true } } });
  const before = settle(step, { cpf: '' }, newVisitor);
  expect(settle(step, before.values, { ...newVisitor, hasProposal: true }, before).view.cpf?.readOnly).toBe(
    true,
  );
});

test('a field that is still forced to the same choice keeps its view', () => {
  const step = madeStep({ key: 'a' }, { key: 'b', component: 'radio', conditionals: when('a', 'x', 'sim') });
  const before = settle(step, { a: 'x', b: null }, newVisitor);
  expect(before.view.b?.forced).toEqual({ value: 'sim', label: 'sim' });
  expect(settle(step, before.values, { ...newVisitor }, before).view.b).toBe(before.view.b);
  expect(change(step, before, { a: 'y' }).view.b?.forced).toBeUndefined();
});

test('[3.28] what a visitor writes over a forced value gives way again', () => {
  const step = madeStep({ key: 'a' }, { key: 'b', conditionals: when('a', 'x', '1') });
  const before = settle(step, { a: 'x', b: '' }, newVisitor);
  const after = change(step, before, { b: 'mine' });
  expect([after.values.b, after.changed]).toEqual(['1', []]);
});

test('a change names what it changed: values and views', () => {
  const step = madeStep({ key: 'a' }, { key: 'b', label: '{{a}}' }, { key: 'c', required: true });
  const before = settle(step, { a: '', b: '', c: '' }, newVisitor);
  expect(before.changed).toEqual(['a', 'b', 'c']);
  expect(change(step, before, { a: 'x' }).changed).toEqual(['a', 'b']);
  expect(change(step, before, { a: '' }).changed).toEqual([]);
  expect(change(step, before, { c: 'x' }).progress).toEqual({ filled: 1, required: 1, share: 1 });
});

test('a form that is opened again knows what is another than before', () => {
  const step = madeStep(
    { key: 'a', conditionals: { readOnly: { activateWhenHasProposal: true } } },
    { key: 'b' },
  );
  const before = settle(step, { a: '', b: '' }, newVisitor);
  expect(settle(step, before.values, { ...newVisitor, hasProposal: true }, before).changed).toEqual(['a']);
  expect(settle(step, { a: '', b: 'x' }, { ...newVisitor }, before).changed).toEqual(['b']);
});

test('[3.28] a choice is forced by its value and keeps the label that its list has for it', () => {
  const step = madeStep({ key: 'a' }, { key: 'b', component: 'select', conditionals: when('a', 'x', '1') });
  const before = settle(step, { a: 'x', b: null }, newVisitor);
  expect(before.values.b).toEqual({ value: '1', label: '1' });
  const named = { value: '1', label: 'Centro' };
  expect(change(step, before, { b: named }).values.b).toBe(named);
  expect(change(step, before, { b: { value: '2', label: '1' } }).values.b).toEqual({
    value: '1',
    label: '1',
  });
});
