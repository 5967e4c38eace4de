import { formatCents } from '#brazil/money.ts';
import { type InstalmentOption, type Offer, totalOf } from '#journey/simulation/offer.ts';
import type { Simulation } from '#journey/simulation/simulation-declaration.ts';
import { rateText, withdrawalsText } from '#journey/simulation/texts.ts';

/** An insurance or another purchase in instalments without interest: nothing is lent. */
export const isWithoutInterest = ({ options }: Offer): boolean =>
  options.length > 0 && options.every(({ monthlyRate }) => monthlyRate === 0);

/** '3,49% ao mês'; empty if the rate is unknown. */
export const interestText = (option: InstalmentOption): string =>
  option.monthlyRate === 0 ? 'Sem juros' : rateText(option);

/** The label of an offer's amount. */
export function amountLabel({ inputs, buys, pricingType }: Simulation, offer: Offer): string {
  if (inputs.includes('withdrawals')) return 'Você recebe';
  if (buys) return 'Valor do financiamento';
  if (pricingType === 'portability') return 'Saldo devedor a portar';
  return isWithoutInterest(offer) ? 'Preço' : 'Valor da oferta';
}

/** The option in short: '12x de R$ 382,34', '5 saques antecipados'. */
export function shortOfferText({ inputs }: Simulation, { months, instalment }: InstalmentOption): string {
  if (inputs.includes('withdrawals'))
    return `${withdrawalsText(months)} ${months === 1 ? 'antecipado' : 'antecipados'}`;
  return `${months}x de ${formatCents(instalment)}`;
}

/** False while the withdrawals shown belong to another number: their sum would be wrong. */
export const isFigured = ({ withdrawals }: Offer, { months }: InstalmentOption): boolean =>
  withdrawals.length === 0 || withdrawals.length === months;

/** The line under it: rate and total. */
export const costText = (offer: Offer, option: InstalmentOption): string =>
  [interestText(option), isFigured(offer, option) ? `Total ${formatCents(totalOf(offer, option))}` : '']
    .filter(text => text !== '')
    .join(' · ');

/** One option of a comparison. Amounts in cents. */
export interface Compared {
  key: string;
  instalment: number;
  total: number;
}

/** The advantage of each option, by key: the lowest instalment, the lowest total. Empty if all are equal. */
export function advantagesOf(options: readonly Compared[]): ReadonlyMap<string, string> {
  const lightest = leastBy(options, ({ instalment }) => instalment);
  const cheapest = leastBy(options, ({ total }) => total);
  const advantages = new Map<string, string>();
  if (lightest) advantages.set(lightest.key, 'Menor parcela');
  if (cheapest)
    advantages.set(
      cheapest.key,
      cheapest.key === lightest?.key ? 'Menor parcela e menor total' : 'Menor total',
    );
  return advantages;
}

/** The only option with the minimum; `undefined` for fewer than two, or if several share it. */
function leastBy(options: readonly Compared[], size: (option: Compared) => number): Compared | undefined {
  if (options.length < 2) return undefined;
  const minimum = Math.min(...options.map(size));
  const smallestOptions = options.filter(option => size(option) === minimum);
  return smallestOptions.length === 1 ? smallestOptions[0] : undefined;
}

/**
 * 'R$ 45,00 a menos por mês do que hoje', compared with the instalments that it replaces; empty if they are unknown.
 */
export function comparedWithToday(instalment: number, today: number | undefined): string {
  if (today === undefined || today === 0) return '';
  const less = today - instalment;
  if (less === 0) return 'O mesmo que você paga hoje';
  return less > 0
    ? `${formatCents(less)} a menos por mês do que hoje`
    : `${formatCents(-less)} a mais por mês do que hoje`;
}
