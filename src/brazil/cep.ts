import { keepDigits } from './keep-digits.ts';

const CEP_LENGTH = 8;

/** 8 digits with an optional hyphen. The older form with a dot after the second digit is accepted, too. */
export const isCep = (text: string): boolean => /^\d{2}\.?\d{3}-?\d{3}$/.test(text.trim());

/** The 8 digits of a complete CEP, for the lookup; undefined while it is incomplete (5.29). */
export function parseCep(text: string): string | undefined {
  const digits = keepDigits(text);
  return digits.length === CEP_LENGTH ? digits : undefined;
}
