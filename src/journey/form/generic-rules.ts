import { keepDigits } from '#brazil/keep-digits.ts';
import { INVALID_FIELD } from '../errors/invalid-field.ts';
import { LOAD_FAILED } from '../errors/load-failed.ts';
import { checkBoxGroup } from '../fields/check-box-group.ts';
import { isChosen } from '../fields/choice-members.ts';
import type { FieldErrorName, FieldKind, WireValue } from '../fields/field-kind.ts';
import { hasSoundBounds } from '../fields/has-sound-bounds.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import { tidyText } from '../fields/text-of.ts';
import { wordsIn } from '../fields/words-in.ts';
import type { Field, FieldRule, FieldValue } from '../model/field.ts';
import { isUnlisted } from './is-unlisted.ts';
import { isWithinDates } from './is-within-dates.ts';
import { satisfiesRule } from './satisfies-rule.ts';
import { sentValueOf, typedMaskOf } from './sent-value-of.ts';
import { shownNameOf } from './shown-name-of.ts';
import { lengthToCompare, plainLengthOf, type TextLength, textLengthOf } from './text-length.ts';

/** The input of a generic rule. */
export interface RuleInput {
  field: Field;
  kind: FieldKind;
  value: FieldValue;
  isRequired: boolean;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Returns the error, or undefined if the field satisfies the rule. */
export type GenericRule = (input: RuleInput) => string | undefined;

/** The maximum number of characters of a name (5.2). */
const MAX_NAME_LENGTH = 70;

/** 5.10: the text for a choice that lacks its value. */
export const CHOOSE_AGAIN = 'Erro no preenchimento, selecione novamente os campos.';

/**
 * 5.10: a choice with a label but no value, from an address lookup or a saved answer that the list does not contain.
 */
const checkLackingValue: GenericRule = ({ value }) => {
  const choices = Array.isArray(value) ? value : [value];
  const hasUnknownOption = choices.some(
    choice => isChosen(choice) && choice.value === '' && choice.label !== '',
  );
  return hasUnknownOption ? CHOOSE_AGAIN : undefined;
};

/** Whether a choice among the options of its field has none, which nobody can change. */
const isWithoutOptions = (field: Field, kind: FieldKind): boolean =>
  (kind.filledAs === 'option' || kind === checkBoxGroup) &&
  !kind.needsResource &&
  kind.lookup === undefined &&
  field.options.length === 0 &&
  resourceNameOf(field) === '';

/** 5.1 and, for terms, 5.4. The message of the field's rule takes precedence. */
const checkRequired: GenericRule = ({ field, kind, value, isRequired }) => {
  if (!isRequired || (kind.isFilled(value) && !isUnlisted(field, value))) return undefined;
  if (kind.missingText !== undefined) return kind.missingText;
  if (isWithoutOptions(field, kind)) return LOAD_FAILED;
  const ownMessage = field.rules.find(rule => rule.required && !rule.warningOnly)?.message;
  const name = shownNameOf(field, field.label);
  return ownMessage || (name === '' ? 'Por favor, preencha este campo' : `Por favor, insira ${name}`);
};

/** 5.2. The specification has both blanks in the text. */
const checkNameLength: GenericRule = ({ field, kind, value }) =>
  field.key === 'nome' && tidyText(kind.show(value, field)).length > MAX_NAME_LENGTH
    ? `O  ${shownNameOf(field, field.label) || 'nome'} não pode conter mais de 70 caracteres.`
    : undefined;

/** Words of keys that ask for the monthly payday. The specification does not list them. */
const SALARY_DAY = /\bdias? ?(d[eoa]s? ?)?(pagamento|pagto|salario|recebimento)|\bsalary ?day/;

/** 5.3, with the spelling of the specification. Only kinds with typed text list this error, not choices or dates. */
const checkSalaryDay: GenericRule = ({ field, kind, value }) => {
  if (!SALARY_DAY.test(wordsIn(field.key).join(' '))) return undefined;
  const digits = keepDigits(kind.show(value, field));
  if (digits === '') return undefined;
  if (Number(digits) < 1) return 'O dia de pagemento não pode ser menor que 1.';
  return Number(digits) > 31 ? 'O dia de pagemento  não pode ser maior que 31.' : undefined;
};

/** 5.5. An empty amount is not too small; contradictory bounds are ignored. */
const checkAmountBounds: GenericRule = ({ field, kind, value }) => {
  const amount = kind.isFilled(value) ? kind.amount(value) : undefined;
  const { minValue, maxValue } = field;
  if (amount === undefined || !hasSoundBounds(minValue, maxValue)) return undefined;
  if (maxValue !== undefined && amount > maxValue) return 'O valor não pode ser maior que o valor máximo';
  if (minValue !== undefined && amount < minValue) return 'O valor não pode ser menor que o valor mínimo';
  return undefined;
};

const measureValue = ({ field, kind, value }: RuleInput): TextLength | undefined =>
  kind.isFilled(value) ? textLengthOf(field, kind.show(value, field)) : undefined;

/** The bounds of the length; none if they contradict each other, because no text satisfies them (assumption 3.23). */
const lengthBoundsOf = ({ minLength, maxLength }: Field): Partial<Pick<Field, 'minLength' | 'maxLength'>> =>
  hasSoundBounds(minLength, maxLength) ? { minLength, maxLength } : {};

/** 5.6: a text below its minimum length. */
const checkMinLength: GenericRule = checked => {
  const { minLength: minimum } = lengthBoundsOf(checked.field);
  const length = measureValue(checked);
  return minimum !== undefined && length !== undefined && lengthToCompare(length, minimum) < minimum
    ? `Mínimo de caracteres: ${minimum}`
    : undefined;
};

/**
 * 5.8: a text above its maximum length, without the characters of the mask. The specification has no text for it, so
 * the general one appears.
 */
const checkMaxLength: GenericRule = checked => {
  const { maxLength: maximum } = lengthBoundsOf(checked.field);
  const length = measureValue(checked);
  return maximum !== undefined && length !== undefined && length.typed > maximum ? INVALID_FIELD : undefined;
};

/** 5.7: a date outside its limits. */
const checkDateBounds: GenericRule = ({ field, kind, value, now }) =>
  isWithinDates(kind.show(value, field).trim(), field.dateValidation, now) ? undefined : 'Data inválida';

/** 5.9: the message of a broken rule, or the text of 5.8. Rules limit money in reais. */
const checkFormRules: GenericRule = ({ field, kind, value }) => {
  if (field.rules.length === 0 || typeof value === 'boolean' || !kind.isFilled(value)) return undefined;
  const wire = kind.toWire(value, field);
  const amount = typeof wire === 'number' ? wire : undefined;
  const shownText = tidyText(kind.show(value, field));
  // Visitors read the label of an option, and services mean its value.
  const texts = isChosen(value) ? [shownText, value.value] : [shownText];
  const otherSpellings = (): readonly string[] => [
    typedMaskOf(field, value)?.plain(shownText) ?? shownText,
    ...sentTextOf(sentValueOf(kind, field, value)),
  ];
  // Nobody types the text of several choices or files: a rule limits their number.
  const lengthOf = (text: string): TextLength =>
    Array.isArray(value) ? plainLengthOf(value) : textLengthOf(field, text);
  const isSatisfied = (rule: FieldRule): boolean =>
    texts.some(text => satisfiesRule(rule, text, amount, lengthOf(text), otherSpellings));
  const brokenRule = field.rules.find(rule => !rule.warningOnly && !isSatisfied(rule));
  return brokenRule && (brokenRule.message || INVALID_FIELD);
};

const sentTextOf = (sent: WireValue): string[] =>
  typeof sent === 'string' || typeof sent === 'number' ? [String(sent)] : [];

/** The generic rules by the name of their error. The kind of a field lists the errors that apply to it. */
export const genericRules: Readonly<Record<Exclude<FieldErrorName, 'validator' | 'malformed'>, GenericRule>> =
  {
    lackingValue: checkLackingValue,
    required: checkRequired,
    nameLength: checkNameLength,
    salaryDay: checkSalaryDay,
    amountBounds: checkAmountBounds,
    minLength: checkMinLength,
    maxLength: checkMaxLength,
    dateBounds: checkDateBounds,
    formRules: checkFormRules,
  };
