import type { Destination } from '#journey/model/next-action.ts';
import type { AppState } from '#state/app-state.ts';
import type { StateContext } from './context.ts';

/** The event for the place that the visitor has reached: `sng_final_page_view` (7.39, assumption 7.39). */
const viewOf = ({ kind }: Destination): string =>
  `sng_${kind.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}_view`;

/** The facts of the journey that decide about its events. */
export interface JourneySnapshot {
  place: Destination;
  failed: boolean;
  submitting: boolean;
  /** The status of the current step; empty outside the steps. */
  status: string;
}

const slugOf = (place: Destination): string => (place.kind === 'step' ? place.slug : '');

function snapshotOf({ place, errorPage, form, config, stepStatus }: AppState): JourneySnapshot {
  const slug = slugOf(place);
  const configuredStatus = config?.steps.find(step => step.slug === slug)?.status ?? '';
  return {
    place,
    failed: errorPage?.isError ?? false,
    submitting: form.submitting,
    status: slug === '' ? '' : (stepStatus[slug] ?? configuredStatus),
  };
}

/** The events between two observations of the journey, by name. `previous` is absent at the first one. */
export function eventsBetween(
  previous: JourneySnapshot | undefined,
  now: JourneySnapshot,
): { event: string; slug: string }[] {
  if (now.place.kind === 'opening' && !now.failed) return [];
  const events: string[] = [];
  const slug = slugOf(now.place);
  const isElsewhere = previous?.place.kind !== now.place.kind || slugOf(previous.place) !== slug;
  const isSent = now.submitting && !previous?.submitting;
  if (isElsewhere && now.place.kind !== 'opening') events.push(viewOf(now.place));
  if (isSent) events.push('form_submit');
  if (!isElsewhere && previous && previous.status !== now.status && /^[a-z]+$/i.test(now.status))
    events.push(`sng_step_${now.status.toLowerCase()}`);
  if (now.failed && !previous?.failed) events.push('sng_error_view');
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
