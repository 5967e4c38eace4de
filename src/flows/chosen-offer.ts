import { stepBySlug } from '#journey/current-step.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import type { Step } from '#journey/model/step.ts';
import { chosenOf, savedOf } from '#journey/simulation/choice.ts';
import { type Facts, factsOf } from '#journey/simulation/facts.ts';
import { simulationOf } from '#journey/simulation/index.ts';
import type { Simulation } from '#journey/simulation/simulation-declaration.ts';
import type { AppState } from '#state/app-state.ts';

/** The simulation of the current step. */
export interface OpenSimulation {
  step: Step;
  simulation: Simulation;
  facts: Facts;
}

/** The open simulation of the current place; `undefined` elsewhere. */
export function openSimulationOf({
  place,
  config,
  proposal,
  simulation,
}: AppState): OpenSimulation | undefined {
  if (place.kind !== 'step' || place.slug !== simulation.slug || !config) return undefined;
  const step = stepBySlug(config, place.slug);
  const openSimulation = step && simulationOf(step.type.slug);
  return openSimulation && { step, simulation: openSimulation, facts: factsOf(openSimulation, proposal) };
}

/** The visitor's choice in the form in which it is sent. */
export interface ChosenOffer {
  step: Step;
  /** Uses the wire's spelling. */
  data: Readonly<Record<string, WireValue>>;
  /** Present if an operation of its own sends it (7.30). `entry` in cents. */
  financing: { entry: number; months: number; insured: boolean } | undefined;
}

/** The chosen option, unless a newer request is open or the inputs are invalid. */
export function chosenOffer(state: AppState): ChosenOffer | undefined {
  const simulation = openSimulationOf(state);
  const { offers, chosen, inputs, status, errors } = state.simulation;
  const selection = chosenOf(offers, chosen);
  if (!simulation || !selection || status !== 'ready' || Object.keys(errors).length > 0) return undefined;
  const { entry = selection.offer.entry ?? 0, insured } = inputs;
  return {
    step: simulation.step,
    data: savedOf(simulation.simulation, inputs, selection),
    financing:
      simulation.simulation.write === 'financeCdc'
        ? { entry, months: selection.option.months, insured }
        : undefined,
  };
}
