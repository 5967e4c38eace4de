import { parseDate } from '#brazil/date.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineValidator } from './validator.ts';

/** A day that exists (5.17). */
export const date = defineValidator(
  'Data inválida. Verifique o formato e a validade.',
  text => parseDate(text) !== undefined,
  { keyboard: keyboards.digits, content: 'none' },
);
