import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern } from './mask.ts';

/** A term of at most 3 digits (9.27). */
export const prazo = defineMask(
  { mask: pattern('###') },
  { keyboard: keyboards.digits, width: 'half', content: 'none', picture: undefined },
);
