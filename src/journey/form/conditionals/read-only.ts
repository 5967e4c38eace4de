import type { Conditional } from './conditional.ts';

/** Read-only as soon as a proposal exists (3.29). */
export const readOnly: Conditional = {
  references: () => [],
  locks: ({ readOnly: rule }, { hasProposal }) => rule?.activateWhenHasProposal === true && hasProposal,
};
