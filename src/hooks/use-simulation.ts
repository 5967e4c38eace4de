import type { Step } from '#journey/model/step.ts';
import { chosenOf } from '#journey/simulation/choice.ts';
import { simulationOf } from '#journey/simulation/index.ts';
import type { InstalmentOption, Offer } from '#journey/simulation/offer.ts';
import type { Simulation } from '#journey/simulation/simulation-declaration.ts';
import { emptySimulation, type SimulationState } from '#state/simulation-state.ts';
import { useAppState } from './use-app-state.ts';

export interface SimulationInView {
  simulation: Simulation;
  slice: SimulationState;
  /** The offer and option that are chosen. */
  picked: { offer: Offer; option: InstalmentOption } | undefined;
  /** Nothing has been offered yet, and something is on its way. */
  isFirst: boolean;
  /** The figures are those of the question before. */
  isStale: boolean;
}

/** What a simulation stands on before its step has been opened. */
const beforeOpening: SimulationState = { ...emptySimulation(), status: 'asking' };

/** The simulation of a step, as far as it has come; `undefined` for a step that simulates nothing. */
export function useSimulation(step: Step): SimulationInView | undefined {
  const state = useAppState();
  const simulation = simulationOf(step.type.slug);
  if (!simulation) return undefined;
  const slice = state.simulation.slug === step.slug ? state.simulation : beforeOpening;
  const asks = slice.status === 'asking';
  return {
    simulation,
    slice,
    picked: chosenOf(slice.offers, slice.chosen),
    isFirst: asks && slice.offers.length === 0,
    isStale: slice.offers.length > 0 && slice.status !== 'ready',
  };
}
