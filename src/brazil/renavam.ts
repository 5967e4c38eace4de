import { isValidRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam';

/** 11 digits, or 9 that are padded with zeros, not all the same, the check digit right (5.19). */
export const isRenavam = (text: string): boolean => isValidRenavam(text);
