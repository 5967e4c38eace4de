import { ANYTHING, defineMask, upperCased } from './mask.ts';

/** Everything in capitals. */
export const upperCase = defineMask({ mask: ANYTHING, postprocessors: [upperCased] });
