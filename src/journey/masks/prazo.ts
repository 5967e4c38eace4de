import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf } from './mask.ts';

/** The term of a loan in months: at most 3 digits (9.27). */
export const prazo = defineMask(
  { mask: slotsOf('###') },
  { keyboard: keyboards.digits, width: 'half', holds: 'text', content: 'none', picture: undefined },
);
