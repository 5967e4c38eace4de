import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern } from './mask.ts';

/** 11 digits, written without separators. */
export const cnh = defineMask(
  { mask: pattern('###########') },
  { keyboard: keyboards.digits, width: 'full', content: 'none', picture: 'licence' },
);
