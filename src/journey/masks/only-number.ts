import { keyboards } from '../fields/keyboards.ts';
import { defineMask, withoutCharacters } from './mask.ts';

/** Any number of digits. */
export const onlyNumber = defineMask(withoutCharacters(/\D/g), {
  keyboard: keyboards.digits,
  width: 'full',
  holds: 'text',
  content: 'none',
  picture: undefined,
});
