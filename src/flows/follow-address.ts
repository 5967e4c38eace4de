import { journeyStageOf } from '#journey/chosen-credit.ts';
import { firstStepOf, stepAt } from '#journey/current-step.ts';
import { pathOfDestination, sidePageAt } from '#journey/destination.ts';
import { destinationAfter } from '#journey/destination-after.ts';
import { type Destination, go, type NextAction, stay } from '#journey/model/next-action.ts';
import { lacksFiles, revisitOf } from '#journey/revisit.ts';
import { decodePath } from '#shared/decode-path.ts';
import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';
import { chooseStep } from './go-back.ts';

/** The place of the journey itself: that of the service, or the first step if its files or the proposal are missing. */
export function currentPlaceOf(state: AppState): Destination | undefined {
  const { config, proposal, waitsForCompletion, openRedo } = state;
  if (!config) return undefined;
  if (lacksFiles(state)) return { kind: 'step', slug: state.filesDueAt };
  if (proposal) return destinationAfter(config, proposal, waitsForCompletion, openRedo);
  const firstStep = firstStepOf(config);
  return firstStep && { kind: 'step', slug: firstStep.slug };
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
      return isCurrentPlace(state, place) || revisitOf(state, place.slug) !== 'closed';
    case 'completion':
      return isCurrentPlace(state, place);
    default:
      return true;
  }
}

/**
 * The state as it will probably be after the completion that follows this place: all forms are closed until then, but
 * the journey goes on with the next step.
 */
export function afterCompletion(state: AppState, leftPlace: Destination): AppState {
  const { config, proposal } = state;
  const leftStep = stepAt(config, leftPlace);
  const nextStep = config?.steps
    .filter(({ order }) => leftStep && order > leftStep.order)
    .sort((a, b) => a.order - b.order)[0];
  return proposal && nextStep
    ? { ...state, waitsForCompletion: false, proposal: { ...proposal, currentStep: nextStep.slug } }
    : state;
}

function isCurrentPlace(state: AppState, place: Destination): boolean {
  const currentPlace = currentPlaceOf(state);
  return currentPlace !== undefined && pathOfDestination(currentPlace) === pathOfDestination(place);
}

/**
 * Reacts to the browser's back and forward buttons and to a typed address (2.15), by the rules of the navigator
 * (4.12-4.14). An address that leads nowhere is replaced by the current one.
 */
export function followAddress({ platform, state }: PlatformContext): NextAction {
  const { config, place, proposal, rules, waitsForCompletion } = state;
  const path = decodePath(platform.address.current().pathname);
  if (place.kind === 'opening' || path === decodePath(pathOfDestination(place))) return stay;
  const currentPlace = currentPlaceOf(state);
  if (currentPlace && decodePath(pathOfDestination(currentPlace)) === path) return go(currentPlace);
  const sidePage =
    config &&
    sidePageAt(path, {
      stage: journeyStageOf(config, proposal, waitsForCompletion),
      steps: config.steps,
      landing: rules.landing,
    });
  if (sidePage) return go(sidePage);
  const nextAction = chooseStep({ state }, path.replace(/^\//, ''));
  if (nextAction.kind !== 'go')
    platform.address.replace(`${pathOfDestination(place)}${platform.address.current().search}`);
  return nextAction;
}
