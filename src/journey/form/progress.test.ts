import { expect, test } from 'vitest';
import type { StepValues } from '../model/proposal.ts';
import { changeForm, evaluateForm } from './evaluate-form.ts';
import { progressOf } from './progress.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';

const readProgress = (step: ReturnType<typeof buildStep>, values: StepValues) =>
  progressOf(step, evaluate(step, values, newVisitor), values);

test('[4.36a] progress is the share of required visible fields that are filled', () => {
  const step = buildStep(
    { key: 'a', required: true },
    { key: 'b', required: true },
    { key: 'c', required: true, conditionals: { visualization: { fieldId: '#a', values: ['x'] } } },
    { key: 'd' },
    { key: 'e', required: true, hidden: true },
  );
  expect(readProgress(step, { a: 'y', b: '', c: '1', d: '1', e: '' })).toEqual({
    filledCount: 1,
    requiredCount: 2,
    share: 0.5,
  });
  expect(readProgress(step, { a: 'x', b: '', c: '', d: '', e: '' })).toMatchObject({
    filledCount: 1,
    requiredCount: 3,
  });
  expect(readProgress(step, { a: 'x', b: '1', c: '1', d: '' }).share).toBe(1);
});

test('[4.36b] an amount of zero is unfilled', () => {
  for (const component of ['money', 'sliderMoney', 'inputRealEstateValue']) {
    const step = buildStep({ key: 'valor', component, required: true });
    expect([readProgress(step, { valor: 0 }).share, readProgress(step, { valor: 1 }).share]).toEqual([0, 1]);
  }
});

test('[4.36] [3.31] a stored choice that is none of the options of its field is unfilled', () => {
  const step = buildStep({ key: 'a', component: 'radio', required: true, options: [createOption('sim')] });
  expect(readProgress(step, { a: { value: 'z', label: 'z' } }).share).toBe(0);
  expect(readProgress(step, { a: { value: 'sim', label: 'sim' } }).share).toBe(1);
});

test('a form that requires nothing is complete', () => {
  expect(readProgress(buildStep({ key: 'a' }), {})).toEqual({ filledCount: 0, requiredCount: 0, share: 1 });
});

test('[4.36] progress is updated with each change: a field is filled, changed, emptied and filled again', () => {
  const step = buildStep({ key: 'a', required: true }, { key: 'b', required: true });
  let form = evaluateForm(step, { a: '', b: '' }, newVisitor);
  const counts = ['x', 'y', '', 'z'].map(a => {
    form = changeForm(step, form, { a });
    return form.progress.filledCount;
  });
  expect(counts).toEqual([1, 1, 0, 1]);
  expect(form.progress).toEqual({ filledCount: 1, requiredCount: 2, share: 0.5 });
});

test('[3.28] a change lists and counts the forced values, too', () => {
  const step = buildStep(
    { key: 'a', required: true },
    {
      key: 'b',
      required: true,
      conditionals: { standard: { fieldId: '#a', values: ['x'], forcedValue: '1', readOnly: false } },
    },
    { key: 'c', conditionals: { visualization: { fieldId: '#b', values: ['1'] } } },
    { key: 'd' },
  );
  const form = changeForm(step, evaluateForm(step, { a: '', b: '', c: '', d: '' }, newVisitor), { a: 'x' });
  expect([...form.changedKeys].sort()).toEqual(['a', 'b', 'c']);
  expect([form.values.b, form.view.c?.isVisible, form.progress.filledCount]).toEqual(['1', true, 2]);
});
