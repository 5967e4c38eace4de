import { formatInstalments } from '#brazil/instalments.ts';
import { formatCents } from '#brazil/money.ts';
import { formatRate } from '#brazil/percent.ts';
import type { InstalmentOption } from './offer.ts';

/** '12 parcelas', '1 parcela' (5.21). */
export const termTextOf = ({ months }: InstalmentOption): string => formatInstalments(months);

/** '12 x R$ 382,34': the number of instalments and the value of one (2.35). */
export const totalTextOf = ({ months, instalment }: InstalmentOption): string =>
  `${months} x ${formatCents(instalment)}`;

/** '3,49% ao mês' (9.31); empty if the rate is unknown. */
export const rateTextOf = ({ monthlyRate }: InstalmentOption): string =>
  monthlyRate === undefined ? '' : `${formatRate(monthlyRate)} ao mês`;

/** '3 saques', '1 saque'. */
export const withdrawalsTextOf = (count: number): string => `${count} ${count === 1 ? 'saque' : 'saques'}`;
