import { currentStepSlugOf, firstStepOf, stepBySlug } from './current-step.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';
import type { Proposal } from './model/proposal.ts';
import { DEFAULT_TOKEN_METHOD, type TokenMethod } from './model/step.ts';

/** The facts about the visit when a code has to confirm the proposal (4.24). */
interface ConfirmationFacts {
  config: Configuration | undefined;
  proposal: Proposal | undefined;
  /** `backTo`: the place that was left. `methods`: those of the service; empty until it answers. */
  confirmation: { backTo: Destination | undefined; methods: readonly TokenMethod[] };
}

/** The hash id of another proposal, which the service wants confirmed before a redirection to it (8.24). */
export const redirectHashIdOf = ({ backTo }: ConfirmationFacts['confirmation']): string | undefined =>
  backTo?.kind === 'opening' ? backTo.redirect?.hashId : undefined;

/** For the call before any step is known (assumption 7.20). */
const UNKNOWN_STEP = 'tokenValidation';

/** The step that needs the confirmation: where the visitor was, otherwise the service's step, otherwise the first. */
export function tokenSlugOf({ config, proposal, confirmation }: ConfirmationFacts): string {
  const { backTo } = confirmation;
  if (backTo?.kind === 'step') return backTo.slug;
  if (redirectHashIdOf(confirmation) !== undefined) return UNKNOWN_STEP;
  if (proposal && currentStepSlugOf(proposal) !== '') return currentStepSlugOf(proposal);
  return (config && firstStepOf(config)?.slug) || UNKNOWN_STEP;
}

/** Methods of receiving the code: the step's, otherwise the service's, otherwise SMS. */
export function tokenMethodsOf(facts: ConfirmationFacts): readonly TokenMethod[] {
  const { config, confirmation } = facts;
  const stepMethods = (config && stepBySlug(config, tokenSlugOf(facts))?.tokenMethods) ?? [];
  return stepMethods.length > 0 ? stepMethods : offeredMethodsOf(confirmation.methods);
}

/** The methods that a visitor can choose: SMS, if the step or the service names none. */
export const offeredMethodsOf = (methods: readonly TokenMethod[]): readonly TokenMethod[] =>
  methods.length > 0 ? methods : [DEFAULT_TOKEN_METHOD];
