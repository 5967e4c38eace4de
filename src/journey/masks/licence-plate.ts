import type { MaskitoOptions } from '@maskito/core';
import { keyboards } from '../fields/keyboards.ts';
import { ANYTHING, defineMask, findCode, refuseWithoutRoom, slotsOf, toUpperCase } from './mask.ts';

const LETTER_COUNT = 3;
const patterns = Array.from({ length: LETTER_COUNT + 1 }, (_, letters) =>
  slotsOf(`${'@'.repeat(letters)}#*##`),
);

/** The number of letters before the first digit, at most `LETTER_COUNT`; `LETTER_COUNT` for a text without a digit. */
function letterCountOf(text: string): number {
  const [letters = ''] = /^[A-Za-z]*/.exec(text.replace(/[^0-9A-Za-z]/g, '')) ?? [];
  return letters.length < LETTER_COUNT && /\d/.test(text) ? letters.length : LETTER_COUNT;
}

const mask: MaskitoOptions['mask'] = ({ value }) => patterns[letterCountOf(value)] ?? ANYTHING;

/**
 * A licence plate: ABC1D23 or ABC1234, 7 characters (9.26); the hyphen of an old plate is dropped. If the visitor
 * deletes a letter, the digits stay.
 */
export const licencePlate = defineMask(
  {
    mask,
    preprocessors: [refuseWithoutRoom(mask)],
    postprocessors: [toUpperCase],
  },
  {
    keyboard: keyboards.code,
    width: 'half',
    holds: 'code',
    content: 'none',
    picture: 'car',
    codeIn: findCode(/[A-Za-z]{3}[-. ]?\d[0-9A-Za-z]\d{2}/),
    isWellFormed: text => letterCountOf(text) === LETTER_COUNT,
  },
);
