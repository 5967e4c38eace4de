import { NAME_LETTERS } from '#brazil/names.ts';
import { keyboards } from '../fields/keyboards.ts';
import { allowing, defineMask } from './mask.ts';

/** Letters, accents and blanks (5.14). */
export const name = defineMask(allowing(new RegExp(`[^${NAME_LETTERS} ]`, 'g')), {
  keyboard: keyboards.words,
  width: 'full',
  content: 'none',
  picture: undefined,
});
