import { formatCents } from '#brazil/money.ts';
import { type InstalmentOption, type Offer, totalOf } from '#journey/simulation/offer.ts';
import { hasInput, type Simulation } from '#journey/simulation/simulation-declaration.ts';
import { rateTextOf, withdrawalsTextOf } from '#journey/simulation/texts.ts';

/** Whether an offer costs no interest, such as an insurance in instalments or a consórcio: nothing is lent. */
export const isWithoutInterest = ({ options }: Offer): boolean =>
  options.length > 0 && options.every(({ monthlyRate }) => monthlyRate === 0);

/** '3,49% ao mês', 'Sem juros' or 'Taxa não informada'. */
export const interestTextOf = (option: InstalmentOption): string =>
  option.monthlyRate === 0 ? 'Sem juros' : rateTextOf(option);

/** The amount at the head of an offer, under its label; of a portability the part that settles the contracts. */
export function shownAmountOf(simulation: Simulation, offer: Offer): { label: string; cents: number } {
  const { buys, pricingType } = simulation;
  const { amount, settledBalance = amount } = offer;
  if (hasInput(simulation, 'withdrawals')) return { label: 'Você recebe', cents: amount };
  if (buys) return { label: 'Valor do financiamento', cents: amount };
  if (pricingType === 'portability')
    return { label: 'Saldo devedor a portar', cents: Math.min(settledBalance, amount) };
  return { label: isWithoutInterest(offer) ? 'Valor' : 'Valor do crédito', cents: amount };
}

/** The option in short: '12x de R$ 382,34', '5 saques antecipados'. */
export function shortOfferTextOf(simulation: Simulation, { months, instalment }: InstalmentOption): string {
  if (hasInput(simulation, 'withdrawals'))
    return `${withdrawalsTextOf(months)} ${months === 1 ? 'antecipado' : 'antecipados'}`;
  return `${months}x de ${formatCents(instalment)}`;
}

/** An offer in short, for the dock: of withdrawals the money that comes, of a loan its instalments. */
export const dockTextOf = (simulation: Simulation, { amount }: Offer, option: InstalmentOption): string =>
  hasInput(simulation, 'withdrawals')
    ? `Você recebe ${formatCents(amount)}`
    : shortOfferTextOf(simulation, option);

/** 'de 12x de R$ 382,34 a 48x de R$ 121,50'; an insurance changes the instalments, and not the amount. */
export function rangeTextOf(simulation: Simulation, options: readonly InstalmentOption[]): string {
  const [first, last] = [options[0], options.at(-1)];
  if (!first || !last) return '';
  const firstText = shortOfferTextOf(simulation, first);
  return first === last ? firstText : `de ${firstText} a ${shortOfferTextOf(simulation, last)}`;
}

/**
 * False if the offer does not list exactly the withdrawals of the option: their sum would be wrong. Only offers of
 * withdrawals need a list.
 */
export const hasCurrentFigures = (
  simulation: Simulation,
  { withdrawals }: Offer,
  { months }: InstalmentOption,
): boolean =>
  withdrawals.length === months || (withdrawals.length === 0 && !hasInput(simulation, 'withdrawals'));

/** The line under `dockTextOf`: the rate of a loan, or the number of withdrawals, and the total. */
export function costTextOf(simulation: Simulation, offer: Offer, option: InstalmentOption): string {
  const isWithdrawals = hasInput(simulation, 'withdrawals');
  const total = hasCurrentFigures(simulation, offer, option) ? formatCents(totalOf(offer, option)) : '';
  return joinFacts(
    isWithdrawals ? withdrawalsTextOf(option.months) : interestTextOf(option),
    total && `${isWithdrawals ? totalNameOf(simulation) : 'Total'} ${total}`,
  );
}

/** '1,79% ao mês · R$ 49.992,96 ao todo': the rate and the total repayment. */
export const wholeCostTextOf = (offer: Offer, option: InstalmentOption): string =>
  `${interestTextOf(option)} · ${formatCents(totalOf(offer, option))} ao todo`;

const joinFacts = (...facts: readonly string[]): string => facts.filter(fact => fact !== '').join(' · ');

/** An option as `advantagesOf` compares it. Amounts in cents. */
export interface ComparedOption {
  key: string;
  instalment: number;
  total: number;
}

/**
 * The labels of the one option with the lowest instalment and of the one with the lowest total, by option key. If
 * several options share the minimum, none has the label.
 */
export function advantagesOf(options: readonly ComparedOption[]): ReadonlyMap<string, string> {
  const lowestInstalment = leastBy(options, ({ instalment }) => instalment);
  const lowestTotal = leastBy(options, ({ total }) => total);
  const advantages = new Map<string, string>();
  if (lowestInstalment) advantages.set(lowestInstalment.key, 'Menor parcela');
  if (lowestTotal)
    advantages.set(
      lowestTotal.key,
      lowestTotal.key === lowestInstalment?.key ? 'Menor parcela e menor total' : 'Menor total',
    );
  return advantages;
}

/** The only option with the minimum; `undefined` for fewer than two, or if several share it. */
function leastBy(
  options: readonly ComparedOption[],
  numberOf: (option: ComparedOption) => number,
): ComparedOption | undefined {
  if (options.length < 2) return undefined;
  const minimum = Math.min(...options.map(numberOf));
  const smallestOptions = options.filter(option => numberOf(option) === minimum);
  return smallestOptions.length === 1 ? smallestOptions[0] : undefined;
}

/**
 * 'R$ 45,00 a menos por mês do que hoje': an instalment compared with those that it replaces; empty if they are
 * unknown.
 */
export function comparedWithToday(instalment: number, replacedInstalments: number | undefined): string {
  if (replacedInstalments === undefined || replacedInstalments === 0) return '';
  const less = replacedInstalments - instalment;
  if (less === 0) return 'O mesmo que você paga hoje';
  return less > 0
    ? `${formatCents(less)} a menos por mês do que hoje`
    : `${formatCents(-less)} a mais por mês do que hoje`;
}

/** A cost, or that the service has not sent one that can be read. */
export const costFigureOf = (cents: number | undefined): string =>
  cents === undefined ? 'Sem informação' : formatCents(cents);

/** The name of the total: an anticipation of withdrawals is taken from the FGTS, not paid (7.36). */
export const totalNameOf = (simulation: Simulation): string =>
  hasInput(simulation, 'withdrawals') ? 'Total descontado' : 'Total a pagar';
