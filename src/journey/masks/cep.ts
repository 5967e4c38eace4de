import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf } from './mask.ts';

/** A postal code: 01310-100. */
export const cep = defineMask(
  { mask: slotsOf('#####-###') },
  {
    keyboard: keyboards.postalCode,
    width: 'half',
    holds: 'code',
    content: 'cep',
    picture: 'mapPin',
    digitCount: 8,
  },
);
