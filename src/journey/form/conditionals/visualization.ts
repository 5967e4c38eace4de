import type { Conditional } from './conditional.ts';

/** Shown only while the referenced field has the value (3.26). */
export const visualization: Conditional = {
  references: ({ visualization: reference }) => (reference ? [reference] : []),
  shows: ({ visualization: reference }, { holds }) => reference === undefined || holds(reference),
};
