import type { Conditional } from './conditional.ts';

/** While the referenced field has the value, this field has a forced value, is read-only, or both (3.28). */
export const standard: Conditional = {
  references: ({ standard: rule }) => (rule ? [rule] : []),
  locks: ({ standard: rule }, { holds }) => rule?.readOnly === true && holds(rule),
  forces: ({ standard: rule }, { holds }) =>
    rule?.forcedValue !== undefined && holds(rule) ? rule.forcedValue : undefined,
};
