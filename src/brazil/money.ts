import { lazyValue } from '#shared/lazy-value.ts';
import { isRecord } from '#shared/record.ts';
import { parseDecimal, shiftDecimalPoint } from './decimal.ts';
import { keepDigits } from './keep-digits.ts';

/** The largest amount: a number represents every integer of up to 15 digits exactly. */
export const MAX_CENTS = 999_999_999_999_999;

const reaisFormat = lazyValue(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

/** 123456 -> 'R$ 1.234,56'. The blank is a no-break space (U+00A0), as the platform writes it (9.30). */
export const formatCents = (cents: number): string => reaisFormat().format(cents / 100);

/** Parses the input of an amount (5.24): its digits, shifted by two decimals. No digits give 0. */
export const centsFromDigits = (text: string): number => Number(keepDigits(text).slice(0, 15));

/** Thousands with commas. One comma and no point may also be three decimals: that is no amount. */
const ENGLISH = /^[-+]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
const AMBIGUOUS = /^[-+]?[1-9]\d{0,2},\d{3}$/;

/**
 * Brazilian money text 'R$ 1.234,56', a plain decimal '1234.56' or an English one '1,234.56' -> cents (5.20); undefined
 * if it is no amount.
 */
export function centsFromText(text: string): number | undefined {
  const amount = text.replace(/R\$|BRL|\s/g, '');
  if (AMBIGUOUS.test(amount)) return undefined;
  return centsFromReais(parseDecimal(ENGLISH.test(amount) ? amount.replaceAll(',', '') : amount));
}

/**
 * Reais from the wire, as number, as text, or as the decimal of a database (`{ $numberDecimal: '1234.56' }`) -> cents;
 * undefined if it is no amount.
 */
export function centsFromWire(wire: unknown): number | undefined {
  if (typeof wire === 'number') return centsFromReais(wire);
  const text = isRecord(wire) ? wire.$numberDecimal : wire;
  return typeof text === 'string' ? centsFromText(text) : undefined;
}

/** Cents -> reais for the wire: a number that prints with at most two decimals. */
export const reaisFromCents = (cents: number): number => cents / 100;

function centsFromReais(reais: number | undefined): number | undefined {
  if (reais === undefined || !Number.isFinite(reais)) return undefined;
  const cents = shiftDecimalPoint(reais, 2);
  return Math.abs(cents) <= MAX_CENTS ? cents : undefined;
}
