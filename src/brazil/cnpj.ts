import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

const CNPJ_LENGTH = 14;

/** Letters and digits of a CNPJ in upper case, without its mask. */
const cleanCnpj = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/**
 * 14 characters with or without the mask: 12 of [0-9A-Z], then two check digits (9.25; letters since July 2026).
 * Lower case counts as upper case; letters of any other alphabet do not.
 */
export const isCnpj = (text: string): boolean => isValidCnpj(text, { version: 2 });

/** '12ABC34501DE35' -> '12.ABC.345/01DE-35'. A text without exactly 14 characters is returned unchanged. */
export function formatCnpj(text: string): string {
  const characters = cleanCnpj(text);
  return characters.length === CNPJ_LENGTH
    ? characters.replace(/(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-')
    : text;
}
