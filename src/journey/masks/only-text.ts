import { defineMask, withoutCharacters } from './mask.ts';

/** Letters of any alphabet and blanks. */
export const onlyText = defineMask(withoutCharacters(/[^\p{L}\p{M} ]/gu), {
  keyboard: undefined,
  width: 'full',
  holds: 'text',
  content: 'none',
  picture: undefined,
});
