import { NAME_LETTERS } from '#brazil/names.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, lettersOnly } from './mask.ts';

/** The name of a person: letters, accents and blanks (5.14). */
export const name = defineMask(lettersOnly(NAME_LETTERS), {
  keyboard: keyboards.words,
  width: 'full',
  holds: 'text',
  content: 'none',
  picture: undefined,
});
