import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf } from './mask.ts';

export const CPF_SLOTS = slotsOf('###.###.###-##');

/** The tax number of a person: 529.982.247-25. */
export const cpf = defineMask(
  { mask: CPF_SLOTS },
  {
    keyboard: keyboards.digits,
    width: 'half',
    holds: 'code',
    content: 'cpf',
    picture: 'idCard',
    digitCount: 11,
  },
);
