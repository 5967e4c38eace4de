import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { shownValueOf } from './shown-value.ts';
import { valueAt } from './values.ts';

const PLACEHOLDER = /\{\{([^{}]+)\}\}/g;
/** A placeholder with the word or comma that joins it to the text before it. */
const JOINED_PLACEHOLDER =
  /((?:,|\s(?:[aà]os?|[aoàe]s?|até|com|d[aeo]s?|em|n[ao]s?|ou|para|pel[ao]s?|por))?\s?)\{\{([^{}]+)\}\}/gi;

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
 * forbids this. A `$1` or a placeholder inside the value has no meaning. While the value is empty, its joining word is
 * left out, too: no label ends in 'de' (assumption 5.28).
 */
export function fillLabel(
  label: string,
  byKey: (key: string) => Field | undefined,
  values: StepValues,
): string {
  if (!label.includes('{{')) return label;
  let hasGap = false;
  const text = label.replace(JOINED_PLACEHOLDER, (placeholder, joint: string, key: string) => {
    const field = byKey(key.trim());
    const kind = fieldKinds.find(field?.component);
    if (!field || !kind?.joinsLabels) return placeholder;
    const value = shownValueOf(field, valueAt(values, field.key) ?? kind.empty);
    if (value === '') hasGap = true;
    return value && joint + value;
  });
  return hasGap ? text.replace(/^[\s,]+./, start => start.slice(-1).toUpperCase()) : text;
}
