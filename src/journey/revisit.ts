import { currentStepSlug, stepBySlug } from './current-step.ts';
import { destinationAfter, isFinal } from './destination-after.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';
import type { JourneyRules } from './rules/rule.ts';
import { stepTypeOf } from './steps/index.ts';

/** The part of the state that decides about going back. */
export interface Journey {
  config: Configuration | undefined;
  proposal: Proposal | undefined;
  rules: JourneyRules;
  waitsForCompletion: boolean;
}

/** `endorsed`: the way would be open, but an endorsed proposal cannot go back (4.14): a message says so. */
export type Revisit = 'open' | 'endorsed' | 'closed';

/** The message if the visitor returns to a step of an endorsed proposal (4.14). */
export const ENDORSED_TEXT = 'Proposta já averbada não pode ser retrocedida!';

/** An earlier step that is a form, of a proposal that is not finished (4.12, 11.8). */
function earlierForm(configuration: Configuration, proposal: Proposal | undefined, slug: string): boolean {
  const target = stepBySlug(configuration, slug);
  // Not from the step under review: the steps between it and the current one are answered as well.
  const current = proposal && stepBySlug(configuration, proposal.currentStep);
  if (!target || !current || isFinal(current) || target.order < 0) return false;
  return target.order < current.order && stepTypeOf(target).family === 'form';
}

/** A step in between, or the current one, forbids going back (4.13). */
function isBarred(configuration: Configuration, proposal: Proposal | undefined, slug: string): boolean {
  const order = (stepSlug: string | undefined): number =>
    (stepSlug === undefined ? undefined : stepBySlug(configuration, stepSlug))?.order ?? -1;
  const [to, from] = [order(slug), order(proposal?.currentStep)];
  return configuration.steps.some(step => step.cannotReturnFromHere && step.order > to && step.order <= from);
}

/**
 * Whether the visitor may look at `slug` while the service is at another step: only backwards, only a form (4.12), not
 * after the end (11.8), and never past a step that forbids going back (4.13).
 */
export const mayRevisit = (
  configuration: Configuration,
  proposal: Proposal | undefined,
  slug: string,
): boolean => earlierForm(configuration, proposal, slug) && !isBarred(configuration, proposal, slug);

/** The same for the current journey; while the service completes the proposal it is closed (4.22). */
export function wayBackTo({ config, proposal, rules, waitsForCompletion }: Journey, slug: string): Revisit {
  if (!config || waitsForCompletion || !earlierForm(config, proposal, slug)) return 'closed';
  // Checked before other obstacles, because it is the reason for which the service would refuse.
  if (rules.endorsedIsFinal && proposal?.endorsed === true) return 'endorsed';
  return isBarred(config, proposal, slug) ? 'closed' : 'open';
}

/** How the visitor may go back: not at all on the final page, also after an external redo (4.26, 11.8). */
export function revisitOf(journey: Journey, slug: string): Revisit {
  const { config, proposal, waitsForCompletion } = journey;
  if (!config || !proposal || destinationAfter(config, proposal, waitsForCompletion).kind !== 'step')
    return 'closed';
  return wayBackTo(journey, slug);
}

/** A required review must be finished before the journey continues (3.22, assumption 4.12). */
export function reviewHolds(configuration: Configuration, { reviewStep }: Proposal): boolean {
  return reviewStep !== null && stepBySlug(configuration, reviewStep)?.requiresReview === true;
}

/**
 * The target of 'Voltar': the nearest step before `slug` that is open, or that has a message about why it is closed.
 */
export function stepBefore(journey: Journey, slug: string): Step | undefined {
  const { config } = journey;
  const currentStep = config && stepBySlug(config, slug);
  if (!config || !currentStep) return undefined;
  return config.steps
    .filter(step => step.order < currentStep.order && revisitOf(journey, step.slug) !== 'closed')
    .reduce<Step | undefined>((last, step) => (last && last.order >= step.order ? last : step), undefined);
}

/** Slug of the service's step while the visitor looks at an earlier one; otherwise empty. */
export function stepAhead({ config, proposal }: Journey, slug: string): string {
  if (!config || !proposal || slug === '') return '';
  const ahead = reviewHolds(config, proposal) ? currentStepSlug(proposal) : proposal.currentStep;
  return ahead === slug || !stepBySlug(config, ahead) ? '' : ahead;
}
