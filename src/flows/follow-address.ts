import { afterAnswer } from '#journey/after-submit.ts';
import { firstStepOf } from '#journey/current-step.ts';
import { asideAt, pathOf } from '#journey/destination.ts';
import { type Destination, go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { AppState } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { chooseStep } from './return-to-step.ts';

/** A path as people read it; one with broken escapes stays as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where the visitor may be beside where they are: the server's place, or before there is a proposal the start. */
function openPlaces({ config, proposal, rules, waitsForCompletion }: AppState): Destination[] {
  if (!config) return [];
  if (proposal) return [afterAnswer(config, proposal, waitsForCompletion)];
  const first = firstStepOf(config);
  return [
    ...(first ? [{ kind: 'step', slug: first.slug } as const] : []),
    ...(config.display.hasLandingPage ? [{ kind: 'landing', variant: rules.landing } as const] : []),
  ];
}

/**
 * The address changed by the browser's own buttons, or was typed: the journey decides what it means (2.15), by the rules of
 * the navigator (4.12-4.14). What leads nowhere is put back.
 */
export function followAddress({ platform, state }: Pick<Context, 'platform' | 'state'>): NextAction {
  const { place } = state;
  const asked = readable(platform.address.current().pathname);
  if (place.kind === 'opening' || asked === readable(pathOf(place))) return stay;
  const places = openPlaces(state);
  const isOver = places.some(({ kind }) => kind === 'finalPage');
  const open =
    places.find(destination => readable(pathOf(destination)) === asked) ??
    (state.config && asideAt(asked, isOver, state.config.steps));
  if (open) return go(open);
  const chosen = chooseStep({ state }, asked.replace(/^\//, ''));
  if (chosen.kind !== 'go') platform.address.replace(`${pathOf(place)}${platform.address.current().search}`);
  return chosen;
}
