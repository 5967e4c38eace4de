import type { ChosenOption, Field, FieldValue } from '../model/field.ts';
import type { FieldKind, WireValue } from './field-kind.ts';
import { isPlainObject, textOf } from './plain-object.ts';

const asText = (raw: unknown): string => (typeof raw === 'boolean' ? String(raw) : textOf(raw));

/**
 * Converts a choice: an option, its value, or null. The label is the option's, otherwise from the field's options,
 * otherwise the value until the list arrives.
 */
export function choiceOf(raw: unknown, field: Field): ChosenOption | null {
  const value = asText(isPlainObject(raw) ? raw.value : raw);
  const sentLabel = isPlainObject(raw) ? asText(raw.label) : '';
  // An empty choice differs from an option without a value only by its label.
  const label =
    sentLabel || (value && (field.options.find(option => option.value === value)?.label ?? value));
  return value === '' && label === '' ? null : { value, label };
}

export const isChosen = (value: FieldValue): value is ChosenOption =>
  isPlainObject(value) && typeof value.value === 'string' && typeof value.label === 'string';

/** As the service expects it: the label is sent only where a format or a select needs it. */
export const optionOnWire = ({ value, label }: ChosenOption): WireValue => ({ value, label });

/** Shared by kinds with one choice. A choice without a value does not count (5.10). */
export const chosen = {
  empty: null,
  carries: 'value',
  read: choiceOf,
  fromWire: choiceOf,
  show: (value: FieldValue) => (isChosen(value) ? value.label : ''),
  isFilled: (value: FieldValue) => isChosen(value) && value.value !== '',
  toWire: (value: FieldValue): WireValue => (isChosen(value) ? optionOnWire(value) : null),
  unit: 'none',
  leave: (value: FieldValue): FieldValue => value,
  amount: (): number | undefined => undefined,
  isWellFormed: () => true,
  files: 'none',
  commits: 'atOnce',
  keyboard: undefined,
  defaults: {},
  lookup: undefined,
  needsResource: false,
  showsWithAutocomplete: false,
  isAgreement: false,
  opensTerms: false,
  errors: ['lackingValue', 'required', 'nameLength', 'dateBounds', 'formRules', 'validator'],
  missingText: undefined,
  countsInProgress: true,
  width: 'full',
  showsOwnMessage: false,
  showsBounds: false,
  joinsLabels: true,
  showsInReview: true,
  picture: undefined,
} satisfies Partial<FieldKind>;

/** Radio buttons send the value, unless a formatter is set (3.31). */
export const bareChoice = (value: FieldValue, field: Field): WireValue => {
  if (!isChosen(value)) return null;
  return field.formatSend === '' ? value.value : optionOnWire(value);
};
