import { defineMask, lettersOnly } from './mask.ts';

/** Letters of any alphabet and blanks. */
export const onlyText = defineMask(lettersOnly('\\p{L}\\p{M}'), {
  keyboard: undefined,
  width: 'full',
  holds: 'text',
  content: 'none',
  picture: undefined,
});
