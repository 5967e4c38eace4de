import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf } from './mask.ts';

/** A driving licence: 11 digits without separators. */
export const cnh = defineMask(
  { mask: slotsOf('###########') },
  {
    keyboard: keyboards.digits,
    width: 'full',
    holds: 'code',
    content: 'none',
    picture: 'licence',
    digitCount: 11,
  },
);
