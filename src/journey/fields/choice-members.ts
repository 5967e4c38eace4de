import { plainTextOf } from '#shared/plain-text-of.ts';
import { isRecord } from '#shared/record.ts';
import { isYes } from '../formatters/create-yes-no-formatter.ts';
import { formatters } from '../formatters/index.ts';
import type { ChosenOption, Field, FieldValue, Option } from '../model/field.ts';
import { withAgreementLabels } from '../with-agreement-labels.ts';
import type { FieldKind, WireValue } from './field-kind.ts';
import { textOf } from './text-of.ts';
import { usualMembers } from './usual-members.ts';

const asText = (raw: unknown): string => (typeof raw === 'boolean' ? String(raw) : textOf(raw));

/**
 * The option of a value. Some services store its letters in another case, or a number without its zeros in front. An
 * empty value has no option.
 */
export const findOption = (options: readonly Option[], value: string): Option | undefined =>
  value === ''
    ? undefined
    : (options.find(option => option.value === value) ??
      options.find(option => option.value.toLowerCase() === value.toLowerCase()) ??
      findOptionWithZeros(options, value));

/** The only option whose value is this number with zeros in front. */
function findOptionWithZeros(options: readonly Option[], number: string): Option | undefined {
  if (!/^[1-9]\d*$/.test(number)) return undefined;
  const [option, ...others] = options.filter(
    ({ value }) => value.startsWith('0') && value.replace(/^0+/, '') === number,
  );
  return others.length > 0 ? undefined : option;
}

/** Of two options, one for yes and one for no, that with the answer of a text in any spelling. */
function findYesOrNo(options: readonly Option[], text: string): Option | undefined {
  const isPositive = isYes(text);
  if (isPositive === undefined || options.length !== 2) return undefined;
  const answers = options.map(({ label, value }) => isYes(label) ?? isYes(value));
  return answers.includes(true) && answers.includes(false) ? options[answers.indexOf(isPositive)] : undefined;
}

/** The option for which the field sends this text (3.31). */
export function findSentOption(field: Field, options: readonly Option[], text: string): Option | undefined {
  const format = formatters.find(field.formatSend);
  return format && text !== ''
    ? options.find(option => option.value !== '' && format(choiceOnWire(option, field)) === text)
    : undefined;
}

/** The option of a stored text: its value, what the field sends for it, its label, or its yes or no (3.31). */
export function findStoredOption(field: Field, text: string): Option | undefined {
  if (text === '') return undefined;
  const options = field.options.filter(option => option.value !== '');
  const plainText = plainTextOf(text).trim();
  return (
    findOption(options, text) ??
    findSentOption(field, options, text) ??
    options.find(({ label }) => label === text || label === plainText) ??
    findYesOrNo(options, text)
  );
}

/**
 * Converts an option or its stored text to a choice; null for an empty one. Value and label are those of the field's
 * list; the label of the option itself precedes. Without the list the text is value and label. The label is shown, so
 * it has no tags, outer blanks and direction characters (12.3); the value stays that of the service.
 */
export function choiceOf(raw: unknown, field: Field): ChosenOption | null {
  const rawValue = asText(isRecord(raw) ? raw.value : raw);
  const sentLabel = isRecord(raw) ? plainTextOf(asText(raw.label)).trim() : '';
  const option = findStoredOption(field, rawValue);
  const value = option?.value ?? rawValue;
  // An option without a value has a label, an empty choice has neither.
  const label = sentLabel || (option?.label ?? plainTextOf(value));
  return value === '' && label === '' ? null : { value, label };
}

export const isChosen = (value: FieldValue): value is ChosenOption =>
  isRecord(value) && typeof value.value === 'string' && typeof value.label === 'string';

/** Choices as text. A stored agreement may have no label before its list has come (5.32). */
export const labelsOf = (choices: ChosenOption[], { resource }: Field): string =>
  withAgreementLabels(resource, choices)
    .map(({ label }) => label)
    .join(', ');

/** A choice as an object for the wire, with value and label. */
const optionOnWire = ({ value, label }: ChosenOption): WireValue => ({ value, label });

/** The members that all kinds with one choice share. A choice without a value does not count as filled (5.10). */
export const choiceMembers = {
  ...usualMembers,
  empty: null,
  carries: 'value',
  read: choiceOf,
  fromWire: choiceOf,
  show: (value: FieldValue, field: Field) => (isChosen(value) ? labelsOf([value], field) : ''),
  isFilled: (value: FieldValue) => isChosen(value) && value.value !== '',
  toWire: (value: FieldValue): WireValue => (isChosen(value) ? optionOnWire(value) : null),
  commits: 'atOnce',
  filledAs: 'option',
  errors: ['lackingValue', 'required', 'nameLength', 'dateBounds', 'formRules', 'validator'],
} satisfies Partial<FieldKind>;

/** A choice for the wire: its value, with its label only if the formatter of the field takes options (3.31). */
export const choiceOnWire = (value: FieldValue, field: Field): WireValue => {
  if (!isChosen(value)) return null;
  return formatters.find(field.formatSend)?.takesOption ? optionOnWire(value) : value.value;
};
