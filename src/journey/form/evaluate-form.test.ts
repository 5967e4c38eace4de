import { expect, test } from 'vitest';
import type { Conditionals, FieldValue } from '../model/field.ts';
import { changeForm, evaluateForm } from './evaluate-form.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { newVisitor } from './testing/new-visitor.ts';

const when = (key: string, value: string, forcedValue: FieldValue): Conditionals => ({
  standard: { fieldId: `#${key}`, values: [value], forcedValue, readOnly: false },
});

test('[3.28] a forced value is applied, and so are the values that it forces in other fields', () => {
  const step = buildStep(
    { key: 'a' },
    { key: 'b', component: 'money', conditionals: when('a', 'x', 12.5) },
    { key: 'c', component: 'radio', conditionals: when('b', '12.5', 'sim') },
  );
  expect(evaluateForm(step, { a: 'x', b: null, c: null }, newVisitor).values).toEqual({
    a: 'x',
    b: 1250,
    c: { value: 'sim', label: 'sim' },
  });
  expect(evaluateForm(step, { a: 'y', b: null, c: null }, newVisitor).values).toEqual({
    a: 'y',
    b: null,
    c: null,
  });
});

test('[3.28] a field that does not apply is not forced', () => {
  const step = buildStep(
    { key: 'a' },
    { key: 'b', conditionals: { ...when('a', 'x', '1'), visualization: { fieldId: '#a', values: ['y'] } } },
  );
  expect(evaluateForm(step, { a: 'x', b: '' }, newVisitor).values.b).toBe('');
});

test('[3.28] the evaluation of fields that force one another in a cycle ends', () => {
  const step = buildStep(
    { key: 'a', conditionals: when('b', '1', '2') },
    { key: 'b', conditionals: when('a', '2', '3') },
  );
  expect(evaluateForm(step, { a: '', b: '1' }, newVisitor).values).toEqual({ a: '2', b: '3' });
});

test('an unchanged view stays the same object, so that its field does not render again', () => {
  const step = buildStep(
    { key: 'nome' },
    { key: 'rua', label: 'Rua de {{ nome }}' },
    { key: 'cidade', dependencies: ['nome'] },
    { key: 'uf' },
  );
  const first = evaluateForm(step, { nome: '', rua: '', cidade: '', uf: '' }, newVisitor);
  const second = evaluateForm(step, { ...first.values, nome: 'A' }, newVisitor, first);
  const third = evaluateForm(step, { ...second.values, nome: 'An' }, newVisitor, second);
  const keysOfSameViews = (a: typeof first, b: typeof first) =>
    Object.keys(a.view).filter(key => a.view[key] === b.view[key]);
  expect(keysOfSameViews(first, second)).toEqual(['nome', 'uf']);
  expect(keysOfSameViews(second, third)).toEqual(['nome', 'cidade', 'uf']);
  expect(evaluateForm(step, { ...third.values }, newVisitor, third).view).toBe(third.view);
  expect(keysOfSameViews(third, evaluateForm(step, third.values, { ...newVisitor }, third))).toHaveLength(4);
});

test('another context gives new views even if no value has changed', () => {
  const step = buildStep({ key: 'cpf', conditionals: { readOnly: { activateWhenHasProposal: true } } });
  const before = evaluateForm(step, { cpf: '' }, newVisitor);
  expect(
    evaluateForm(step, before.values, { ...newVisitor, hasProposal: true }, before).view.cpf?.isReadOnly,
  ).toBe(true);
});

test('a field that is still forced to the same choice keeps its view', () => {
  const step = buildStep({ key: 'a' }, { key: 'b', component: 'radio', conditionals: when('a', 'x', 'sim') });
  const before = evaluateForm(step, { a: 'x', b: null }, newVisitor);
  expect(before.view.b?.forced).toEqual({ value: 'sim', label: 'sim' });
  expect(evaluateForm(step, before.values, { ...newVisitor }, before).view.b).toBe(before.view.b);
  expect(changeForm(step, before, { a: 'y' }).view.b?.forced).toBeUndefined();
});

test('[3.28] a value typed over a forced value is replaced by the forced value', () => {
  const step = buildStep({ key: 'a' }, { key: 'b', conditionals: when('a', 'x', '1') });
  const before = evaluateForm(step, { a: 'x', b: '' }, newVisitor);
  const after = changeForm(step, before, { b: 'mine' });
  expect([after.values.b, after.changedKeys]).toEqual(['1', []]);
});

test('a change lists the changed values and views', () => {
  const step = buildStep({ key: 'a' }, { key: 'b', label: '{{a}}' }, { key: 'c', required: true });
  const before = evaluateForm(step, { a: '', b: '', c: '' }, newVisitor);
  expect(before.changedKeys).toEqual(['a', 'b', 'c']);
  expect(changeForm(step, before, { a: 'x' }).changedKeys).toEqual(['a', 'b']);
  expect(changeForm(step, before, { a: '' }).changedKeys).toEqual([]);
  expect(changeForm(step, before, { c: 'x' }).progress).toEqual({
    filledCount: 1,
    requiredCount: 1,
    share: 1,
  });
});

test('an evaluation with another context lists the values and views that differ from before', () => {
  const step = buildStep(
    { key: 'a', conditionals: { readOnly: { activateWhenHasProposal: true } } },
    { key: 'b' },
  );
  const before = evaluateForm(step, { a: '', b: '' }, newVisitor);
  expect(evaluateForm(step, before.values, { ...newVisitor, hasProposal: true }, before).changedKeys).toEqual(
    ['a'],
  );
  expect(evaluateForm(step, { a: '', b: 'x' }, { ...newVisitor }, before).changedKeys).toEqual(['b']);
});

test('[3.28] a forced choice is given by its value and has the label of its list', () => {
  const step = buildStep({ key: 'a' }, { key: 'b', component: 'select', conditionals: when('a', 'x', '1') });
  const before = evaluateForm(step, { a: 'x', b: null }, newVisitor);
  expect(before.values.b).toEqual({ value: '1', label: '1' });
  const withLabel = { value: '1', label: 'Centro' };
  expect(changeForm(step, before, { b: withLabel }).values.b).toBe(withLabel);
  expect(changeForm(step, before, { b: { value: '2', label: '1' } }).values.b).toEqual({
    value: '1',
    label: '1',
  });
});

test('[3.28] [5.10] a forced choice that is given by its label becomes the option of the list that has loaded', () => {
  const step = buildStep(
    { key: 'a' },
    { key: 'b', component: 'select', resource: 'maritalStatuses', conditionals: when('a', 'x', 'Casado') },
    {
      key: 'c',
      component: 'checkBoxGroup',
      resource: 'maritalStatuses',
      conditionals: when('a', 'x', ['casado', 'Viúvo']),
    },
  );
  const before = evaluateForm(step, { a: 'x' }, newVisitor);
  expect(before.values.b).toEqual({ value: 'Casado', label: 'Casado' });
  const list = {
    status: 'success' as const,
    options: [createOption('1', 'Solteiro'), createOption('2', 'Casado')],
  };
  const after = evaluateForm(step, before.values, { ...newVisitor, resources: { b: list, c: list } }, before);
  expect(after.values.b).toEqual({ value: '2', label: 'Casado' });
  expect(after.values.c).toEqual([
    { value: '2', label: 'Casado' },
    { value: 'Viúvo', label: 'Viúvo' },
  ]);
});
