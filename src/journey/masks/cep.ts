import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern } from './mask.ts';

/** A postal code: 01310-100. */
export const cep = defineMask(
  { mask: pattern('#####-###') },
  { keyboard: keyboards.postalCode, width: 'half', content: 'cep', picture: 'mapPin' },
);
