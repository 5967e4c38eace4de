import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern, upperCased } from './mask.ts';

const STATE_NUMBER = [...pattern('##.###.###-'), /[\dXx]/];
const NATIONAL_NUMBER = pattern('###.###.###-##');

/** 12.345.678-X; from the tenth digit formatted like a CPF, which is the number of the new identity card. */
export const rg = defineMask(
  {
    mask: ({ value }) => (value.replace(/\D/g, '').length > 9 ? NATIONAL_NUMBER : STATE_NUMBER),
    postprocessors: [upperCased],
  },
  { keyboard: keyboards.code, width: 'half', content: 'none', picture: 'idCard' },
);
