import { defineBankNumber } from './define-bank-number.ts';
import { slotsOf } from './mask.ts';

/** A branch of a bank: 4 digits and, at some banks, a check digit (a digit or X). */
export const agency = defineBankNumber({
  mask: [...slotsOf('####-'), /[\dXx]/],
  words: 'ag(?:\\b|[eê]nc)',
});
