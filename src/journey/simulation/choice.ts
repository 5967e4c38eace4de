import { reaisFromCents } from '#brazil/money.ts';
import type { WireValue } from '../fields/field-kind.ts';
import type { InstalmentOption, Offer } from './offer.ts';
import type { Simulation } from './simulation-declaration.ts';
import type { SimulationInputs } from './simulation-request.ts';

/** The visitor's choice among the offers: lender (empty if only one offers) and term. */
export interface OfferChoice {
  lender: string;
  months: number;
}

/** The offer and option that the visitor has chosen; `undefined` if they are no longer offered. */
export function findOfferedChoice(
  offers: readonly Offer[],
  selection: OfferChoice | undefined,
): { offer: Offer; option: InstalmentOption } | undefined {
  if (!selection) return undefined;
  const offer = offers.find(({ lender }) => (lender?.id ?? '') === selection.lender);
  const option = offer?.options.find(({ months }) => months === selection.months);
  return offer && option && { offer, option };
}

/**
 * The choice among new offers: the previous one if it is still offered, otherwise the requested term, otherwise the
 * only option. In a read-only simulation it is the last option, because the visitor cannot choose.
 */
export function choiceAmong(
  simulation: Simulation,
  offers: readonly Offer[],
  previous: OfferChoice | undefined,
  requestedMonths: number | undefined,
): OfferChoice | undefined {
  // If the term is an input, the requested term replaces the chosen one.
  const asksTerm = simulation.inputs.includes('months') || simulation.inputs.includes('kind');
  const wantedChoice =
    previous && asksTerm && requestedMonths !== undefined
      ? { ...previous, months: requestedMonths }
      : previous;
  if (findOfferedChoice(offers, wantedChoice)) return wantedChoice;
  const [offer, otherOffer] = offers;
  if (!offer || otherOffer) return undefined;
  const lender = offer.lender?.id ?? '';
  const choiceOf = (option: InstalmentOption | undefined): OfferChoice | undefined =>
    option && { lender, months: option.months };
  const isReadOnly = simulation.mode === 'readOnly' || simulation.mode === 'vendor';
  const hasWithdrawals = simulation.inputs.includes('withdrawals');
  return (
    choiceOf(offer.options.find(({ months }) => months === requestedMonths)) ??
    (hasWithdrawals
      ? choiceOf(offer.options.find(({ months }) => months === offer.withdrawals.length))
      : undefined) ??
    (offer.options.length === 1 || isReadOnly ? choiceOf(offer.options.at(-1)) : undefined)
  );
}

/** The down payment of the offered conditions: that of the service, if it names one, otherwise the requested one. Cents. */
export const entryOf = (offer: Offer, inputs: SimulationInputs): number => offer.entry ?? inputs.entry ?? 0;

/** The values that the submission of a simulation sends (assumption 7.28). Amounts in reais, the rate as a fraction. */
export function submittedValuesOf(
  simulation: Simulation,
  inputs: SimulationInputs,
  { offer, option }: { offer: Offer; option: InstalmentOption },
): Record<string, WireValue> {
  const hasInput = (name: Simulation['inputs'][number]): boolean => simulation.inputs.includes(name);
  return {
    valor: reaisFromCents(offer.amount),
    prazo: option.months,
    ...(option.monthlyRate === undefined ? {} : { taxa: option.monthlyRate }),
    valorDaParcela: reaisFromCents(option.instalment),
    ...(hasInput('insurance') ? { comSeguro: inputs.insured } : {}),
    ...(hasInput('contracts') ? { contracts: [...inputs.contracts] } : {}),
    ...(simulation.pricingType ? { pricingType: simulation.pricingType } : {}),
    ...(simulation.buys === 'estate' && inputs.entry !== undefined
      ? { valorDeEntrada: reaisFromCents(inputs.entry) }
      : {}),
    ...(offer.lender ? { banco: { value: offer.lender.id, label: offer.lender.name } } : {}),
  };
}
