import type { components } from '#openapi/schema.gen.ts';
import { type Cents, formatCents, toReais } from './cents.ts';
import {
  type Conditions,
  type InstalmentPlan,
  largestAmountOf,
  limitsOf,
  monthlyPaymentOf,
  premiumOf,
  quoteOf,
  quotesOf,
} from './conditions.ts';
import type { Quote } from './quote.ts';
import type { FieldErrors, SimulationRequest } from './simulation-request.ts';

export type WireSimulation = components['schemas']['Simulation'];
type WireOption = components['schemas']['InstallmentSimulation'];

/** The offer of a product. Without quotes there is no offer ('Simulação não encontrada', 8.42). */
export interface Offer {
  amount: Cents;
  limits: { min: Cents; max: Cents };
  quotes: readonly Quote[];
  /** The quote whose fee and tax the answer repeats beside the list. */
  leadingQuote: Quote | undefined;
  /** Monthly price of the insurance; undefined where none is offered. */
  premium: Cents | undefined;
}

export type OfferResult = { offer: Offer; refused?: never } | { offer?: never; refused: FieldErrors };

/** Returns the offer under these conditions, or errors of the request by field. */
export function offerFor(request: SimulationRequest, conditions: Conditions): OfferResult {
  const { instalmentPlans } = conditions;
  const plan = planFor(request.months, instalmentPlans);
  if (request.months !== undefined && !plan)
    return { refused: { prazo: unknownTermMessage(instalmentPlans) } };
  const limits = limitsOf(conditions, request.isInsured);
  if (!limits || !plan)
    return { offer: { ...EMPTY_OFFER, limits: { min: conditions.min, max: conditions.max } } };

  const requestedAmount = requestedAmountOf(request, conditions, plan, limits);
  if (requestedAmount.refused) return requestedAmount;
  const { amount } = requestedAmount;
  const quotes = quotesOf(conditions, amount, request.isInsured);
  return {
    offer: {
      amount,
      limits,
      quotes,
      leadingQuote: quotes.find(candidate => candidate.months === plan.months) ?? quotes.at(-1),
      premium: conditions.insuranceShare === undefined ? undefined : premiumOf(conditions, amount),
    },
  };
}

const EMPTY_OFFER = { amount: 0, quotes: [], leadingQuote: undefined, premium: undefined };

/** The plan with the requested number of instalments, or the longest. */
const planFor = (months: number | undefined, plans: readonly InstalmentPlan[]): InstalmentPlan | undefined =>
  months === undefined ? plans.at(-1) : plans.find(plan => plan.months === months);

const unknownTermMessage = (plans: readonly InstalmentPlan[]): string =>
  `O prazo deve ser um destes: ${plans.map(plan => plan.months).join(', ')}.`;

type RequestedAmount = { amount: Cents; refused?: never } | { amount?: never; refused: FieldErrors };

function requestedAmountOf(
  request: SimulationRequest,
  conditions: Conditions,
  plan: InstalmentPlan,
  { min, max }: { min: Cents; max: Cents },
): RequestedAmount {
  const isByInstalment =
    request.kind === 'parcela' || (request.kind !== 'valor' && request.amount === undefined);
  if (isByInstalment && request.instalment !== undefined) {
    const paymentOf = (amount: Cents) =>
      monthlyPaymentOf(quoteOf(conditions, plan, amount, request.isInsured));
    const [smallest, largest] = [paymentOf(min), paymentOf(max)];
    if (request.instalment < smallest || request.instalment > largest)
      return { refused: { valorDaParcela: limitsMessage('A parcela', smallest, largest) } };
    return { amount: largestAmountOf(conditions, plan, request.isInsured, request.instalment, max) };
  }
  const amount = request.amount ?? Math.min(Math.max(conditions.suggestedAmount, min), max);
  if (amount < min || amount > max) return { refused: { valor: limitsMessage('O valor', min, max) } };
  return { amount };
}

export const limitsMessage = (subject: string, min: Cents, max: Cents): string =>
  `${subject} deve ficar entre ${formatCents(min)} e ${formatCents(max)}.`;

/** An option as the contract writes it. */
export const wireOption = (quote: Quote): WireOption => ({
  prazo: quote.months,
  taxa: quote.monthlyRate,
  valorDaParcela: toReais(monthlyPaymentOf(quote)),
  iof: toReais(quote.iof),
});

export const wireSimulation = (offer: Offer): WireSimulation => ({
  valor: toReais(offer.amount),
  valorMinimo: toReais(offer.limits.min),
  valorMaximo: toReais(offer.limits.max),
  loanFee: toReais(offer.leadingQuote?.fee ?? 0),
  iof: toReais(offer.leadingQuote?.iof ?? 0),
  pricingType: 'newLoan',
  installmentSimulations: offer.quotes.map(wireOption),
  ...(offer.premium === undefined ? {} : { valorDoSeguro: toReais(offer.premium) }),
});
