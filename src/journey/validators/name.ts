import { isFullName } from '#brazil/names.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineValidator } from './validator.ts';

/** A full name (5.14). */
export const name = defineValidator(
  'Nome inválido. Deve conter apenas letras, ao menos duas palavras e cada uma com no mínimo duas letras.',
  isFullName,
  { keyboard: keyboards.words, content: 'none' },
);
