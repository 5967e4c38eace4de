import { keyboards } from '../fields/keyboards.ts';
import { CNPJ_PATTERN } from './cnpj.ts';
import { CPF_PATTERN } from './cpf.ts';
import { defineMask, upperCased } from './mask.ts';

/** A CPF up to 11 digits; a CNPJ from the twelfth character or the first letter. */
export const cpfcnpj = defineMask(
  {
    mask: ({ value }) => {
      const characters = value.replace(/[^0-9A-Za-z]/g, '');
      return characters.length > 11 || /[A-Za-z]/.test(characters) ? CNPJ_PATTERN : CPF_PATTERN;
    },
    postprocessors: [upperCased],
  },
  { keyboard: keyboards.code, width: 'full', content: 'none', picture: 'idCard' },
);
