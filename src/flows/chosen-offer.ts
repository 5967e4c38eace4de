import { stepBySlug } from '#journey/current-step.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import type { Step } from '#journey/model/step.ts';
import { chosenOf, savedOf } from '#journey/simulation/choice.ts';
import { type Facts, factsOf } from '#journey/simulation/facts.ts';
import { simulationOf } from '#journey/simulation/index.ts';
import type { Simulation } from '#journey/simulation/simulation-declaration.ts';
import type { AppState } from '#state/app-state.ts';

/** The simulation of the step in view. */
export interface OpenSimulation {
  step: Step;
  simulation: Simulation;
  facts: Facts;
}

/** The simulation that is open where the visitor is; `undefined` anywhere else. */
export function openSimulationOf({
  place,
  config,
  proposal,
  simulation,
}: AppState): OpenSimulation | undefined {
  if (place.kind !== 'step' || place.slug !== simulation.slug || !config) return undefined;
  const step = stepBySlug(config, place.slug);
  const declared = step && simulationOf(step.type.slug);
  return declared && { step, simulation: declared, facts: factsOf(declared, proposal) };
}

/** What the choice of the visitor carries to the service. */
export interface ChosenOffer {
  step: Step;
  /** In the spelling of the wire. */
  data: Readonly<Record<string, WireValue>>;
  /** Set where a call of its own carries it (7.30). `entry` in cents. */
  financing: { entry: number; months: number; insured: boolean } | undefined;
}

/** The option that was chosen, as long as nothing newer is asked and nothing is wrong. */
export function chosenOffer(state: AppState): ChosenOffer | undefined {
  const open = openSimulationOf(state);
  const { offers, chosen, inputs, status, errors } = state.simulation;
  const picked = chosenOf(offers, chosen);
  if (!open || !picked || status !== 'ready' || Object.keys(errors).length > 0) return undefined;
  const { entry = picked.offer.entry ?? 0, insured } = inputs;
  return {
    step: open.step,
    data: savedOf(open.simulation, inputs, picked),
    financing:
      open.simulation.write === 'financeCdc' ? { entry, months: picked.option.months, insured } : undefined,
  };
}
