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
