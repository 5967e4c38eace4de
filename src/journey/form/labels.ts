import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { shownValueOf } from './shown-value.ts';
import { valueAt } from './values.ts';

const PLACEHOLDER = /\{\{([^{}]+)\}\}/g;

/** The keys of the fields whose values a label contains. */
export const placeholdersIn = (label: string): string[] =>
  label.includes('{{') ? [...label.matchAll(PLACEHOLDER)].map(([, key = '']) => key.trim()) : [];

/** The label of a field with values in place of its placeholders; unchanged if the kind forbids them (5.28). */
export const labelOf = (
  { component, label }: Field,
  byKey: (key: string) => Field | undefined,
  values: StepValues,
): string => (fieldKinds.find(component)?.joinsLabels === false ? label : fillLabel(label, byKey, values));

/**
 * Replaces {{fieldKey}} by the value of the field (5.28). The placeholder stays if the field is missing or its kind
 * forbids this. A `$1` or a placeholder inside the value has no meaning.
 */
export function fillLabel(
  label: string,
  byKey: (key: string) => Field | undefined,
  values: StepValues,
): string {
  if (!label.includes('{{')) return label;
  return label.replace(PLACEHOLDER, (placeholder, key: string) => {
    const field = byKey(key.trim());
    const kind = fieldKinds.find(field?.component);
    if (!field || !kind?.joinsLabels) return placeholder;
    return shownValueOf(field, valueAt(values, field.key) ?? kind.empty);
  });
}
