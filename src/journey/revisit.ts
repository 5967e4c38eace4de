import { isFinal } from './after-submit.ts';
import { currentSlugOf, stepBySlug } from './current-step.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal } from './model/proposal.ts';
import { stepTypeOf } from './steps/index.ts';

/**
 * Whether the visitor may look at `slug` although the service is at another step: backwards only, a form only (4.12),
 * not once the proposal is finished (11.8), and never past a step that forbids going back from there (4.13).
 */
export function mayRevisit(
  configuration: Configuration,
  proposal: Proposal | undefined,
  slug: string,
): boolean {
  const target = stepBySlug(configuration, slug);
  const current = proposal && stepBySlug(configuration, currentSlugOf(proposal));
  if (!target || !current || isFinal(current) || target.order < 0 || target.order >= current.order)
    return false;
  if (stepTypeOf(target).family !== 'form') return false;
  return !configuration.steps.some(
    step => step.cannotReturnFromHere && step.order > target.order && step.order <= current.order,
  );
}
