import { centsFromDigits, formatCents, MAX_CENTS } from '#brazil/money.ts';
import { keyboards } from '../fields/keyboards.ts';
import { centsFirst } from './cents-first.ts';
import { defineMask, type Mask } from './mask.ts';

const byMaximum = new Map<number, Mask>();

/** R$ 1.234,56, cents first (5.24). Input above `maxCents` is refused. Returns the same mask for the same maximum. */
export function moneyMask(maxCents: number = MAX_CENTS): Mask {
  const cached = byMaximum.get(maxCents);
  if (cached) return cached;
  const mask = defineMask(centsFirst({ max: maxCents, format: cents => formatCents(cents) }), {
    keyboard: keyboards.digits,
    width: 'half',
    content: 'none',
    picture: undefined,
  });
  byMaximum.set(maxCents, mask);
  return mask;
}

/** The amount in a money input, in cents; undefined if it is empty. */
export const centsInInput = (inputText: string): number | undefined =>
  /\d/.test(inputText) ? centsFromDigits(inputText) : undefined;
