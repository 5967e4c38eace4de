import { parseDecimal } from '#brazil/decimal.ts';
import { plainText } from '#shared/plain-text.ts';
import { masks } from '../masks/index.ts';
import type { Field, FieldValue } from '../model/field.ts';
import type { FieldErrorName, FieldKind } from './field-kind.ts';
import { textOf, tidyText, unwrapped } from './plain-object.ts';

/** A text that is nothing but a number has bounds like one; a CPF or a date is none. */
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

/** What every kind that is typed as text shares. The value kept is the text in the input, mask included. */
export function textual(defaults: FieldKind['defaults'] = {}) {
  return {
    empty: '',
    carries: 'value',
    defaults,
    read: (typed: FieldValue) => plainText(textOf(typed)),
    fromWire: (wire: unknown, field: Field) => {
      const text = tidyText(textOf(unwrapped(wire)));
      return masks.find(field.mask || defaults.mask)?.apply(text) ?? text;
    },
    show: (value: FieldValue) => textOf(value),
    isFilled: (value: FieldValue) => textOf(value).trim() !== '',
    toWire: (value: FieldValue) => tidyText(textOf(value)),
    leave: (value: FieldValue) => tidyText(textOf(value)),
    amount: (value: FieldValue) =>
      PLAIN_NUMBER.test(textOf(value)) ? parseDecimal(textOf(value)) : undefined,
    unit: 'none',
    isWellFormed: () => true,
    files: 'none',
    commits: 'onLeave',
    keyboard: undefined,
    lookUp: undefined,
    needsResource: false,
    showsWithAutocomplete: false,
    isAgreement: false,
    opensTerms: false,
    errors: TEXT_ERRORS,
    missingText: undefined,
    countsInProgress: true,
    width: 'full',
    showsOwnMessage: false,
    showsBounds: false,
    joinsLabels: true,
    showsInReview: true,
    picture: undefined,
  } satisfies Partial<FieldKind>;
}
