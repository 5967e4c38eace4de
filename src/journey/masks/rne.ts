import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern, upperCased } from './mask.ts';

const COMPLETE_RNE = pattern('@######-*');
const WITHOUT_LETTER = pattern('######-*');

/**
 * V123456-7: the registration of a foreigner, a letter, six digits and a check character. While the letter is deleted
 * and typed again, the digits stay.
 */
export const rne = defineMask(
  {
    mask: ({ value }) => (/^[^0-9A-Za-z]*\d/.test(value) ? WITHOUT_LETTER : COMPLETE_RNE),
    postprocessors: [upperCased],
  },
  {
    keyboard: keyboards.code,
    width: 'full',
    content: 'none',
    picture: 'idCard',
    isWellFormed: text => /^\p{L}/u.test(text),
  },
);
