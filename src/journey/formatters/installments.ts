import { formatInstalments } from '#brazil/instalments.ts';
import { createNumberFormatter } from './formatter.ts';

/** 1 -> '1 parcela', 12 -> '12 parcelas' (5.21). */
export const installments = createNumberFormatter(
  text => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined),
  formatInstalments,
);
