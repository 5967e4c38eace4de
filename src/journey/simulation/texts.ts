import { formatInstalments } from '#brazil/instalments.ts';
import { formatCents } from '#brazil/money.ts';
import { formatRate } from '#brazil/percent.ts';
import type { InstalmentOption } from './offer.ts';
import { hasInput, type Simulation } from './simulation-declaration.ts';
import type { SimulationInputs } from './simulation-request.ts';

/** '12 parcelas', '1 parcela' (5.21). */
export const termTextOf = ({ months }: InstalmentOption): string => formatInstalments(months);

/** '12 x R$ 382,34': the number of instalments and the value of one (2.35). */
export const totalTextOf = ({ months, instalment }: InstalmentOption): string =>
  `${months} x ${formatCents(instalment)}`;

/** '3,49% ao mês' (9.31); a visitor who compares costs must know if the rate is missing (assumption 7.28). */
export const rateTextOf = ({ monthlyRate }: InstalmentOption): string =>
  monthlyRate === undefined ? 'Taxa não informada' : `${formatRate(monthlyRate)} ao mês`;

/** '3 saques', '1 saque'. */
export const withdrawalsTextOf = (count: number): string => `${count} ${count === 1 ? 'saque' : 'saques'}`;

/**
 * 'O banco oferece R$ 2.000,00.': what the service offered instead of what was requested; empty if it offered that, or
 * if the visitor has changed the input since.
 */
export function counterOfferTextOf(
  simulation: Pick<Simulation, 'inputs'>,
  { counterOffer, inputs }: { counterOffer: number | undefined; inputs: SimulationInputs },
): string {
  const hasWithdrawals = hasInput(simulation, 'withdrawals');
  const shown = hasWithdrawals ? inputs.months : inputs.amount;
  if (counterOffer === undefined || counterOffer !== shown) return '';
  return `O banco oferece ${hasWithdrawals ? withdrawalsTextOf(counterOffer) : formatCents(counterOffer)}.`;
}
