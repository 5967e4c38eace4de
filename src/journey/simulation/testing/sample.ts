import type { Proposal, StepValues } from '../../model/proposal.ts';
import { simulationOf } from '../index.ts';
import type { InstalmentOption, Offer } from '../offer.ts';
import type { Simulation } from '../simulation-declaration.ts';
import type { SimulationFacts } from '../simulation-facts.ts';

/** The simulation of a step type. */
export const simulationFor = (slug: string): Simulation => {
  const declaration = simulationOf(slug);
  if (!declaration) throw new Error(`The step type "${slug}" has no simulation.`);
  return declaration;
};

export const proposalWith = (answers: Record<string, StepValues>): Proposal => ({
  id: 'p1',
  currentStep: 'simulacao',
  reviewStep: null,
  hashId: 'h1',
  situation: '',
  accessToken: '',
  answers,
  flushHash: '',
  externalRedoStep: '',
  startedAs: 'customer',
  systemicValue: undefined,
  showsLoadingCycle: false,
  isEndorsed: false,
});

/** An option at 3,49% a month. Amounts in cents. */
export const sampleOption = (months: number, instalment: number, iof?: number): InstalmentOption => ({
  months,
  monthlyRate: 0.0349,
  instalment,
  iof,
});

/** R$ 3.500,00 in 12 or 24 instalments; only the option with 12 instalments has its own tax. */
export const sampleOffer: Offer = {
  amount: 3500_00,
  limits: { min: 500_00, max: 8000_00 },
  fee: 120_00,
  iof: 98_00,
  insurance: 3_15,
  settledBalance: undefined,
  entry: undefined,
  pricingType: 'newLoan',
  options: [sampleOption(12, 382_34, 76_87), sampleOption(24, 233_75)],
  withdrawals: [],
  lender: undefined,
};

export const sampleFacts: SimulationFacts = { price: undefined, estateType: '', earlier: undefined };
