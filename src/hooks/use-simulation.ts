import type { Step } from '#journey/model/step.ts';
import { findOfferedChoice } from '#journey/simulation/choice.ts';
import { simulationOf } from '#journey/simulation/index.ts';
import type { InstalmentOption, Offer } from '#journey/simulation/offer.ts';
import type { Simulation } from '#journey/simulation/simulation-declaration.ts';
import { createEmptySimulation, type SimulationState } from '#state/simulation-state.ts';
import { useAppState } from './use-app-state.ts';

export interface SimulationInView {
  simulation: Simulation;
  slice: SimulationState;
  /** The chosen offer and option. */
  selection: { offer: Offer; option: InstalmentOption } | undefined;
  /** There is no offer yet, and one is being requested. */
  isLoadingFirst: boolean;
  /** The offers belong to the previous request, or to other inputs than the wrong ones that the visitor sees. */
  isStale: boolean;
  /** The last request that ended failed: the offers do not match the inputs and cannot be chosen. */
  hasFailed: boolean;
}

/** Whether an input is wrong, so that the offers are not for it. The term is chosen among the offers. */
const hasWrongInput = ({ errors: { months: _, ...inputErrors } }: SimulationState): boolean =>
  Object.keys(inputErrors).length > 0;

/** The state of a simulation whose step has not been opened yet. */
const beforeOpening: SimulationState = { ...createEmptySimulation(), status: 'loading' };

/** The simulation of a step and its state; `undefined` for a step without one. */
export function useSimulation(step: Step): SimulationInView | undefined {
  const state = useAppState();
  const simulation = simulationOf(step.type.slug);
  if (!simulation) return undefined;
  const slice = state.simulation.slug === step.slug ? state.simulation : beforeOpening;
  const isLoading = slice.status === 'loading';
  return {
    simulation,
    slice,
    selection: findOfferedChoice(slice.offers, slice.chosen),
    isLoadingFirst: isLoading && slice.offers.length === 0,
    isStale: slice.offers.length > 0 && (slice.status !== 'ready' || hasWrongInput(slice)),
    hasFailed: slice.offers.length > 0 && slice.hasFailed,
  };
}
