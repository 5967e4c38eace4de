import { stepBySlug } from '#journey/current-step.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import type { Step } from '#journey/model/step.ts';
import { entryOf, findOfferedChoice, submittedValuesOf } from '#journey/simulation/choice.ts';
import { simulationOf } from '#journey/simulation/index.ts';
import type { InstalmentOption } from '#journey/simulation/offer.ts';
import type { Simulation } from '#journey/simulation/simulation-declaration.ts';
import { type SimulationFacts, simulationFactsOf } from '#journey/simulation/simulation-facts.ts';
import type { AppState } from '#state/app-state.ts';

/** The simulation of the step in view. */
export interface CurrentSimulation {
  step: Step;
  declaration: Simulation;
  facts: SimulationFacts;
}

/** The simulation at the current place; `undefined` elsewhere. */
export function currentSimulationOf({
  place,
  config,
  proposal,
  simulation,
}: AppState): CurrentSimulation | undefined {
  if (place.kind !== 'step' || place.slug !== simulation.slug || !config) return undefined;
  const step = stepBySlug(config, place.slug);
  const declaration = step && simulationOf(step.type.slug);
  return declaration && { step, declaration, facts: simulationFactsOf(declaration, proposal) };
}

/** The visitor's choice in the form in which it is sent. */
export interface ChosenOffer {
  step: Step;
  /** Uses the wire's spelling. */
  data: Readonly<Record<string, WireValue>>;
  /** Present if an operation of its own sends it (7.30). Amounts in cents. */
  financing:
    | (Pick<InstalmentOption, 'months' | 'monthlyRate' | 'instalment'> & { entry: number; insured: boolean })
    | undefined;
}

/** The choice to send; `undefined` if there is none, while offers are requested, or while an input is invalid. */
export function chosenOfferOf(state: AppState): ChosenOffer | undefined {
  const current = currentSimulationOf(state);
  const { offers, chosen, inputs, status, errors } = state.simulation;
  const selection = findOfferedChoice(offers, chosen);
  if (!current || !selection || status !== 'ready' || Object.keys(errors).length > 0) return undefined;
  return {
    step: current.step,
    data: submittedValuesOf(current.declaration, inputs, selection),
    financing:
      current.declaration.write === 'financeCdc'
        ? {
            entry: entryOf(selection.offer, inputs),
            months: selection.option.months,
            monthlyRate: selection.option.monthlyRate,
            instalment: selection.option.instalment,
            insured: inputs.insured,
          }
        : undefined,
  };
}
