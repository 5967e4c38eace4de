import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { shownValue } from './shown-value.ts';
import { valueAt } from './values.ts';

const PLACEHOLDER = /\{\{([^{}]+)\}\}/g;

/** The field keys in a label's placeholders. */
export const placeholdersIn = (label: string): string[] =>
  label.includes('{{') ? [...label.matchAll(PLACEHOLDER)].map(([, key = '']) => key.trim()) : [];

/** The label of a field with its placeholders filled in, if its kind allows it (5.28). */
export const labelOf = (
  { component, label }: Field,
  byKey: (key: string) => Field | undefined,
  values: StepValues,
): string => (fieldKinds.find(component)?.joinsLabels === false ? label : fillLabel(label, byKey, values));

/**
 * Fills in {{fieldKey}} (5.28). A placeholder for a missing or unreadable field stays. The value is inserted literally:
 * `$1` or a placeholder in it has no meaning.
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
    return shownValue(field, valueAt(values, field.key) ?? kind.empty);
  });
}
