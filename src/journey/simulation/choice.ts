import { reaisFromCents } from '#brazil/money.ts';
import type { WireValue } from '../fields/field-kind.ts';
import type { InstalmentOption, Offer } from './offer.ts';
import { hasInput, isReadOnly, type Simulation } from './simulation-declaration.ts';
import type { SimulationInputs } from './simulation-request.ts';

/** The visitor's choice among the offers: lender (empty if only one offers) and term. */
export interface OfferChoice {
  lender: string;
  months: number;
  /** Present if the lender offers several options with this term. */
  monthlyRate?: number;
}

interface OfferedOption {
  offer: Offer;
  option: InstalmentOption;
}

const optionsAt = (offers: readonly Offer[], lenderId: string, chosenMonths: number): OfferedOption[] =>
  offers
    .filter(({ lender }) => (lender?.id ?? '') === lenderId)
    .flatMap(offer =>
      offer.options.filter(({ months }) => months === chosenMonths).map(option => ({ offer, option })),
    );

/** The choice of an option among the offers. */
export function offerChoiceOf(
  offer: Offer,
  { months, monthlyRate }: InstalmentOption,
  offers: readonly Offer[] = [offer],
): OfferChoice {
  const lender = offer.lender?.id ?? '';
  const isAmbiguous = optionsAt(offers, lender, months).length > 1;
  return { lender, months, ...(isAmbiguous && monthlyRate !== undefined && { monthlyRate }) };
}

/** The offer and option that the visitor has chosen; `undefined` if they are no longer offered. */
export function findOfferedChoice(
  offers: readonly Offer[],
  selection: OfferChoice | undefined,
): OfferedOption | undefined {
  if (!selection) return undefined;
  const { lender, months, monthlyRate } = selection;
  const options = optionsAt(offers, lender, months);
  const isDecidedByTerm = options.length === 1 || monthlyRate === undefined;
  return (
    options.find(({ option }) => option.monthlyRate === monthlyRate) ??
    (isDecidedByTerm ? options[0] : undefined)
  );
}

/**
 * The choice among new offers: the previous one if it is still offered, otherwise the requested term, otherwise the
 * only option. In a read-only simulation it is the last option, because the visitor cannot choose. If the offer lists
 * withdrawals, their number precedes, because the amount belongs to them.
 */
export function choiceAmong(
  simulation: Simulation,
  offers: readonly Offer[],
  previous: OfferChoice | undefined,
  requestedMonths: number | undefined,
): OfferChoice | undefined {
  const [offer, otherOffer] = offers;
  const listedOption = hasInput(simulation, 'withdrawals')
    ? offer?.options.find(({ months }) => months === offer.withdrawals.length)
    : undefined;
  if (offer && listedOption) return offerChoiceOf(offer, listedOption);
  // If the term is an input, the requested term replaces the chosen one.
  const asksTerm = hasInput(simulation, 'months') || hasInput(simulation, 'kind');
  const wantedChoice =
    previous && asksTerm && requestedMonths !== undefined && requestedMonths !== previous.months
      ? { ...previous, months: requestedMonths }
      : previous;
  const found = findOfferedChoice(offers, wantedChoice);
  if (found) return offerChoiceOf(found.offer, found.option, offers);
  if (!offer || otherOffer) return undefined;
  const option =
    offer.options.find(({ months }) => months === requestedMonths) ??
    (offer.options.length === 1 || isReadOnly(simulation) ? offer.options.at(-1) : undefined);
  return option && offerChoiceOf(offer, option);
}

/**
 * The down payment of the offered conditions: that of the service, if it names one, otherwise the requested one. Cents.
 */
export const entryOf = (offer: Offer, inputs: SimulationInputs): number => offer.entry ?? inputs.entry ?? 0;

/** The values that the submission of a simulation sends (assumption 7.28). Amounts in reais, the rate as a fraction. */
export function submittedValuesOf(
  simulation: Simulation,
  inputs: SimulationInputs,
  { offer, option }: { offer: Offer; option: InstalmentOption },
): Record<string, WireValue> {
  return {
    valor: reaisFromCents(offer.amount),
    prazo: option.months,
    ...(option.monthlyRate === undefined ? {} : { taxa: option.monthlyRate }),
    valorDaParcela: reaisFromCents(option.instalment),
    ...(hasInput(simulation, 'insurance') ? { comSeguro: inputs.insured } : {}),
    ...(hasInput(simulation, 'contracts') ? { contracts: [...inputs.contracts] } : {}),
    ...(simulation.pricingType ? { pricingType: simulation.pricingType } : {}),
    ...(simulation.buys === 'estate' && inputs.entry !== undefined
      ? { valorDeEntrada: reaisFromCents(inputs.entry) }
      : {}),
    ...(offer.lender ? { banco: { value: offer.lender.id, label: offer.lender.name } } : {}),
  };
}
