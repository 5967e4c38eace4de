import { onlyDigits } from './only-digits.ts';

export const CEP_LENGTH = 8;

/** 8 digits with an optional hyphen. The older form with a dot after the second digit is accepted, too. */
export const isCep = (text: string): boolean => /^\d{2}\.?\d{3}-?\d{3}$/.test(text.trim());

/** The 8 digits of a complete CEP, for the lookup; undefined while it is incomplete (5.29). */
export function completeCep(text: string): string | undefined {
  const digits = onlyDigits(text);
  return digits.length === CEP_LENGTH ? digits : undefined;
}

/** '01310100' -> '01310-100'. A text without exactly 8 digits is returned unchanged. */
export function formatCep(text: string): string {
  const digits = completeCep(text);
  return digits === undefined ? text : `${digits.slice(0, 5)}-${digits.slice(5)}`;
}
