import { expect, test } from 'vitest';
import type { Field, FieldValue } from '../model/field.ts';
import { buildStep } from './testing/build-step.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { validateStep } from './validate.ts';

function messageOf(field: Partial<Field>, value: FieldValue): string | undefined {
  const step = buildStep({ label: 'Rótulo', ...field, key: 'campo' });
  const values = { campo: value };
  return validateStep(step, evaluate(step, values, newVisitor), values, { now: 0 }).campo;
}

test('[5.8] an empty text is not too long, nor too short', () => {
  for (const text of ['', '  ']) {
    expect(messageOf({ maxLength: 1 }, text)).toBeUndefined();
    expect(messageOf({ minLength: 3, maxLength: 5 }, text)).toBeUndefined();
  }
});

const RULE = { required: false, warningOnly: false, message: '' };
const FRUITS = ['Maçã', 'Banana', 'Caju'].map(label => ({ value: label, label }));
const FILES = ['frente.jpg', 'verso.jpg', 'selfie.jpg'].map(name => ({ id: name, name }));

test.each([
  ['checkBoxGroup', FRUITS],
  ['imageCapture', FILES],
] as const)(
  '[5.9] in a field of the kind %s the bounds of a rule limit the number of choices or files',
  (component, all) => {
    const accepts = (bounds: object, count: number) =>
      messageOf({ component, rules: [{ ...RULE, ...bounds }] }, all.slice(0, count)) === undefined;
    const counts = [0, 1, 2, 3];
    expect(counts.filter(count => accepts({ type: 'array', min: 1, max: 2 }, count))).toEqual([0, 1, 2]);
    expect(counts.filter(count => accepts({ min: 2 }, count))).toEqual([0, 2, 3]);
    expect(counts.filter(count => accepts({ len: 3 }, count))).toEqual([0, 3]);
  },
);
