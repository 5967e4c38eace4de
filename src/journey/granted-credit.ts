import { centsFromWire } from '#brazil/money.ts';
import { ownValue } from '#shared/safety/safe-record.ts';
import type { Configuration } from './model/configuration.ts';
import type { FieldValue } from './model/field.ts';
import type { Proposal, StepValues } from './model/proposal.ts';
import type { Step } from './model/step.ts';
import { simulationOf } from './simulation/index.ts';
import type { Simulation } from './simulation/simulation-declaration.ts';
import { stepTypeOf } from './steps/index.ts';

/** The granted credit (2.2). Amounts in cents, the rate as a fraction per month; absent if unknown. */
export interface GrantedCredit {
  amount: number | undefined;
  months: number | undefined;
  instalment: number | undefined;
  /** Zero where nothing is lent. */
  monthlyRate: number | undefined;
  /** The simulation in which it was chosen. */
  simulation: Simulation | undefined;
}

/**
 * From the answers of the last simulation: valor, prazo, taxa, valorDaParcela. The service's own amount takes
 * precedence.
 */
export function grantedCredit(
  { steps }: Configuration,
  { answers, systemicValue }: Proposal,
): GrantedCredit | undefined {
  const simulations = [...steps]
    .sort((a, b) => b.order - a.order)
    .filter(step => stepTypeOf(step).family === 'simulation');
  const savedOf = ({ slug }: Step): StepValues | undefined => ownValue(answers, slug);
  const chosenSimulation = simulations.find(step => answerOf(savedOf(step) ?? {}, 'valor') !== undefined);
  const saved = chosenSimulation && savedOf(chosenSimulation);
  const amount = centsFromWire(systemicValue) ?? (saved && centsFromWire(answerOf(saved, 'valor')));
  if (amount === undefined) return undefined;
  return {
    amount,
    months: saved && figure(answerOf(saved, 'prazo')),
    instalment: saved && centsFromWire(answerOf(saved, 'valorDaParcela')),
    monthlyRate: saved && figure(answerOf(saved, 'taxa'), 0),
    simulation: chosenSimulation && simulationOf(chosenSimulation.type.slug),
  };
}

const answerOf = (values: StepValues, key: string): FieldValue | undefined =>
  ownValue(values, key) ?? undefined;

function figure(value: FieldValue | undefined, minimum = 1): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= minimum ? number : undefined;
}
