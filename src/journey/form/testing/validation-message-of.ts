import type { Field, FieldValue } from '../../model/field.ts';
import { validateStep } from '../validate.ts';
import { buildStep } from './build-step.ts';
import { evaluate } from './evaluate.ts';
import { newVisitor } from './new-visitor.ts';

/** 21 November 2026, noon in São Paulo. */
export const NOW = Date.UTC(2026, 10, 21, 15);

/** The error of a field with this value. */
export function validationMessageOf(field: Partial<Field>, value: FieldValue, now = NOW): string | undefined {
  const key = field.key ?? 'campo';
  const step = buildStep({ label: 'Rótulo', ...field, key });
  const values = { [key]: value };
  return validateStep(step, evaluate(step, values, newVisitor), values, { now })[key];
}
