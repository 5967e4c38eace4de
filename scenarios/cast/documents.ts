import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** Does the text hold a CPF whose check digits fit? */
export const isValidCpfNumber = (text: string): boolean => isValidCpf(text);
