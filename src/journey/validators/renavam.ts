import { isRenavam } from '#brazil/renavam.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineValidator } from './validator.ts';

/** The registration number of a vehicle (5.19). */
export const renavam = defineValidator('Renavam inválido. Verifique o formato e a validade.', isRenavam, {
  keyboard: keyboards.digits,
  content: 'none',
  digitCount: 11,
});
