import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf, toUpperCase } from './mask.ts';

const STATE_NUMBER = [...slotsOf('##.###.###-'), /[\dXx]/];
const NATIONAL_NUMBER = slotsOf('###.###.###-##');

/**
 * An identity card: 12.345.678-X. From the tenth digit it is formatted as a CPF, the number of the new identity card.
 */
export const rg = defineMask(
  {
    mask: ({ value }) => (value.replace(/\D/g, '').length > 9 ? NATIONAL_NUMBER : STATE_NUMBER),
    postprocessors: [toUpperCase],
  },
  { keyboard: keyboards.code, width: 'half', holds: 'code', content: 'none', picture: 'idCard' },
);
