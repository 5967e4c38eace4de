import { ANYTHING, defineMask, rewriteText } from './mask.ts';

/** Any text in lower case. */
export const lowerCase = defineMask(
  {
    mask: ANYTHING,
    postprocessors: [rewriteText(text => text.toLowerCase())],
  },
  { keyboard: undefined, width: 'full', holds: 'text', content: 'none', picture: undefined },
);
