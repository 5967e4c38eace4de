import { keyboards } from '../fields/keyboards.ts';
import { defineMask, findCode, refuseWithoutRoom, slotsOf, toUpperCase } from './mask.ts';

const COMPLETE_RNE = slotsOf('@######-*');
const RNE_WITHOUT_LETTER = slotsOf('######-*');

const RNE_LENGTH = 'V123456-7'.length;

const isWithoutLetter = (text: string): boolean => /^[^0-9A-Za-z]*\d/.test(text);

/** A complete RNE has no room, and a digit has none before the letter. */
const hasRoom = (text: string, changedText: string): boolean =>
  text.length < RNE_LENGTH && (isWithoutLetter(text) || !isWithoutLetter(changedText));

/**
 * The identity card of a foreigner: V123456-7, a letter, six digits and a check character. If the visitor deletes the
 * letter, the digits stay.
 */
export const rne = defineMask(
  {
    mask: ({ value }) => (isWithoutLetter(value) ? RNE_WITHOUT_LETTER : COMPLETE_RNE),
    preprocessors: [refuseWithoutRoom(hasRoom)],
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
