import type { Conditional } from './conditional.ts';

/** Shown only while the referenced field has one of the values of the reference (3.26). */
export const visualization: Conditional = {
  references: ({ visualization: reference }) => (reference ? [reference] : []),
  shows: ({ visualization: reference }, { holds }) => reference === undefined || holds(reference),
};
