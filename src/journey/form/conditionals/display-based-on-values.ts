import type { Conditional } from './conditional.ts';

/** Visible while any reference of the list holds (3.27). An empty list has no effect. */
export const displayBasedOnValues: Conditional = {
  references: ({ displayBasedOnValues: references = [] }) => references,
  shows: ({ displayBasedOnValues: references = [] }, { holds }) =>
    references.length === 0 || references.some(holds),
};
