import { ownValueOf } from '#shared/safety/safe-record.ts';
import { numberFromWire } from '../fields/number-from-wire.ts';
import type { Proposal, StepValues } from '../model/proposal.ts';
import { amountFromWire, type Limits } from './offer.ts';
import type { Simulation } from './simulation-declaration.ts';

/** The data of the proposal that a simulation needs. Amounts in cents. */
export interface SimulationFacts {
  /** The price of the vehicle (3.21) or property; `undefined` if nothing is bought or the price is unknown. */
  price: number | undefined;
  /** The kind of property: the value of the choice; empty if unknown. */
  estateType: string;
  /** The choice of an earlier simulation, with which a revision starts. */
  earlier: { amount: number; months: number } | undefined;
}

const VEHICLE_STEP = 'sobreOVeiculo';
const PRICE_KEYS = { vehicle: ['valorVeiculo'], estate: ['valorDoImovel', 'valorImovel'] } as const;

/** The values of all steps in the service's order; those of the vehicle come first. */
const stepValuesOf = ({ answers }: Proposal): StepValues[] => [
  ownValueOf(answers, VEHICLE_STEP) ?? {},
  ...Object.values(answers),
];

/** An amount in cents from reais of the service; `undefined` for zero. */
const positiveAmountOf = (value: unknown): number | undefined => amountFromWire(value) || undefined;

function priceOf(proposal: Proposal, buys: 'vehicle' | 'estate'): number | undefined {
  for (const values of stepValuesOf(proposal)) {
    for (const name of PRICE_KEYS[buys]) {
      const price = positiveAmountOf(ownValueOf(values, name));
      if (price !== undefined) return price;
    }
  }
  return undefined;
}

/** The value of a choice, which the service stores alone or with its label. */
function textOfChoice(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('value' in value)) return '';
  return typeof value.value === 'string' ? value.value : '';
}

function earlierChoiceOf(proposal: Proposal): SimulationFacts['earlier'] {
  for (const values of Object.values(proposal.answers).reverse()) {
    const amount = positiveAmountOf(ownValueOf(values, 'valor'));
    const months = numberFromWire(ownValueOf(values, 'prazo'));
    if (amount !== undefined && months !== undefined && months > 0) return { amount, months };
  }
  return undefined;
}

export function simulationFactsOf(simulation: Simulation, proposal: Proposal | undefined): SimulationFacts {
  if (!proposal) return { price: undefined, estateType: '', earlier: undefined };
  const estateType = stepValuesOf(proposal)
    .map(values => textOfChoice(ownValueOf(values, 'tipoDeImovel')))
    .find(value => value !== '');
  return {
    price: simulation.buys && priceOf(proposal, simulation.buys),
    estateType: estateType ?? '',
    earlier: earlierChoiceOf(proposal),
  };
}

/** The limits of the down payment in cents: 20% to 80% of the price (5.31, 9.23). */
export const entryLimitsOf = (price: number): Limits => ({
  min: Math.ceil(price / 5),
  max: Math.floor((price * 4) / 5),
});
