import { keyboards } from '../fields/keyboards.ts';
import { ANYTHING, defineMask, upperCased } from './mask.ts';

/** Upper case. */
export const upperCase = defineMask(
  { mask: ANYTHING, postprocessors: [upperCased] },
  { keyboard: keyboards.code, width: 'full', content: 'none', picture: undefined },
);
