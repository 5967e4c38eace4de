import { keyboards } from '../fields/keyboards.ts';
import { CNPJ_SLOTS, COMPLETE_CNPJ } from './cnpj.ts';
import { CPF_SLOTS } from './cpf.ts';
import { defineMask, findCode, toUpperCase } from './mask.ts';

const COMPLETE_CPF = /\d{3}[. ]?\d{3}[. ]?\d{3}[-/ ]?\d{2}/;

/** A CPF or a CNPJ: formatted as a CNPJ once it has a twelfth character or a letter. */
export const cpfcnpj = defineMask(
  {
    mask: ({ value }) => {
      const characters = value.replace(/[^0-9A-Za-z]/g, '');
      return characters.length > 11 || /[A-Za-z]/.test(characters) ? CNPJ_SLOTS : CPF_SLOTS;
    },
    postprocessors: [toUpperCase],
  },
  {
    keyboard: keyboards.code,
    width: 'full',
    holds: 'code',
    content: 'none',
    picture: 'idCard',
    codeIn: findCode(new RegExp(`${COMPLETE_CNPJ.source}|${COMPLETE_CPF.source}`)),
  },
);
