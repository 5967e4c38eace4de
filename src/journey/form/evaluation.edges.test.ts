import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import { changeForm, evaluateForm } from './evaluate-form.ts';
import { isOneOf } from './is-one-of.ts';
import { fieldsOf } from './step-fields.ts';
import { buildStep } from './testing/build-step.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';

const when = (key: string, ...values: string[]): Field['conditionals'] => ({
  visualization: { fieldId: `#${key}`, values },
});

test('[4.32] [5.1] a visible notice locks no field that names it, and is never required', () => {
  const step = buildStep(
    { key: 'aviso', component: 'mensagem', message: 'Leia', required: true },
    { key: 'nome', dependencies: ['aviso'] },
  );
  const view = evaluate(step, {}, newVisitor);
  expect(view.aviso).toMatchObject({ isVisible: true, isRequired: false });
  expect(view.nome).toMatchObject({ isWaiting: false, isReadOnly: false });
});

test('[3.23] of fields that name each other as their parent neither hides the other', () => {
  const fields = [
    { key: 'a', parentFieldId: '#b', hidden: true },
    { key: 'b', parentFieldId: '#a' },
  ];
  for (const step of [buildStep(...fields), buildStep(...fields.toReversed())])
    expect(evaluate(step, {}, newVisitor).b?.isVisible).toBe(true);
});

test('[3.26] a field whose value another one forces is no condition of it: a field that does not apply still shows no other', () => {
  const step = buildStep(
    { key: 'z' },
    {
      key: 'a',
      conditionals: {
        ...when('z', '1'),
        standard: { fieldId: '#b', values: ['y'], forcedValue: 'w', readOnly: false },
      },
    },
    { key: 'b', conditionals: when('a', 'x') },
  );
  const isShown = (z: string) => evaluate(step, { z, a: 'x', b: '' }, newVisitor).b?.isVisible;
  expect([isShown('1'), isShown('')]).toEqual([true, false]);
});

test('[4.30] after a change a field is decided after all fields on which it depends, wherever it is in the step', () => {
  const step = buildStep(
    { key: 'a' },
    {
      key: 'd',
      conditionals: { ...when('b', 'x'), displayBasedOnValues: [{ fieldId: '#a', values: ['1', '2'] }] },
    },
    { key: 'b', conditionals: when('a', '1') },
  );
  const before = evaluateForm(step, { a: '2', b: 'x', d: '' }, newVisitor);
  const after = changeForm(step, before, { a: '1' });
  expect([before.view.d?.isVisible, after.view.d?.isVisible]).toEqual([false, true]);
  expect(changeForm(step, after, { a: '2' }).view.d?.isVisible).toBe(false);
});

test('[4.30] a change of fields that show one another ends', () => {
  const step = buildStep(
    { key: 'a', conditionals: when('b', '1') },
    { key: 'b', conditionals: when('a', '1') },
  );
  const before = evaluateForm(step, { a: '1', b: '1' }, newVisitor);
  const { view } = changeForm(step, before, { b: '2' });
  expect([view.a?.isVisible, view.b?.isVisible]).toEqual([false, true]);
});

test('[3.28] a field that is read-only anyway gets a new view when its forced value ends', () => {
  const step = buildStep(
    { key: 'a' },
    {
      key: 'b',
      readOnly: true,
      conditionals: { standard: { fieldId: '#a', values: ['x'], forcedValue: '1', readOnly: false } },
    },
  );
  const before = evaluateForm(step, { a: 'x', b: '' }, newVisitor);
  expect(before.view.b?.forced).toBe('1');
  expect(changeForm(step, before, { a: 'y' }).view.b?.forced).toBeUndefined();
});

test('[7.24] a list of the price table waits for the preceding one even if its field declares nothing', () => {
  const step = buildStep(
    { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo' },
    { key: 'modelo', component: 'modeloVeiculo' },
  );
  const isWaiting = (marca: string) => {
    const marcaVeiculo = marca === '' ? null : { value: marca, label: marca };
    return evaluate(step, { marcaVeiculo, modelo: null }, newVisitor).modelo?.isWaiting;
  };
  expect([isWaiting(''), isWaiting('21')]).toEqual([true, false]);
});

test('[4.32] a field that names another one twice depends on it once, and never on itself', () => {
  const fields = fieldsOf(
    buildStep({ key: 'uf' }, { key: 'cidade', dependencies: ['#uf', 'uf', 'cidade', 'x'] }),
  );
  expect(fields.dependentsOf('uf').map(({ key }) => key)).toEqual(['cidade']);
  expect(fields.dependentsOf('cidade')).toEqual([]);
  expect(fields.all.map(field => fields.dependenciesOf(field).map(({ key }) => key))).toEqual([[], ['uf']]);
});

test('[3.26] a list is not empty as soon as one of its members has a text', () => {
  expect(isOneOf(['  ', 'x'], [''])).toBe(false);
  expect(isOneOf(['  ', ''], [''])).toBe(true);
});
