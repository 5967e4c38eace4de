import { defineMask, pattern } from './mask.ts';

/** 529.982.247-25 */
export const cpf = defineMask({ mask: pattern('###.###.###-##') });
