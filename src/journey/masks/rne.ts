import { keyboards } from '../fields/keyboards.ts';
import { defineMask, findCode, slotsOf, toUpperCase } from './mask.ts';

const COMPLETE_RNE = slotsOf('@######-*');
const RNE_WITHOUT_LETTER = slotsOf('######-*');

/**
 * The identity card of a foreigner: V123456-7, a letter, six digits and a check character. If the visitor deletes the
 * letter, the digits stay.
 */
export const rne = defineMask(
  {
    mask: ({ value }) => (/^[^0-9A-Za-z]*\d/.test(value) ? RNE_WITHOUT_LETTER : COMPLETE_RNE),
    postprocessors: [toUpperCase],
  },
  {
    keyboard: keyboards.code,
    width: 'full',
    holds: 'code',
    content: 'none',
    picture: 'idCard',
    codeIn: findCode(/[A-Za-z][- ]?\d{6}[- ]?[0-9A-Za-z]/),
    isWellFormed: text => /^\p{L}/u.test(text),
  },
);
