import type { Contract } from './contract.ts';
import type { PlannedInsurance, PlannedStep } from './journey.ts';
import type { Random } from './random.ts';
import { isJsonObject } from './wire.ts';

/** The step types at which the app offers an insurance, read from the contract. */
function insuredTypes(contract: Contract): readonly string[] {
  const { properties } = contract.read('schemas/simulation.yaml');
  const price = isJsonObject(properties) ? properties.valorDoSeguro : undefined;
  const types = isJsonObject(price) ? price['x-step-types'] : undefined;
  if (!Array.isArray(types)) throw new Error('The contract does not say which steps offer an insurance.');
  return ['simulationCdc', ...types.map(String)];
}

/** Lets the lender offer an insurance with some of the simulations. */
export function planInsurance(steps: readonly PlannedStep[], contract: Contract, random: Random): void {
  const types = insuredTypes(contract);
  for (const step of steps) {
    if (step.kind !== 'simulation' && step.kind !== 'vehicleFinancing') continue;
    if (!types.includes(step.wire.stepType.slug) || !random.chance(0.5)) continue;
    step.insurance = { price: random.pick([19.9, 7, 1204.05]), isWanted: random.chance(0.6) };
  }
}

/** The price of the insurance that an answer adds to each instalment. */
export const surchargeFor = (insurance: PlannedInsurance | undefined, isTaken: boolean): number =>
  insurance && isTaken ? insurance.price : 0;
