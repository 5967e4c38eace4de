import { createListeners } from './listeners.ts';

/** An event of the journey (7.39). No member can contain personal data. */
export interface JourneyEvent {
  /** `form_submit` or `sng_...`. */
  event: string;
  /** Time of the event, ISO 8601 in UTC. */
  time: string;
  /** Slug of the product. */
  category: string;
  /** Slug of the step; empty outside the steps. */
  slug: string;
}

export interface Tracking {
  /** Adds an event to the data layer and calls the listeners. */
  track(event: JourneyEvent): void;
  /** Receives every event since `forget`, including earlier ones. Returns a function that unsubscribes. */
  subscribe(listener: (event: JourneyEvent) => void): () => void;
  /** No later subscriber receives the events so far. The data layer keeps them. */
  forget(): void;
}

const EVENT = /^(?:form_submit|sng_[a-z_]{1,40})$/;
const SLUG = /^[\w-]{1,64}$/;
/** A number with this many digits could identify a person. */
const LONG_NUMBER = /\d{8,}/;

/** The service chooses slugs, so a text that does not look like a slug is left out (12.10). */
const slugOf = (text: string): string => (SLUG.test(text) && !LONG_NUMBER.test(text) ? text : '');

/** The data layer of the page (7.39), a list that tag managers read: `window.dataLayer`. */
export function createTracking(window: { dataLayer?: unknown }): Tracking {
  const layer: unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = layer;
  const pastEvents: JourneyEvent[] = [];
  const listeners = createListeners<[JourneyEvent]>();
  return {
    track({ event, time, category, slug }) {
      if (!EVENT.test(event)) return;
      const sentEvent = { event, time, category: slugOf(category), slug: slugOf(slug) };
      pastEvents.push(sentEvent);
      // A copy, so that a script cannot change the event that the listeners get.
      layer.push({ ...sentEvent });
      listeners.notify(sentEvent);
    },
    subscribe(listener) {
      for (const event of pastEvents) listener(event);
      return listeners.add(listener);
    },
    forget() {
      pastEvents.length = 0;
    },
  };
}
