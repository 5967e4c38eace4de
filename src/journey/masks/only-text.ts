import { allowing, defineMask } from './mask.ts';

/** Letters of any alphabet and blanks. */
export const onlyText = defineMask(allowing(/[^\p{L}\p{M} ]/gu), {
  keyboard: undefined,
  width: 'full',
  content: 'none',
  picture: undefined,
});
