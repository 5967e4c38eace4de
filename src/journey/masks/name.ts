import { NAME_LETTERS } from '#brazil/names.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, withoutCharacters } from './mask.ts';

/** The name of a person: letters, accents and blanks (5.14). */
export const name = defineMask(withoutCharacters(new RegExp(`[^${NAME_LETTERS} ]`, 'g')), {
  keyboard: keyboards.words,
  width: 'full',
  holds: 'text',
  content: 'none',
  picture: undefined,
});
