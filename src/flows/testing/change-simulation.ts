import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { SimulationInputs } from '#journey/simulation/simulation-request.ts';
import type { Context } from '../context.ts';
import { keepInputs } from '../keep-option.ts';
import { handleChange } from '../simulation.ts';

/** The flow `changeSimulation` without the loading of its code. */
export const changeSimulation = async (
  context: Context,
  changes: Partial<SimulationInputs>,
): Promise<NextAction> => (keepInputs(context.state, changes) ? handleChange(context, changes) : stay);
