import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf, toUpperCase } from './mask.ts';

export const CNPJ_SLOTS = slotsOf('**.***.***/****-##');

/** The number of a company: 12.ABC.345/01DE-35, with letters since July 2026 (9.25). */
export const cnpj = defineMask(
  { mask: CNPJ_SLOTS, postprocessors: [toUpperCase] },
  { keyboard: keyboards.code, width: 'full', holds: 'code', content: 'none', picture: 'job', digitCount: 14 },
);
