import { formatInstalments } from '#brazil/instalments.ts';
import { numberFormatter } from './formatter.ts';

/** 1 -> '1 parcela', 12 -> '12 parcelas' (5.21). */
export const installments = numberFormatter(
  text => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined),
  formatInstalments,
);
