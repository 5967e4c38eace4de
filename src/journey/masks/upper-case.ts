import { keyboards } from '../fields/keyboards.ts';
import { ANYTHING, defineMask, upperCased } from './mask.ts';

/** Everything in capitals. */
export const upperCase = defineMask(
  { mask: ANYTHING, postprocessors: [upperCased] },
  { keyboard: keyboards.code, width: 'full', holds: 'none', picture: undefined },
);
