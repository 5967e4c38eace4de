import type { MaskitoOptions } from '@maskito/core';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, findCode, refuseWithoutRoom, slotsOf, toUpperCase } from './mask.ts';

const COMPLETE_RNE = slotsOf('@######-*');
const RNE_WITHOUT_LETTER = slotsOf('######-*');

const isWithoutLetter = (text: string): boolean => /^[^0-9A-Za-z]*\d/.test(text);

const mask: MaskitoOptions['mask'] = ({ value }) =>
  isWithoutLetter(value) ? RNE_WITHOUT_LETTER : COMPLETE_RNE;

/**
 * The identity card of a foreigner: V123456-7, a letter, six digits and a check character. If the visitor deletes the
 * letter, the digits stay.
 */
export const rne = defineMask(
  {
    mask,
    preprocessors: [refuseWithoutRoom(mask)],
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
