import { type Operation, proposalOfHash, type Service } from '../call.ts';
import { type Cents, toCents, toReais } from './cents.ts';
import type { Conditions } from './conditions.ts';
import { limitsMessage, type WireSimulation } from './offer.ts';
import type { CreditTax } from './quote.ts';
import { checkedRequestOf, outOfLimits, refuseNotFound } from './simulate.ts';
import { withdrawalsOf } from './withdrawals.ts';

/** Milliseconds. */
const DAY = 86_400_000;

/** An offer to pay out a number of future withdrawals now. */
interface Anticipation {
  count: number;
  monthlyRate: number;
  /** The present value of the withdrawals at the rate. */
  presentValue: Cents;
  iof: Cents;
  /** The amount paid out: present value minus fee and tax. */
  payout: Cents;
  withdrawals: readonly { date: number; cents: Cents }[];
}

/**
 * Anticipates yearly withdrawals (7.36). `prazo` is their number; with `valor` the fewest that pay that amount are
 * taken.
 */
export const simulateFgts: Operation<'simulateFgts'> = (call, service) => {
  const checkedRequest = checkedRequestOf(call, service);
  if (checkedRequest.refusal) return checkedRequest.refusal;
  const { request, conditions } = checkedRequest;
  const balance = service.product.pricing?.fgts?.balance;
  if (balance === undefined) return refuseNotFound();
  const offers = findAnticipations(toCents(balance), conditions, call.path.hashId, service);
  const counts = conditions.instalmentPlans.map(plan => plan.months);
  if (request.months !== undefined && !counts.includes(request.months))
    return outOfLimits({ prazo: `A quantidade de saques deve ser uma destas: ${counts.join(', ')}.` });

  const [smallest, largest] = [offers[0], offers.at(-1)];
  if (!smallest || !largest) return { status: 200, body: { data: { valor: 0, installmentSimulations: [] } } };
  const { amount } = request;
  if (amount !== undefined && (amount < conditions.min || amount > largest.payout))
    return outOfLimits({ valor: limitsMessage('O valor', conditions.min, largest.payout) });
  const sufficientOffer = amount === undefined ? undefined : offers.find(({ payout }) => payout >= amount);
  const anticipation = offers.find(({ count }) => count === request.months) ?? sufficientOffer ?? largest;
  return { status: 200, body: { data: wireAnticipation(anticipation, offers, conditions) } };
};

/** Every number of withdrawals on offer that pays at least the smallest and at most the largest amount. */
function findAnticipations(
  balance: Cents,
  conditions: Conditions,
  hash: string | undefined,
  service: Service,
): Anticipation[] {
  const month = birthMonthOf(hash, service);
  return conditions.instalmentPlans
    .map(({ months: count, monthlyRate }) => {
      const withdrawals = withdrawalsOf(balance, count).map((cents, year) => ({
        cents,
        date: anniversaryOf(service.now(), month, year),
      }));
      return anticipate(withdrawals, monthlyRate, conditions, service.now(), count);
    })
    .filter(({ count, withdrawals }) => withdrawals.length === count)
    .filter(({ payout }) => payout >= conditions.min && payout <= conditions.max);
}

function anticipate(
  withdrawals: Anticipation['withdrawals'],
  monthlyRate: number,
  { fee, iof }: Conditions,
  now: number,
  count: number,
): Anticipation {
  let [presentValue, tax] = [0, 0];
  for (const { cents, date } of withdrawals) {
    const days = Math.ceil((date - now) / DAY);
    const presentCents = Math.round(cents / (1 + monthlyRate) ** (days / 30));
    presentValue += presentCents;
    tax += taxOf(presentCents, days, iof);
  }
  return {
    count,
    monthlyRate,
    presentValue,
    iof: tax,
    payout: presentValue - tax - fee,
    withdrawals,
  };
}

const taxOf = (principal: Cents, days: number, { fixed, daily }: CreditTax): Cents =>
  Math.round(principal * (fixed + daily * Math.min(days, 365)));

/** Month of birth from 0, from any answer of the visitor; January while unknown. */
function birthMonthOf(hash: string | undefined, service: Service): number {
  const proposal = proposalOfHash(hash, service);
  for (const values of Object.values(proposal?.answers ?? {})) {
    const birth = values.dataDeNascimento;
    if (typeof birth !== 'string') continue;
    const month = /^\d{4}-(\d{2})-\d{2}/.exec(birth)?.[1] ?? /^\d{2}\/(\d{2})\/\d{4}$/.exec(birth)?.[1];
    if (month && Number(month) >= 1 && Number(month) <= 12) return Number(month) - 1;
  }
  return 0;
}

/** The next first day of the month of birth, for year 0. */
function anniversaryOf(now: number, month: number, year: number): number {
  const today = new Date(now);
  const yearsPassed = Date.UTC(today.getUTCFullYear(), month, 1) <= now ? 1 : 0;
  return Date.UTC(today.getUTCFullYear() + yearsPassed + year, month, 1);
}

const wireAnticipation = (
  anticipation: Anticipation,
  offers: readonly Anticipation[],
  conditions: Conditions,
): WireSimulation => ({
  valor: toReais(anticipation.payout),
  valorMinimo: toReais(Math.min(...offers.map(({ payout }) => payout))),
  valorMaximo: toReais(Math.max(...offers.map(({ payout }) => payout))),
  loanFee: toReais(conditions.fee),
  iof: toReais(anticipation.iof),
  pricingType: 'newLoan',
  installmentSimulations: offers.map(({ count, monthlyRate, withdrawals, iof }) => ({
    prazo: count,
    taxa: monthlyRate,
    valorDaParcela: toReais(withdrawals[0]?.cents ?? 0),
    iof: toReais(iof),
  })),
  antecipacoes: anticipation.withdrawals.map(({ date, cents }) => ({
    data: new Date(date).toISOString().slice(0, 10),
    valor: toReais(cents),
  })),
});
