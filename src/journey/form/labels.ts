import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { shownValue } from './shown.ts';
import { valueAt } from './values.ts';

const PLACEHOLDER = /\{\{([^{}]+)\}\}/g;

/** Kinds that have no part in this (5.28): neither is anything filled into their labels, nor are they read out in another (assumption 5.28). */
const LEFT_OUT = new Set(['checkbox', 'term', 'button']);

/** The field keys that a label refers to. */
export const placeholdersIn = (label: string): string[] =>
  label.includes('{{') ? [...label.matchAll(PLACEHOLDER)].map(([, key = '']) => key.trim()) : [];

/** The label of a field with its placeholders filled in. */
export const labelOf = (
  { component, label }: Field,
  byKey: (key: string) => Field | undefined,
  values: StepValues,
): string => (LEFT_OUT.has(component) ? label : fillLabel(label, byKey, values));

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
    if (!field || !kind || LEFT_OUT.has(field.component)) return placeholder;
    return shownValue(field, valueAt(values, field.key) ?? kind.empty);
  });
}
