import { centsFromWire } from '#brazil/money.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import { currentStepSlugOf, stepBySlug } from './current-step.ts';
import type { JourneyStage } from './destination.ts';
import { isFinal, isProposalOver } from './destination-after.ts';
import { numberFromWire } from './fields/number-from-wire.ts';
import type { Configuration } from './model/configuration.ts';
import type { FieldValue } from './model/field.ts';
import type { Proposal, StepValues } from './model/proposal.ts';
import type { Step } from './model/step.ts';
import { simulationOf } from './simulation/index.ts';
import type { Simulation } from './simulation/simulation-declaration.ts';
import { stepTypeOf } from './steps/index.ts';
import { situationMeaningOf } from './submit/situation-label.ts';

/**
 * The credit that the visitor chose (2.2); whether it was granted, `hasGrantedCredit` says. Amounts in cents, the rate
 * as a fraction per month; `undefined` if unknown.
 */
export interface ChosenCredit {
  amount: number;
  months: number | undefined;
  instalment: number | undefined;
  /** Zero for a purchase in instalments without interest. */
  monthlyRate: number | undefined;
  /** The simulation in which the visitor chose the credit. */
  simulation: Simulation | undefined;
}

/**
 * The chosen credit by the answers of the last simulation: valor, prazo, taxa, valorDaParcela. Without an answered
 * amount it is the value that the service computed (assumption 2.2). Zero is no amount. `undefined` without an amount.
 */
export function chosenCreditOf(configuration: Configuration, proposal: Proposal): ChosenCredit | undefined {
  const simulations = [...configuration.steps]
    .sort((a, b) => b.order - a.order)
    .filter(step => stepTypeOf(step).family === 'simulation');
  const answersOf = ({ slug }: Step): StepValues | undefined => ownValueOf(proposal.answers, slug);
  const answeredStep = simulations.find(step => answerOf(answersOf(step) ?? {}, 'valor') !== undefined);
  const chosenAnswers = answeredStep && answersOf(answeredStep);
  const amount =
    (chosenAnswers && centsFromWire(answerOf(chosenAnswers, 'valor'))) ||
    computedAmountOf(configuration, simulations, proposal);
  if (!amount) return undefined;
  return {
    amount,
    months: chosenAnswers && numberFromAnswer(answerOf(chosenAnswers, 'prazo')),
    instalment: chosenAnswers && centsFromWire(answerOf(chosenAnswers, 'valorDaParcela')),
    monthlyRate: chosenAnswers && numberFromAnswer(answerOf(chosenAnswers, 'taxa'), 0),
    simulation: answeredStep && simulationOf(answeredStep.type.slug),
  };
}

/** The value that the service computed, once the journey is past a simulation or has ended: before, nobody chose it. */
function computedAmountOf(
  configuration: Configuration,
  simulations: readonly Step[],
  { currentStep, systemicValue }: Proposal,
): number | undefined {
  const reachedStep = stepBySlug(configuration, currentStep);
  if (!reachedStep) return undefined;
  const isChosen =
    isFinal(configuration, reachedStep) || simulations.some(({ order }) => order < reachedStep.order);
  return isChosen ? centsFromWire(systemicValue) : undefined;
}

/** Whether the journey has ended at its last step without a credit. An external redo ends the visit only (4.26). */
export function endedWithoutCredit(configuration: Configuration, proposal: Proposal): boolean {
  const step = stepBySlug(configuration, currentStepSlugOf(proposal));
  return (
    step !== undefined &&
    isFinal(configuration, step) &&
    situationMeaningOf(proposal.situation) === 'withoutCredit'
  );
}

/**
 * Whether the customer has contracted a loan (2.2): the journey has ended at its last step with an amount, and the
 * situation does not contradict it. An external redo (4.26) ends the visit at an earlier step. Without interest it is
 * a purchase, as in a receipt.
 */
export function hasGrantedCredit(
  configuration: Configuration,
  proposal: Proposal,
  waitsForCompletion: boolean,
): boolean {
  if (!isProposalOver({ config: configuration, proposal, waitsForCompletion, openRedo: '' })) return false;
  if (situationMeaningOf(proposal.situation) !== 'open') return false;
  const credit = chosenCreditOf(configuration, proposal);
  return credit !== undefined && credit.monthlyRate !== 0;
}

export function journeyStageOf(
  configuration: Configuration,
  proposal: Proposal | undefined,
  waitsForCompletion: boolean,
): JourneyStage {
  if (!proposal) return 'noProposal';
  return hasGrantedCredit(configuration, proposal, waitsForCompletion) ? 'granted' : 'underWay';
}

const answerOf = (values: StepValues, key: string): FieldValue | undefined =>
  ownValueOf(values, key) ?? undefined;

function numberFromAnswer(value: FieldValue | undefined, minimum = 1): number | undefined {
  // A percentage is no fraction.
  const number = typeof value === 'string' && value.includes('%') ? undefined : numberFromWire(value);
  return number !== undefined && number >= minimum ? number : undefined;
}
