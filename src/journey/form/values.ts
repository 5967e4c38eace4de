import { fieldKinds } from '../fields/index.ts';
import type { FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';

/** The value under a key of its own: never one that an object inherits. Undefined when there is none. */
export const valueAt = (values: StepValues | undefined, key: string): FieldValue | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;

export interface OpenedStep {
  /** A value for every field of the step. */
  values: StepValues;
  /** Only what came from the service and is filled: answers and defaults, not a draft. For hiddenOnFilled (4.32). */
  openedWith: StepValues;
}

/**
 * The values a step opens with. `answers`: what the service holds of this step, as it said it (reais, ISO dates);
 * `draft`: what was kept on the device, as the form keeps it. A draft counts more, even an emptied field of it;
 * then the answer, then the default of the field (3.23, which may be an object with a value).
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
    const given = kind.fromWire(answer ?? field.defaultValue, field);
    if (kind.isFilled(given)) openedWith.push([field.key, given]);
    const drafted = valueAt(draft, field.key);
    values.push([field.key, drafted === undefined ? given : kind.read(drafted, field)]);
  }
  return { values: Object.fromEntries(values), openedWith: Object.fromEntries(openedWith) };
}

/** The keys whose values differ, by identity: values are never changed in place. */
export function changedKeys(before: StepValues, after: StepValues): string[] {
  const changed = Object.keys(after).filter(key => valueAt(before, key) !== after[key]);
  const gone = Object.keys(before).filter(key => !Object.hasOwn(after, key));
  return gone.length === 0 ? changed : [...changed, ...gone];
}
