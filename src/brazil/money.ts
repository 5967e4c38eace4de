import { lazyValue } from '#shared/lazy-value.ts';
import { parseDecimal, shiftDecimalPoint } from './decimal.ts';
import { keepDigits } from './keep-digits.ts';

/** The largest amount: a number represents every integer of up to 15 digits exactly. */
export const MAX_CENTS = 999_999_999_999_999;

const reaisFormat = lazyValue(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

/** 123456 -> 'R$ 1.234,56'. The blank is a no-break space (U+00A0), as the platform writes it (9.30). */
export const formatCents = (cents: number): string => reaisFormat().format(cents / 100);

/** Parses the input of an amount (5.24): its digits, shifted by two decimals. No digits give 0. */
export const centsFromDigits = (text: string): number => Number(keepDigits(text).slice(0, 15));

/** Brazilian money text 'R$ 1.234,56' or a plain decimal '1234.56' -> cents (5.20); undefined if it is no amount. */
export const centsFromText = (text: string): number | undefined => centsFromReais(parseDecimal(text));

/** Reais from the wire, as number or text -> cents; undefined if it is no amount. */
export function centsFromWire(wire: unknown): number | undefined {
  if (typeof wire === 'number') return centsFromReais(wire);
  return typeof wire === 'string' ? centsFromText(wire) : undefined;
}

/** Cents -> reais for the wire: a number that prints with at most two decimals. */
export const reaisFromCents = (cents: number): number => cents / 100;

function centsFromReais(reais: number | undefined): number | undefined {
  if (reais === undefined || !Number.isFinite(reais)) return undefined;
  const cents = shiftDecimalPoint(reais, 2);
  return Math.abs(cents) <= MAX_CENTS ? cents : undefined;
}
