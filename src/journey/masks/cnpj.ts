import { keyboards } from '../fields/keyboards.ts';
import { defineMask, pattern, upperCased } from './mask.ts';

export const CNPJ_PATTERN = pattern('**.***.***/****-##');

/** 12.ABC.345/01DE-35: letters since July 2026 (9.25). */
export const cnpj = defineMask(
  { mask: CNPJ_PATTERN, postprocessors: [upperCased] },
  { keyboard: keyboards.code, width: 'full', content: 'none', picture: 'job' },
);
