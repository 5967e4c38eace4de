import { stepAt } from '#journey/current-step.ts';
import type { Destination } from '#journey/model/next-action.ts';
import type { AppState } from '#state/app-state.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import type { StateContext } from './context.ts';

/** The event for the place that the visitor has reached, for example `sng_final_page_view` (7.39, assumption 7.39). */
const viewEventOf = ({ kind }: Destination): string =>
  `sng_${kind.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}_view`;

/** The part of the state that determines which events are sent. */
export interface JourneySnapshot {
  place: Destination;
  showsErrorPage: boolean;
  isSending: boolean;
  /** The status of the step at `place`; empty outside the steps. */
  status: string;
}

const slugOf = (place: Destination): string => (place.kind === 'step' ? place.slug : '');

function snapshotOf(state: AppState): JourneySnapshot {
  const { place, errorPage, form, config } = state;
  const step = stepAt(config, place);
  return {
    place,
    showsErrorPage: errorPage?.isError ?? false,
    isSending: form.isSending,
    status: step ? latestStatusOf(state, step) : '',
  };
}

/**
 * The names of the events that happened between two snapshots, each with the slug of its step. `previous` is absent at
 * the first snapshot.
 */
export function eventsBetween(
  previous: JourneySnapshot | undefined,
  now: JourneySnapshot,
): { event: string; slug: string }[] {
  if (now.place.kind === 'opening' && !now.showsErrorPage) return [];
  const events: string[] = [];
  const slug = slugOf(now.place);
  const isAtNewPlace = previous?.place.kind !== now.place.kind || slugOf(previous.place) !== slug;
  const startsSending = now.isSending && !previous?.isSending;
  if (isAtNewPlace && now.place.kind !== 'opening') events.push(viewEventOf(now.place));
  if (startsSending) events.push('form_submit');
  if (!isAtNewPlace && previous && previous.status !== now.status && /^[a-z]+$/i.test(now.status))
    events.push(`sng_step_${now.status.toLowerCase()}`);
  if (now.showsErrorPage && !previous?.showsErrorPage) events.push('sng_error_view');
  return events.map(event => ({ event, slug }));
}

type TrackingContext = StateContext & {
  clock: { now(): number };
  track: (event: { event: string; time: string; category: string; slug: string }) => void;
};

/** Returns a function to call after every change: it sends the events that have happened since. */
export function trackJourney({ state, clock, track }: TrackingContext): () => void {
  let previous: JourneySnapshot | undefined;
  return () => {
    const now = snapshotOf(state);
    const events = eventsBetween(previous, now);
    previous = { ...now };
    const time = new Date(clock.now()).toISOString();
    for (const { event, slug } of events)
      track({ event, time, category: state.config?.metaProduct.slug ?? '', slug });
  };
}
