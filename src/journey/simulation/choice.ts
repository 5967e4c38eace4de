import { reaisFromCents } from '#brazil/money.ts';
import type { WireValue } from '../fields/field-kind.ts';
import type { InstalmentOption, Offer } from './offer.ts';
import type { Simulation } from './simulation-declaration.ts';
import type { SimulationInputs } from './simulation-request.ts';

/** The option that the visitor continues with: lender (empty if only one offers) and term. */
export interface Chosen {
  lender: string;
  months: number;
}

/** The offer and option of a choice; `undefined` if they are no longer offered. */
export function chosenOf(
  offers: readonly Offer[],
  selection: Chosen | undefined,
): { offer: Offer; option: InstalmentOption } | undefined {
  const offer = selection && offers.find(({ lender }) => (lender?.id ?? '') === selection.lender);
  const option = offer?.options.find(({ months }) => months === selection?.months);
  return offer && option && { offer, option };
}

/**
 * The choice for a new answer: the previous one if it is still offered, otherwise the requested term, otherwise the
 * only option. A read-only simulation takes the longest, because nothing can be chosen there.
 */
export function choiceIn(
  simulation: Simulation,
  offers: readonly Offer[],
  before: Chosen | undefined,
  requestedMonths: number | undefined,
): Chosen | undefined {
  // Where the term is an input, the requested term is the choice.
  const asksTerm = simulation.inputs.includes('months') || simulation.inputs.includes('kind');
  const intended =
    before && asksTerm && requestedMonths !== undefined ? { ...before, months: requestedMonths } : before;
  if (chosenOf(offers, intended)) return intended;
  const [offer, otherOffer] = offers;
  if (!offer || otherOffer) return undefined;
  const lender = offer.lender?.id ?? '';
  const term = (option: InstalmentOption | undefined): Chosen | undefined =>
    option && { lender, months: option.months };
  const isReadOnly = simulation.mode === 'readOnly' || simulation.mode === 'vendor';
  const counts = simulation.inputs.includes('withdrawals');
  return (
    term(offer.options.find(({ months }) => months === requestedMonths)) ??
    (counts ? term(offer.options.find(({ months }) => months === offer.withdrawals.length)) : undefined) ??
    (offer.options.length === 1 || isReadOnly ? term(offer.options.at(-1)) : undefined)
  );
}

/**
 * The values of a simulation that a submission sends (assumption 7.28): reais, months, fraction, reais, and the inputs.
 */
export function savedOf(
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
