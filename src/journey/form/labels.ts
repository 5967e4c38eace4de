import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { shownValue } from './shown-value.ts';
import { valueAt } from './values.ts';

const PLACEHOLDER = /\{\{([^{}]+)\}\}/g;

/** The field keys that a label refers to. */
export const placeholdersIn = (label: string): string[] =>
  label.includes('{{') ? [...label.matchAll(PLACEHOLDER)].map(([, key = '']) => key.trim()) : [];

/** The label of a field with its placeholders filled in, where its kind takes part in this (5.28). */
export const labelOf = (
  { component, label }: Field,
  byKey: (key: string) => Field | undefined,
  values: StepValues,
): string => (fieldKinds.find(component)?.joinsLabels === false ? label : fillLabel(label, byKey, values));

/**
 * Fills in {{fieldKey}} (5.28). A field that is missing, or whose value cannot be read out, leaves its placeholder as it is.
 * The value stands in the label literally: neither `$1` nor another placeholder in it means anything.
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
