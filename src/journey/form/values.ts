import { fieldKinds } from '../fields/index.ts';
import type { FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';

/** The own value of a key, never an inherited one. Undefined if there is none. */
export const valueAt = (values: StepValues | undefined, key: string): FieldValue | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;

export interface OpenedStep {
  /** A value for every field of the step. */
  values: StepValues;
  /** Only filled values from the service, answers and defaults, without the draft. For hiddenOnFilled (4.32). */
  openedWith: StepValues;
}

/**
 * The initial values of a step. `answers`: the service's values in its format (reais, ISO dates); `draft`: from the
 * device, in the form's format. The draft takes precedence, including emptied fields; then the answer, then the field's
 * default (3.23, which may be an object with a value).
 */
export function openStep(
  step: FieldHolder,
  answers: Readonly<Record<string, unknown>> | undefined,
  draft?: StepValues,
): OpenedStep {
  const values: [string, FieldValue][] = [];
  const openedWith: [string, FieldValue][] = [];
  for (const field of fieldsOf(step).all) {
    const kind = fieldKinds.find(field.component);
    if (!kind || kind.carries === 'nothing') continue;
    const answer = answers !== undefined && Object.hasOwn(answers, field.key) ? answers[field.key] : null;
    const decoded = kind.fromWire(answer ?? field.defaultValue, field);
    if (kind.isFilled(decoded)) openedWith.push([field.key, decoded]);
    const drafted = valueAt(draft, field.key);
    values.push([field.key, drafted === undefined ? decoded : kind.read(drafted, field)]);
  }
  return { values: Object.fromEntries(values), openedWith: Object.fromEntries(openedWith) };
}

/** The keys whose values differ, by identity: values are immutable. */
export function changedKeys(before: StepValues, after: StepValues): string[] {
  const changes = Object.keys(after).filter(key => valueAt(before, key) !== after[key]);
  const removedKeys = Object.keys(before).filter(key => !Object.hasOwn(after, key));
  return removedKeys.length === 0 ? changes : [...changes, ...removedKeys];
}
