import { ANYTHING, defineMask, upperCased } from './mask.ts';

export const upperCase = defineMask({ mask: ANYTHING, postprocessors: [upperCased] });
