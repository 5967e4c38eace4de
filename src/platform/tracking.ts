/** What is told of a journey (7.39): nothing personal, by construction. */
export interface JourneyEvent {
  /** `form_submit` or `sng_...`. */
  event: string;
  /** When, ISO 8601 in UTC. */
  time: string;
  /** Slug of the product. */
  category: string;
  /** Slug of the step; empty beside the steps. */
  slug: string;
}

export interface Tracking {
  /** Puts an event into the data layer and tells whoever follows. */
  tell(event: JourneyEvent): void;
  /** Hears every event of this visit, those before as well. Answers how to stop. */
  follow(listener: (event: JourneyEvent) => void): () => void;
}

const EVENT = /^(?:form_submit|sng_[a-z_]{1,40})$/;
const SLUG = /^[\w-]{1,64}$/;
/** A number of that many digits could be somebody's. */
const LONG_NUMBER = /\d{8,}/;

/** A slug is the service's word: one that does not look like a slug is left out (12.10). */
const slugOf = (text: string): string => (SLUG.test(text) && !LONG_NUMBER.test(text) ? text : '');

/** The data layer of the page (7.39), a list that tag managers know: `window.dataLayer`. */
export function createTracking(window: { dataLayer?: unknown }): Tracking {
  const layer: unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = layer;
  const pastEvents: JourneyEvent[] = [];
  const followers = new Set<(event: JourneyEvent) => void>();
  return {
    tell({ event, time, category, slug }) {
      if (!EVENT.test(event)) return;
      const sentEvent = { event, time, category: slugOf(category), slug: slugOf(slug) };
      pastEvents.push(sentEvent);
      // A copy: a script that changes what lies in the page's layer changes nothing of ours.
      layer.push({ ...sentEvent });
      for (const follower of followers) follower(sentEvent);
    },
    follow(listener) {
      for (const event of pastEvents) listener(event);
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  };
}
