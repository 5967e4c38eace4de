import { masks } from './masks/index.ts';
import type { Configuration } from './model/configuration.ts';
import type { Field } from './model/field.ts';
import type { Step } from './model/step.ts';
import { countsAsStep, shareDone } from './progress.ts';
import { stepTypeOf } from './steps/index.ts';

/** The phases of energy credit (2.52). */
export const PHASES = ['Simulação', 'Coleta de dados', 'Dados para pagamento'] as const;

/** An account is recognised by its masks, because the step's name differs between lenders. */
const asksForAccount = ({ mask, subFields }: Field): boolean =>
  masks.find(mask)?.content === 'account' || subFields.some(asksForAccount);

const isPayment = (step: Step): boolean =>
  step.fields.some(asksForAccount) || stepTypeOf(step).family === 'payment';

/**
 * The phase of a step, from 0: up to the simulation, then until an account is asked for, then to the end (assumption
 * 2.52). `undefined` if the step does not count, or the journey has no simulation.
 */
export function phaseAt(configuration: Configuration, slug: string): number | undefined {
  const countedSteps = configuration.steps.filter(countsAsStep).sort((a, b) => a.order - b.order);
  const index = countedSteps.findIndex(step => step.slug === slug);
  const simulation = countedSteps.findIndex(step => stepTypeOf(step).family === 'simulation');
  if (index < 0 || simulation < 0) return undefined;
  if (index <= simulation) return 0;
  const payment = countedSteps.findIndex((step, position) => position > simulation && isPayment(step));
  return payment < 0 || index < payment ? 1 : 2;
}

/**
 * How much of each phase is done, 0 to 1, in the order of `PHASES`.
 * @param filledShare 0 to 1: how much of the step's form is filled.
 */
export function phaseShares(
  configuration: Configuration,
  slug: string,
  filledShare = 0,
): readonly number[] | undefined {
  const current = phaseAt(configuration, slug);
  if (current === undefined) return undefined;
  const inPhase = configuration.steps
    .filter(step => countsAsStep(step) && phaseAt(configuration, step.slug) === current)
    .sort((a, b) => a.order - b.order);
  const index = inPhase.findIndex(step => step.slug === slug);
  return PHASES.map((_, phase) =>
    phase === current ? shareDone(index, inPhase.length, filledShare) : phase < current ? 1 : 0,
  );
}
