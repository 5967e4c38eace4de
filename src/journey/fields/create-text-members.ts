import { parseDecimal } from '#brazil/decimal.ts';
import { cleanText } from '#shared/clean-text.ts';
import { formatters } from '../formatters/index.ts';
import { masks } from '../masks/index.ts';
import type { Field, FieldValue } from '../model/field.ts';
import { validators } from '../validators/index.ts';
import type { FieldErrorName, FieldKind } from './field-kind.ts';
import { textOf, tidyText, unwrapValue } from './text-of.ts';
import { usualMembers } from './usual-members.ts';

/** The texts to which numeric bounds apply. They do not apply to a CPF or a date with its mask. */
const PLAIN_NUMBER = /^\s*\d+([.,]\d+)?\s*$/;

const TEXT_ERRORS: readonly FieldErrorName[] = [
  'required',
  'nameLength',
  'salaryDay',
  'amountBounds',
  'minLength',
  'maxLength',
  'dateBounds',
  'formRules',
  'validator',
  'malformed',
];

/** The members that all kinds with typed text share. The value is the text of the input, with its mask. */
export function createTextMembers(defaults: FieldKind['defaults'] = {}) {
  return {
    ...usualMembers,
    empty: '',
    carries: 'value',
    defaults,
    read: (typed: FieldValue) => cleanText(textOf(typed)),
    // A text that the mask cannot show stays as it is, until the visitor edits it: cut off, it would be another value.
    fromWire: (wire: unknown, field: Field, onUnreadable?: () => void) => {
      const value = unwrapValue(wire);
      const stored = tidyText(textOf(value));
      const text = formatters.find(field.formatSend)?.readBack?.(stored) ?? stored;
      const mask = text === '' ? undefined : (masks.find(field.mask) ?? masks.find(defaults.mask));
      const validator = validators.find(field.validation) ?? validators.find(defaults.validation);
      const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
      const digitCount = isWhole ? (mask?.digitCount ?? validator?.digitCount ?? 0) : 0;
      const whole = text.padStart(digitCount, '0');
      const shown = mask ? mask.fromWire(whole) : whole;
      if (shown === undefined) onUnreadable?.();
      return shown ?? text;
    },
    show: (value: FieldValue) => textOf(value),
    isFilled: (value: FieldValue) => textOf(value).trim() !== '',
    toWire: (value: FieldValue) => tidyText(textOf(value)),
    normalise: (value: FieldValue) => tidyText(textOf(value)),
    amount: (value: FieldValue) =>
      PLAIN_NUMBER.test(textOf(value)) ? parseDecimal(textOf(value)) : undefined,
    // A kind with a mask of its own contains a code or a day, never a name.
    filledAs: defaults.mask === undefined ? ('text' as const) : undefined,
    errors: TEXT_ERRORS,
  } satisfies Partial<FieldKind>;
}
