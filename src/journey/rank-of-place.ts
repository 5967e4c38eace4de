import { stepBySlug } from './current-step.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';

/** A rank above that of every step. */
const AFTER_STEPS = 1_000_000;

/**
 * The rank of a place in the journey: a place of a higher rank enters from the right, one of a lower rank from the left
 * (15.6). The rank of a step is its order; side pages rank above all steps. `undefined` while the journey opens.
 */
export function rankOfPlace(
  configuration: Configuration | undefined,
  place: Destination,
): number | undefined {
  switch (place.kind) {
    case 'opening':
      return undefined;
    case 'landing':
      return -AFTER_STEPS;
    case 'step':
      return (configuration && stepBySlug(configuration, place.slug)?.order) ?? 0;
    case 'completion':
      return AFTER_STEPS;
    case 'finalPage':
      return AFTER_STEPS + 1;
    case 'tokenValidation':
    case 'sidePage':
      return AFTER_STEPS + 2;
  }
}
