import { keyboards } from '../fields/keyboards.ts';
import { CNPJ_PATTERN } from './cnpj.ts';
import { CPF_PATTERN } from './cpf.ts';
import { defineMask, toUpperCase } from './mask.ts';

/** A CPF or a CNPJ: formatted as a CNPJ once it has a twelfth character or a letter. */
export const cpfcnpj = defineMask(
  {
    mask: ({ value }) => {
      const characters = value.replace(/[^0-9A-Za-z]/g, '');
      return characters.length > 11 || /[A-Za-z]/.test(characters) ? CNPJ_PATTERN : CPF_PATTERN;
    },
    postprocessors: [toUpperCase],
  },
  { keyboard: keyboards.code, width: 'full', content: 'none', picture: 'idCard' },
);
