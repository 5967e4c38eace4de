import { ownValue } from '#shared/safety/safe-record.ts';
import type { Proposal, StepValues } from '../model/proposal.ts';
import { amountOfWire, type Limits } from './offer.ts';
import type { Simulation } from './simulation-declaration.ts';

/** The proposal's facts about what is simulated. Amounts in cents. */
export interface Facts {
  /** The purchase: vehicle (3.21) or real estate. */
  price: number | undefined;
  /** Kind of real estate: the value of the choice. */
  estateType: string;
  /** The choice of an earlier simulation: where a revision starts. */
  earlier: { amount: number; months: number } | undefined;
}

const STEP_OF_VEHICLE = 'sobreOVeiculo';
const NAMES_OF_PRICE = { vehicle: ['valorVeiculo'], estate: ['valorDoImovel', 'valorImovel'] } as const;

/** Steps to search: those named first, then all in the service's order. */
function stepsOf(proposal: Proposal, firstSlug: string): StepValues[] {
  const vehicleAnswers = ownValue(proposal.answers, firstSlug);
  return [...(vehicleAnswers ? [vehicleAnswers] : []), ...Object.values(proposal.answers)];
}

/** An amount from the service, in reais; zero counts as absent. */
const positive = (value: unknown): number | undefined => amountOfWire(value) || undefined;

function priceOf(proposal: Proposal, buys: 'vehicle' | 'estate'): number | undefined {
  for (const values of stepsOf(proposal, buys === 'vehicle' ? STEP_OF_VEHICLE : '')) {
    for (const name of NAMES_OF_PRICE[buys]) {
      const price = positive(ownValue(values, name));
      if (price !== undefined) return price;
    }
  }
  return undefined;
}

/** The value of a choice as the service stores it: bare, or with its label. */
function choiceText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('value' in value)) return '';
  return typeof value.value === 'string' ? value.value : '';
}

function earlierChoiceOf(proposal: Proposal): Facts['earlier'] {
  for (const values of Object.values(proposal.answers).reverse()) {
    const amount = positive(ownValue(values, 'valor'));
    const months = ownValue(values, 'prazo');
    if (amount !== undefined && typeof months === 'number' && months > 0) return { amount, months };
  }
  return undefined;
}

export function factsOf(simulation: Simulation, proposal: Proposal | undefined): Facts {
  if (!proposal) return { price: undefined, estateType: '', earlier: undefined };
  const estateType = stepsOf(proposal, '')
    .map(values => choiceText(ownValue(values, 'tipoDeImovel')))
    .find(value => value !== '');
  return {
    price: simulation.buys && priceOf(proposal, simulation.buys),
    estateType: estateType ?? '',
    earlier: earlierChoiceOf(proposal),
  };
}

/** The range of the down payment: 20% to 80% of the price, initially 20% (5.31, 9.23). Cents. */
export const entryLimits = (price: number): Limits => ({
  min: Math.ceil(price / 5),
  max: Math.floor((price * 4) / 5),
});
