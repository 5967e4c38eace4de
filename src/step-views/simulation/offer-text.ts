import { formatCents } from '#brazil/money.ts';
import { type InstalmentOption, type Offer, totalOf } from '#journey/simulation/offer.ts';
import type { Simulation } from '#journey/simulation/simulation-declaration.ts';
import { rateText, withdrawalsText } from '#journey/simulation/texts.ts';

/** Bought in instalments that cost nothing more, as an insurance is: nothing is lent. */
export const isWithoutInterest = ({ options }: Offer): boolean =>
  options.length > 0 && options.every(({ monthlyRate }) => monthlyRate === 0);

/** '3,49% ao mês'; empty where no rate is said. */
export const interestText = (option: InstalmentOption): string =>
  option.monthlyRate === 0 ? 'Sem juros' : rateText(option);

/** What the amount of an offer is to the visitor. */
export function amountLabel({ inputs, buys, pricingType }: Simulation, offer: Offer): string {
  if (inputs.includes('withdrawals')) return 'Você recebe';
  if (buys) return 'Valor do financiamento';
  if (pricingType === 'portability') return 'Dívida que muda de banco';
  return isWithoutInterest(offer) ? 'Preço' : 'Valor da oferta';
}

/** The option in the fewest words: '12x de R$ 382,34', '5 saques antecipados'. */
export function shortOfferText({ inputs }: Simulation, { months, instalment }: InstalmentOption): string {
  if (inputs.includes('withdrawals'))
    return `${withdrawalsText(months)} ${months === 1 ? 'antecipado' : 'antecipados'}`;
  return `${months}x de ${formatCents(instalment)}`;
}

/** False while the withdrawals of another number stand there still: their sum says nothing about this one. */
export const isFigured = ({ withdrawals }: Offer, { months }: InstalmentOption): boolean =>
  withdrawals.length === 0 || withdrawals.length === months;

/** What stands under it: rate and everything that is paid back. */
export const costText = (offer: Offer, option: InstalmentOption): string =>
  [interestText(option), isFigured(offer, option) ? `Total ${formatCents(totalOf(offer, option))}` : '']
    .filter(text => text !== '')
    .join(' · ');

/** One option among those compared. Amounts in cents. */
export interface Compared {
  key: string;
  instalment: number;
  total: number;
}

/** What speaks for an option, by its key: the lightest month, the smallest sum. Nothing where all are alike. */
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

/** The only one that has the least; `undefined` among fewer than two, or where several share it. */
function leastBy(options: readonly Compared[], size: (option: Compared) => number): Compared | undefined {
  if (options.length < 2) return undefined;
  const least = Math.min(...options.map(size));
  const found = options.filter(option => size(option) === least);
  return found.length === 1 ? found[0] : undefined;
}

/** 'R$ 45,00 a menos por mês do que hoje': beside the instalments that it takes the place of; empty where nothing is known of them. */
export function comparedWithToday(instalment: number, today: number | undefined): string {
  if (today === undefined || today === 0) return '';
  const less = today - instalment;
  if (less === 0) return 'O mesmo que você paga hoje';
  return less > 0
    ? `${formatCents(less)} a menos por mês do que hoje`
    : `${formatCents(-less)} a mais por mês do que hoje`;
}
