import { NAME_LETTERS } from '#brazil/names.ts';
import { allowing, defineMask } from './mask.ts';

/** Letters, accents and blanks (5.14). */
export const name = defineMask(allowing(new RegExp(`[^${NAME_LETTERS} ]`, 'g')));
