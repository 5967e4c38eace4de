import { defineMask, pattern } from './mask.ts';

/** 11 digits, written without separators. */
export const cnh = defineMask({ mask: pattern('###########') });
