import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern } from './mask.ts';

/** 01310-100 */
export const cep = defineMask(
  { mask: pattern('#####-###') },
  { keyboard: keyboards.postalCode, width: 'half', content: 'cep', picture: 'mapPin' },
);
