import { keyboards } from '../fields/keyboards.ts';
import { defineMask, findCode, slotsOf, toUpperCase } from './mask.ts';

export const CNPJ_SLOTS = slotsOf('**.***.***/****-##');

export const COMPLETE_CNPJ =
  /[0-9A-Za-z]{2}[. ]?[0-9A-Za-z]{3}[. ]?[0-9A-Za-z]{3}[/ ]?[0-9A-Za-z]{4}[- ]?\d{2}/;

/** The number of a company: 12.ABC.345/01DE-35, with letters since July 2026 (9.25). */
export const cnpj = defineMask(
  { mask: CNPJ_SLOTS, postprocessors: [toUpperCase] },
  {
    keyboard: keyboards.code,
    width: 'full',
    holds: 'code',
    content: 'none',
    picture: 'job',
    digitCount: 14,
    codeIn: findCode(COMPLETE_CNPJ),
  },
);
