import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** True for a CPF with valid check digits, with or without punctuation. */
export const isValidCpfNumber = (text: string): boolean => isValidCpf(text);
