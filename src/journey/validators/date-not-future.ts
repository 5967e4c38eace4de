import { isFuture, parseDate } from '#brazil/date.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineValidator } from './validator.ts';

/** A day that is not after today (5.18). */
export const dateNotFuture = defineValidator(
  'Data inválida. Verifica o formato e se não é uma data futura.',
  (text, { now }) => {
    const day = parseDate(text);
    return day !== undefined && !isFuture(day, now);
  },
  { keyboard: keyboards.digits, content: 'none' },
);
