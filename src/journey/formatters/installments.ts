import { formatInstalments } from '#brazil/instalments.ts';
import { createNumberFormatter, type Formatter } from './formatter.ts';

/** 1 -> '1 parcela', 12 -> '12 parcelas' (5.21). */
export const installments: Formatter = Object.assign(
  createNumberFormatter(text => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined), formatInstalments),
  { readBack: (text: string) => /^(\d{1,6}) parcelas?$/.exec(text)?.[1] },
);
