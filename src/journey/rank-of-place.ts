import { stepBySlug } from './current-step.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';

/** Above every order of a step. */
const AFTER_STEPS = 1_000_000;

/**
 * The rank of a place in the journey: a place of a higher rank comes from the right, one of a lower rank from the left
 * (15.6). A step has its order; screens beside the steps come after all of them. `undefined` while the journey opens.
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
