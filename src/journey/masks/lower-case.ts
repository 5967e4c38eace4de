import { ANYTHING, defineMask, rewritten } from './mask.ts';

/** Lower case. */
export const lowerCase = defineMask(
  {
    mask: ANYTHING,
    postprocessors: [rewritten(text => text.toLocaleLowerCase('pt-BR'))],
  },
  { keyboard: undefined, width: 'full', content: 'none', picture: undefined },
);
