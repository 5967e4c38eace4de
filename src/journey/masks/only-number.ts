import { keyboards } from '../fields/keyboards.ts';
import { allowing, defineMask } from './mask.ts';

/** Any number of digits. */
export const onlyNumber = defineMask(allowing(/\D/g), {
  keyboard: keyboards.digits,
  width: 'full',
  content: 'none',
  picture: undefined,
});
