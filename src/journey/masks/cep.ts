import { defineMask, pattern } from './mask.ts';

/** 01310-100 */
export const cep = defineMask({ mask: pattern('#####-###') });
