import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern, upperCased } from './mask.ts';

/** A bank's agency: 4 digits and, at some banks, a check digit (a number or X). */
export const agency = defineMask(
  { mask: [...pattern('####-'), /[\dXx]/], postprocessors: [upperCased] },
  { keyboard: keyboards.digits, width: 'half', content: 'account', picture: 'account' },
);
