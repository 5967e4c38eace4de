import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { createEvaluator } from './evaluator.ts';
import type { FieldViews } from './field-view.ts';
import { buildStep } from './testing/build-step.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { validateStep } from './validate.ts';

const when = (key: string, value: string): Field['conditionals'] => ({
  visualization: { fieldId: `#${key}`, values: [value] },
});

test('[3.24] a sub-field is hidden with its field even if no condition hides the field', () => {
  const step = buildStep({
    key: 'grupo',
    component: 'list',
    hidden: true,
    subFields: buildStep({ key: 'dentro', required: true }).fields,
  });
  const view = evaluate(step, {}, newVisitor);
  expect([view.dentro?.isVisible, view.dentro?.isRequired, view.dentro?.applies]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[4.30] a sub-field of a field that does not apply controls nothing, although it keeps its value', () => {
  const step = buildStep(
    { key: 'tipo' },
    {
      key: 'grupo',
      component: 'list',
      conditionals: when('tipo', 'b'),
      subFields: buildStep({ key: 'dentro' }).fields,
    },
    { key: 'outro', conditionals: when('dentro', 'x') },
  );
  const isShown = (tipo: string) => evaluate(step, { tipo, dentro: 'x' }, newVisitor).outro?.isVisible;
  expect([isShown('b'), isShown('a')]).toEqual([true, false]);
});

test('[4.32] a field that the visitor cannot change waits for no other field and is not required', () => {
  const step = buildStep(
    { key: 'uf' },
    { key: 'cidade', required: true, readOnly: true, dependencies: ['#uf'], label: 'Cidade' },
  );
  const view = evaluate(step, {}, newVisitor);
  expect(view.cidade).toMatchObject({ isReadOnly: true, isWaiting: false });
  expect(validateStep(step, view, {}, { now: 0 })).toEqual({});
});

type FormState = readonly [values: StepValues, context?: Partial<EvaluationContext>];

/** Pairs of states of a form, between which one field changes in one respect only. */
const CHANGES_OF_VIEW: readonly (readonly [
  what: string,
  key: string,
  fields: Parameters<typeof buildStep>,
  FormState,
  FormState,
])[] = [
  [
    'the visibility of a field with an empty list',
    'cidade',
    [{ key: 'cidade', resource: 'cities', displayIfResourceIsEmpty: true }],
    [{}, { resources: { cidade: { status: 'loading', options: [] } } }],
    [{}, { resources: { cidade: { status: 'success', options: [] } } }],
  ],
  [
    'the applicability of a hidden field',
    'b',
    [{ key: 'a' }, { key: 'b', hidden: true, conditionals: when('a', 'x') }],
    [{ a: 'x' }],
    [{ a: 'y' }],
  ],
  [
    'the reason for a lock',
    'b',
    [
      { key: 'a' },
      { key: 'c' },
      {
        key: 'b',
        dependencies: ['#c'],
        conditionals: { standard: { fieldId: '#a', values: ['x'], readOnly: true } },
      },
    ],
    [{ a: 'x' }],
    [{ a: 'y' }],
  ],
  ['its label', 'b', [{ key: 'a' }, { key: 'b', label: 'Rua de {{a}}' }], [{ a: 'x' }], [{ a: 'y' }]],
  [
    'the forced value',
    'b',
    [
      { key: 'a' },
      {
        key: 'b',
        conditionals: { standard: { fieldId: '#a', values: ['x'], forcedValue: '1', readOnly: false } },
      },
    ],
    [{ a: 'x' }],
    [{ a: 'y' }],
  ],
];

test.each(CHANGES_OF_VIEW)(
  '[4.30] a field gets a new view when only %s changes',
  (_, key, fields, one, other) => {
    const step = buildStep(...fields);
    const evaluateState = ([values, context]: FormState, before?: FieldViews) =>
      createEvaluator(step).evaluate(values, { ...newVisitor, ...context }, before);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(evaluateState(to, evaluateState(from))).toEqual(evaluateState(to));
      expect(evaluateState(from)[key]).not.toEqual(evaluateState(to)[key]);
      expect(evaluateState(from, evaluateState(from))[key]).toEqual(evaluateState(from)[key]);
    }
  },
);
