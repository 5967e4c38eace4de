import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Conditionals, Field, FieldValue } from '../model/field.ts';
import { buildField } from './build-field.ts';
import { consequencesOf } from './consequences.ts';
import { changeForm, evaluateForm } from './evaluate-form.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { createEvaluator } from './evaluator.ts';
import { payloadOf } from './payload.ts';
import { buildStep } from './testing/build-step.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { validateStep } from './validate.ts';
import { findChangedKeys } from './values.ts';

// Each test evaluates hundreds of forms, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const TEXTS = ['', 'x', 'y'];
type PlainField = Partial<Field> & { key: string };

const key = fc.constantFrom(...KEYS);
const reference = fc.record({
  fieldId: fc.oneof(
    key.map(name => `#${name}`),
    fc.constant('elsewhere'),
  ),
  values: fc.subarray(TEXTS),
});
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const conditionals: fc.Arbitrary<Conditionals> = fc
  .record({
    visualization: optional(reference),
    displayBasedOnValues: optional(fc.array(reference, { maxLength: 2 })),
    standard: optional(
      fc
        .tuple(reference, optional(fc.constantFrom<FieldValue>('x', 'y', '')), fc.boolean())
        .map(([on, forcedValue, readOnly]) => ({
          ...on,
          readOnly,
          ...(forcedValue === undefined ? {} : { forcedValue }),
        })),
    ),
    readOnly: optional(fc.record({ activateWhenHasProposal: fc.boolean() })),
  })
  // An absent conditional has no key: this removes the undefined members.
  .map(value => JSON.parse(JSON.stringify(value)) as Conditionals);

const rarely = fc.integer({ min: 0, max: 9 }).map(roll => roll === 0);

const fieldArbitrary = (name: string): fc.Arbitrary<PlainField> =>
  fc.record({
    key: fc.constant(name),
    component: fc.constantFrom(
      'text',
      'text',
      'select',
      'checkbox',
      'term',
      'textWithAutoComplete',
      'button',
      'file',
      'unknown',
      '',
    ),
    label: fc.constantFrom('Rótulo', 'Sobre {{a}}', '{{b}} e {{c}}', '{{none}}'),
    required: fc.boolean(),
    hidden: rarely,
    hiddenOnFilled: rarely,
    displayIfResourceIsEmpty: rarely,
    readOnly: rarely,
    resource: fc.constantFrom('', 'list', 'list'),
    parentFieldId: fc.oneof(
      fc.constant(''),
      fc.constant(''),
      key.map(parent => `#${parent}`),
    ),
    dependencies: fc.array(key, { maxLength: 2 }),
    conditionals,
  });

const steps = fc.tuple(...KEYS.map(fieldArbitrary));
const values = fc.record(
  Object.fromEntries(
    KEYS.map(name => [name, fc.constantFrom<FieldValue>(...TEXTS, true, { value: 'x', label: 'X' }, null)]),
  ),
);
const contexts: fc.Arbitrary<EvaluationContext> = fc.record({
  hasProposal: fc.boolean(),
  hasToken: fc.boolean(),
  rules: fc.record({ termsHiddenWithToken: fc.subarray(['a', 'b']) }),
  autocomplete: fc.boolean(),
  answered: fc.constantFrom({}, { a: 'x', b: 'x' }),
  answersElsewhere: fc.constantFrom(
    {},
    {
      elsewhere: {
        field: buildField({ key: 'outro' }),
        wire: 'x',
        list: () => undefined,
        applies: () => true,
      },
    },
  ),
  resources: fc.constantFrom(
    {},
    { a: { status: 'error' as const, options: [] }, b: { status: 'success' as const, options: [] } },
  ),
  focusedKey: fc.option(key, { nil: undefined }),
});

test('[4.30] the evaluation ends for any references, and a hidden field is never required', () => {
  let hiddenCount = 0;
  fc.assert(
    fc.property(steps, values, contexts, (step, held, context) => {
      const view = evaluate(buildStep(...step), held, context);
      expect(Object.keys(view).sort()).toEqual([...KEYS]);
      for (const fieldView of Object.values(view)) {
        if (!fieldView.isVisible) hiddenCount++;
        expect(fieldView.isRequired && !fieldView.isVisible).toBe(false);
        expect(fieldView.isWaiting && !fieldView.isReadOnly).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
  expect(hiddenCount).toBeGreaterThan(100);
});

test('[4.30] the order in which fields and values are listed does not matter', () => {
  fc.assert(
    fc.property(
      steps.chain(step => fc.tuple(fc.constant(step), fc.shuffledSubarray(step, { minLength: step.length }))),
      values,
      contexts,
      ([step, shuffled], held, context) => {
        const reversedValues = Object.fromEntries(Object.entries(held).reverse());
        expect(evaluate(buildStep(...shuffled), reversedValues, context)).toEqual(
          evaluate(buildStep(...step), held, context),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('[4.30] evaluating only the fields that a change can affect gives the same result as evaluating all', () => {
  let changeCount = 0;
  fc.assert(
    fc.property(
      steps,
      values,
      values,
      fc.subarray([...KEYS], { minLength: 1 }),
      contexts,
      (fields, held, other, touched, context) => {
        const step = buildStep(...fields);
        const evaluator = createEvaluator(step);
        const before = evaluator.evaluate(held, context);
        const changed = { ...held, ...Object.fromEntries(touched.map(name => [name, other[name] ?? null])) };
        const after = evaluator.update(before, findChangedKeys(held, changed), changed, context);
        if (after !== before) changeCount++;
        expect(after).toEqual(createEvaluator(step).evaluate(changed, context));
        for (const name of KEYS) {
          const isEqual = JSON.stringify(before[name]) === JSON.stringify(after[name]);
          expect(before[name] === after[name]).toBe(isEqual);
        }
      },
    ),
    { numRuns: 1000 },
  );
  expect(changeCount).toBeGreaterThan(100);
});

test('[4.30] evaluation reaches a stable state: no more values are forced, and the view matches the values', () => {
  fc.assert(
    fc.property(steps, values, contexts, (fields, held, context) => {
      const step = buildStep(...fields);
      const form = evaluateForm(step, held, context);
      expect(form.view).toEqual(evaluate(step, form.values, context));
      expect(Object.keys(form.values).sort()).toEqual([...KEYS]);
    }),
    { numRuns: 500 },
  );
});

test('[14.2] a change that evaluates only the affected fields gives the same form and the same consequences', () => {
  let consequenceCount = 0;
  fc.assert(
    fc.property(
      steps,
      values,
      values,
      fc.subarray([...KEYS], { minLength: 1, maxLength: 2 }),
      contexts,
      (fields, held, other, touched, context) => {
        const step = buildStep(...fields);
        const before = evaluateForm(step, held, context);
        const changes = Object.fromEntries(touched.map(name => [name, other[name] ?? null]));
        const after = changeForm(step, before, changes);
        const fullEvaluation = evaluateForm(step, { ...before.values, ...changes }, { ...context }, before);
        expect(after.values).toEqual(fullEvaluation.values);
        expect(after.view).toEqual(fullEvaluation.view);
        expect(after.progress).toEqual(fullEvaluation.progress);
        expect([...after.changedKeys].sort()).toEqual([...fullEvaluation.changedKeys].sort());
        const consequences = consequencesOf(step, before, { ...fullEvaluation, changedKeys: [...KEYS] });
        expect(consequencesOf(step, before, after)).toEqual(consequences);
        consequenceCount += consequences.length;
      },
    ),
    { numRuns: 1000 },
  );
  expect(consequenceCount).toBeGreaterThan(3);
});

test('[4.30] hidden fields are not in the payload and have no errors; payload and validation never throw', () => {
  fc.assert(
    fc.property(steps, fc.dictionary(key, fc.jsonValue()), contexts, (fields, junk, context) => {
      const step = buildStep(...fields);
      // Values of the wrong shape on purpose: a damaged draft must not break the form.
      const held = junk as Record<string, FieldValue>;
      const view = evaluate(step, held, context);
      const visibleKeys = KEYS.filter(name => view[name]?.isVisible);
      for (const name of Object.keys(payloadOf(step, view, held))) expect(visibleKeys).toContain(name);
      for (const name of Object.keys(validateStep(step, view, held, { now: 0 })))
        expect(visibleKeys).toContain(name);
    }),
    { numRuns: 500 },
  );
});

test('control: a change reaches a field through another one, and without its key no view changes', () => {
  const step = buildStep(
    { key: 'a' },
    { key: 'b', conditionals: { visualization: { fieldId: '#a', values: ['x'] } } },
    { key: 'c', conditionals: { visualization: { fieldId: '#b', values: [''] } } },
    { key: 'd', label: '{{a}}' },
  );
  const evaluator = createEvaluator(step);
  const held = { a: '', b: '', c: '', d: '' };
  const before = evaluator.evaluate(held, newVisitor);
  const after = evaluator.update(before, ['a'], { ...held, a: 'x' }, newVisitor);
  expect([before.c?.isVisible, after.c?.isVisible, after.d?.label]).toEqual([false, true, 'x']);
  expect(evaluator.update(before, [], { ...held, a: 'x' }, newVisitor).c?.isVisible).toBe(false);
});
