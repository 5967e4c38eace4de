import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf, toUpperCase } from './mask.ts';

/** A branch of a bank: 4 digits and, at some banks, a check digit (a digit or X). */
export const agency = defineMask(
  { mask: [...slotsOf('####-'), /[\dXx]/], postprocessors: [toUpperCase] },
  { keyboard: keyboards.code, width: 'half', holds: 'code', content: 'account', picture: 'account' },
);
