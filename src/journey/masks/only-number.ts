import { allowing, defineMask } from './mask.ts';

/** Digits, as many as there are. */
export const onlyNumber = defineMask(allowing(/\D/g));
