import type { Conditional } from './conditional.ts';

/** Shown only while at least one referenced field has one of its values (3.27). An empty list has no effect. */
export const displayBasedOnValues: Conditional = {
  references: ({ displayBasedOnValues: references = [] }) => references,
  shows: ({ displayBasedOnValues: references = [] }, { holds }) =>
    references.length === 0 || references.some(holds),
};
