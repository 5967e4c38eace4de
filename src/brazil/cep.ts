import { onlyDigits } from './only-digits.ts';

export const CEP_LENGTH = 8;

/** 8 digits, the hyphen optional. A dot after the second digit, an older way of writing, is accepted too. */
export const isCep = (text: string): boolean => /^\d{2}\.?\d{3}-?\d{3}$/.test(text.trim());

/** The 8 digits the lookup wants, or undefined while it is not complete (5.29). */
export function completeCep(text: string): string | undefined {
  const digits = onlyDigits(text);
  return digits.length === CEP_LENGTH ? digits : undefined;
}

/** '01310100' -> '01310-100'. What has not 8 digits comes back as it is. */
export function formatCep(text: string): string {
  const digits = completeCep(text);
  return digits === undefined ? text : `${digits.slice(0, 5)}-${digits.slice(5)}`;
}
