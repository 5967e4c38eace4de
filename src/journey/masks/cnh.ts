import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern } from './mask.ts';

/** A driving licence: 11 digits without separators. */
export const cnh = defineMask(
  { mask: pattern('###########') },
  { keyboard: keyboards.digits, width: 'full', content: 'none', picture: 'licence' },
);
