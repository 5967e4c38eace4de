import { isCpf } from '#brazil/cpf.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineValidator } from './validator.ts';

/** A CPF with valid check digits (5.13). */
export const cpf = defineValidator('CPF inválido. Verifique o formato e a validade.', isCpf, {
  keyboard: keyboards.digits,
  content: 'cpf',
  digitCount: 11,
});
