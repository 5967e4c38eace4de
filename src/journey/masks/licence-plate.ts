import { defineMask, pattern, upperCased } from './mask.ts';

/** ABC1D23 or ABC1234: 7 characters (9.26); the hyphen of an old plate is left out. */
export const licencePlate = defineMask({ mask: pattern('@@@#*##'), postprocessors: [upperCased] });
