import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { onlyDigits } from './only-digits.ts';

export const CPF_LENGTH = 11;

/** 11 digits with or without the mask, not all equal, with valid check digits (5.13). Empty is invalid. */
export const isCpf = (text: string): boolean => isValidCpf(text);

/** Complete as soon as there are 11 digits, valid or not (5.29). */
export const isCompleteCpf = (text: string): boolean => onlyDigits(text).length === CPF_LENGTH;

/** '52998224725' -> '529.982.247-25'. A text without exactly 11 digits is returned unchanged. */
export function formatCpf(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === CPF_LENGTH ? digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-') : text;
}
