import { journeyStageOf } from '#journey/chosen-credit.ts';
import { firstStepOf } from '#journey/current-step.ts';
import { pathOfDestination, sidePageAt } from '#journey/destination.ts';
import { destinationAfter } from '#journey/destination-after.ts';
import { type Destination, go, type NextAction, stay } from '#journey/model/next-action.ts';
import { revisitOf } from '#journey/revisit.ts';
import { decodePath } from '#shared/decode-path.ts';
import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';
import { chooseStep } from './go-back.ts';

/**
 * The places that an address may open besides the earlier steps: the service's step, or the first step and the landing
 * page if there is no proposal.
 */
function openPlacesOf({ config, proposal, rules, waitsForCompletion }: AppState): Destination[] {
  if (!config) return [];
  if (proposal) return [destinationAfter(config, proposal, waitsForCompletion)];
  const firstStep = firstStepOf(config);
  return [
    ...(firstStep ? [{ kind: 'step', slug: firstStep.slug } as const] : []),
    ...(config.display.hasLandingPage ? [{ kind: 'landing', variant: rules.landing } as const] : []),
  ];
}

/**
 * Whether the visitor may come back to a place after the journey has moved on. The opening and the confirmation of a
 * code only interrupt the journey; a simulation, a check or a completion that is over stays closed.
 */
export function mayReturnTo(state: AppState, place: Destination): boolean {
  switch (place.kind) {
    case 'opening':
    case 'tokenValidation':
      return false;
    case 'step':
      return isOpenPlace(state, place) || revisitOf(state, place.slug) !== 'closed';
    case 'completion':
      return isOpenPlace(state, place);
    default:
      return true;
  }
}

const isOpenPlace = (state: AppState, place: Destination): boolean =>
  openPlacesOf(state).some(openPlace => pathOfDestination(openPlace) === pathOfDestination(place));

/**
 * Reacts to the browser's back and forward buttons and to a typed address (2.15), by the rules of the navigator
 * (4.12-4.14). An address that leads nowhere is replaced by the current one.
 */
export function followAddress({ platform, state }: PlatformContext): NextAction {
  const { config, place, proposal, waitsForCompletion } = state;
  const path = decodePath(platform.address.current().pathname);
  if (place.kind === 'opening' || path === decodePath(pathOfDestination(place))) return stay;
  const places = openPlacesOf(state);
  const openPlace =
    places.find(destination => decodePath(pathOfDestination(destination)) === path) ??
    (config && sidePageAt(path, journeyStageOf(config, proposal, waitsForCompletion), config.steps));
  if (openPlace) return go(openPlace);
  const nextAction = chooseStep({ state }, path.replace(/^\//, ''));
  if (nextAction.kind !== 'go')
    platform.address.replace(`${pathOfDestination(place)}${platform.address.current().search}`);
  return nextAction;
}
