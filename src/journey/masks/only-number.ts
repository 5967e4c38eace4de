import { keyboards } from '../fields/keyboards.ts';
import { allowing, defineMask } from './mask.ts';

/** Digits, as many as there are. */
export const onlyNumber = defineMask(allowing(/\D/g), {
  keyboard: keyboards.digits,
  width: 'full',
  holds: 'none',
  picture: undefined,
});
