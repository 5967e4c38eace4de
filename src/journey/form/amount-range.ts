import { formatCents } from '#brazil/money.ts';
import type { Field } from '../model/field.ts';

const MONEY = new Set(['money', 'sliderMoney']);

/** 'min: R$ 400,00 - max: R$ 2.200,00' under a money field that has both limits (5.24); `undefined` for others. */
export function amountRange({ component, minValue, maxValue }: Field): string | undefined {
  if (!MONEY.has(component) || minValue === undefined || maxValue === undefined) return undefined;
  return `min: ${formatCents(minValue)} - max: ${formatCents(maxValue)}`;
}
