import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

export const CPF_LENGTH = 11;

/** 11 digits with or without the mask, not all equal, with valid check digits (5.13). Empty is invalid. */
export const isCpf = (text: string): boolean => isValidCpf(text);
