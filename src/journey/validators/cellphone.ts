import { isCellphone } from '#brazil/phone.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineValidator } from './validator.ts';

/** A mobile phone with its area code (5.16). */
export const cellphone = defineValidator(
  'Telefone inválido. Verifique o formato, DDD e número.',
  isCellphone,
  { keyboard: keyboards.phone, content: 'none' },
);
