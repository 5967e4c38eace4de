import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern } from './mask.ts';

export const CPF_PATTERN = pattern('###.###.###-##');

/** The tax number of a person: 529.982.247-25. */
export const cpf = defineMask(
  { mask: CPF_PATTERN },
  { keyboard: keyboards.digits, width: 'half', content: 'cpf', picture: 'idCard' },
);
