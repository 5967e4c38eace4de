import { centsFromDigits, centsFromWire, formatCents, MAX_CENTS, reaisFromCents } from '#brazil/money.ts';
import type { Field, FieldValue, Option } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { keyboards } from './keyboards.ts';
import { clampCents, marksOf } from './money-bounds.ts';
import { unwrapValue } from './text-of.ts';
import { usualMembers } from './usual-members.ts';

const isCents = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_CENTS;

/** The cents of a text that is typed cents first; null without digits (assumption 5.24). A number stays. */
function read(typed: FieldValue): FieldValue {
  if (isCents(typed)) return typed;
  return typeof typed === 'string' && /\d/.test(typed) ? centsFromDigits(typed) : null;
}

/** The members that all kinds of money share: integer cents in the app, reais on the wire. Zero is unfilled (4.36). */
export const moneyMembers = {
  ...usualMembers,
  empty: null,
  carries: 'value',
  read,
  fromWire: (wire: unknown) => centsFromWire(unwrapValue(wire)) ?? null,
  show: (value: FieldValue) => (isCents(value) ? formatCents(value) : ''),
  isFilled: (value: FieldValue) => isCents(value) && value !== 0,
  toWire: (value: FieldValue) => (isCents(value) ? reaisFromCents(value) : null),
  normalise: (value: FieldValue, field: Field, options: readonly Option[]) =>
    isCents(value) ? clampCents(value, field, marksOf(options)) : value,
  amount: (value: FieldValue): number | undefined => (isCents(value) ? value : undefined),
  boundFromWire: centsFromWire,
  keyboard: keyboards.digits,
  errors: ['required', 'amountBounds', 'formRules'],
} satisfies Partial<FieldKind>;
