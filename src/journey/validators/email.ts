import { isEmail } from '#brazil/email.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineValidator } from './validator.ts';

/** An email address (5.15). */
export const email = defineValidator('Email inválido. Verifique o formato e o domínio.', isEmail, {
  keyboard: keyboards.email,
  content: 'none',
});
