import type { EvaluationContext } from '../evaluation-context.ts';

/** The context of a visitor without proposal, token and lists. */
export const newVisitor: EvaluationContext = {
  hasProposal: false,
  hasToken: false,
  rules: { termsHiddenWithToken: [] },
  autocomplete: false,
  answered: {},
  answersElsewhere: {},
  resources: {},
  focusedKey: undefined,
};
