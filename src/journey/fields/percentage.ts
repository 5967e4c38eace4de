import { formatPercent, MAX_PERCENT, parsePercent, percentFromDigits } from '#brazil/percent.ts';
import type { FieldKind } from './field-kind.ts';
import { keyboards } from './keyboards.ts';
import { textOf, unwrapValue } from './text-of.ts';
import { usualMembers } from './usual-members.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A percentage of at most 100, typed like an amount of money (5.25). The value is the number, here and on the wire. */
export const percentage: FieldKind = {
  ...usualMembers,
  control: 'percentage',
  carries: 'value',
  empty: null,
  read: typed => {
    if (isNumber(typed)) return typed;
    return typeof typed === 'string' && /\d/.test(typed) ? percentFromDigits(typed) : null;
  },
  fromWire: wire => parsePercent(textOf(unwrapValue(wire))) ?? null,
  show: value => (isNumber(value) ? formatPercent(value) : ''),
  isFilled: isNumber,
  toWire: value => (isNumber(value) ? value : null),
  amount: value => (isNumber(value) ? value : undefined),
  isWellFormed: value => isNumber(value) && value >= 0 && value <= MAX_PERCENT,
  keyboard: keyboards.digits,
  errors: ['required', 'amountBounds', 'formRules', 'malformed'],
  width: 'half',
};
