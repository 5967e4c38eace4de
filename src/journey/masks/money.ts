import { centsFromDigits, centsFromText, formatCents, MAX_CENTS } from '#brazil/money.ts';
import { keyboards } from '../fields/keyboards.ts';
import { createCentsFirstOptions, exceededMaximum } from './create-cents-first-options.ts';
import { defineMask, type Mask } from './mask.ts';

/** The masks by their maximum: a mask must keep its identity. */
const masksByMaximum = new Map<number, Mask>();

/** The mask of an amount such as R$ 1.234,56, which is typed cents first (5.24). Input above `maxCents` is refused. */
export function moneyMaskFor(maxCents: number = MAX_CENTS): Mask {
  const cached = masksByMaximum.get(maxCents);
  if (cached) return cached;
  const mask = defineMask(
    createCentsFirstOptions({
      max: maxCents,
      format: cents => formatCents(cents),
      // Three decimals are those of no amount, as in 'R$ 0,015', to whose cents a digit was typed.
      read: text => (/,\d{3,}\D*$/.test(text) ? undefined : centsFromText(text)),
    }),
    {
      keyboard: keyboards.digits,
      width: 'half',
      holds: 'text',
      content: 'none',
      picture: undefined,
      refusalIn: element => (exceededMaximum(element) ? `O valor máximo é ${formatCents(maxCents)}.` : ''),
    },
  );
  masksByMaximum.set(maxCents, mask);
  return mask;
}

/** The amount in the text of a money input, in cents; undefined if the input is empty. */
export const centsInInput = (inputText: string): number | undefined =>
  /\d/.test(inputText) ? centsFromDigits(inputText) : undefined;
