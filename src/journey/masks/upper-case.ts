import { keyboards } from '../fields/keyboards.ts';
import { ANYTHING, defineMask, toUpperCase } from './mask.ts';

/** Any text in upper case. */
export const upperCase = defineMask(
  { mask: ANYTHING, postprocessors: [toUpperCase] },
  { keyboard: keyboards.code, width: 'full', holds: 'text', content: 'none', picture: undefined },
);
