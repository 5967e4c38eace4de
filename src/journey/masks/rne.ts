import { defineMask, pattern, upperCased } from './mask.ts';

/** V123456-7: the registration of a foreigner, a letter, six digits and a check character. */
export const rne = defineMask({ mask: pattern('@######-*'), postprocessors: [upperCased] });
