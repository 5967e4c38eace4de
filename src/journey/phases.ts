import { masks } from './masks/index.ts';
import type { Configuration } from './model/configuration.ts';
import type { Field } from './model/field.ts';
import type { Step } from './model/step.ts';
import { countedStepsOf, finishedShareOf } from './progress.ts';
import { stepTypeOf } from './steps/index.ts';

/** The phases of energy credit (2.52). */
export const PHASES = ['Simulação', 'Coleta de dados', 'Dados para pagamento'] as const;

/** Whether a field asks for a bank account. Its mask decides, because the names of fields differ between lenders. */
export const asksForAccount = ({ mask, subFields }: Field): boolean =>
  masks.find(mask)?.content === 'account' || subFields.some(asksForAccount);

const isPayment = (step: Step): boolean =>
  step.fields.some(asksForAccount) || stepTypeOf(step).family === 'payment';

/**
 * The phase of a step as an index of `PHASES` (assumption 2.52): the first phase ends with the simulation, the second
 * before the step that asks for a bank account. `undefined` if the step does not count or the journey has no
 * simulation.
 */
export function phaseAt(configuration: Configuration, slug: string): number | undefined {
  const countedSteps = countedStepsOf(configuration);
  const index = countedSteps.findIndex(step => step.slug === slug);
  const simulationIndex = countedSteps.findIndex(step => stepTypeOf(step).family === 'simulation');
  if (index < 0 || simulationIndex < 0) return undefined;
  if (index <= simulationIndex) return 0;
  const paymentIndex = countedSteps.findIndex(
    (step, position) => position > simulationIndex && isPayment(step),
  );
  return paymentIndex < 0 || index < paymentIndex ? 1 : 2;
}

/** The finished share of each phase, 0 to 1, in the order of `PHASES`. */
export function phaseSharesOf(configuration: Configuration, slug: string): readonly number[] | undefined {
  const current = phaseAt(configuration, slug);
  if (current === undefined) return undefined;
  const stepsInPhase = countedStepsOf(configuration).filter(
    step => phaseAt(configuration, step.slug) === current,
  );
  const index = stepsInPhase.findIndex(step => step.slug === slug);
  return PHASES.map((_, phase) =>
    phase === current ? finishedShareOf(index, stepsInPhase.length) : phase < current ? 1 : 0,
  );
}
