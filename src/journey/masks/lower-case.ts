import { ANYTHING, defineMask } from './mask.ts';

export const lowerCase = defineMask({
  mask: ANYTHING,
  postprocessors: [({ value, selection }) => ({ value: value.toLocaleLowerCase('pt-BR'), selection })],
});
