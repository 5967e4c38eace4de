import { isValidRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam';

/** 11 digits, or 9 padded with zeros, not all equal, with a valid check digit (5.19). */
export const isRenavam = (text: string): boolean => isValidRenavam(text);
