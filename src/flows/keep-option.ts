import { findOfferedChoice, type OfferChoice } from '#journey/simulation/choice.ts';
import { hasInput } from '#journey/simulation/simulation-declaration.ts';
import type { SimulationInputs } from '#journey/simulation/simulation-request.ts';
import type { AppState } from '#state/app-state.ts';
import { type CurrentSimulation, currentSimulationOf } from './chosen-offer.ts';

// The entries of a simulation are put into the state at once. The code that asks the service is loaded on first use,
// and a page that closes meanwhile would lose them (11.3).

/**
 * Puts changed inputs into the state. Returns false, and changes nothing, while a choice is sent or without a
 * simulation.
 */
export function keepInputs(state: AppState, changes: Partial<SimulationInputs>): boolean {
  const { form, simulation } = state;
  if (form.isSubmitting || !currentSimulationOf(state)) return false;
  Object.assign(simulation.inputs, changes);
  simulation.isEdited = true;
  return true;
}

/**
 * Puts the chosen option into the state and returns the simulation. Returns `undefined`, and changes nothing, if the
 * option cannot be chosen now.
 */
export function keepOption(state: AppState, selection: OfferChoice): CurrentSimulation | undefined {
  const { form, simulation } = state;
  const current = currentSimulationOf(state);
  if (!current || form.isSubmitting || !findOfferedChoice(simulation.offers, selection)) return undefined;
  // The offers on the screen belong to an earlier request. A new number of withdrawals causes a new request.
  if (simulation.hasFailed && !hasInput(current.declaration, 'withdrawals')) return undefined;
  simulation.chosen = { ...selection };
  simulation.isEdited = true;
  return current;
}
