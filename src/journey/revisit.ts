import { currentStepSlugOf, isInReview, stepBySlug } from './current-step.ts';
import { destinationAfter, isFinal, type JourneyPosition } from './destination-after.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step, StepStatus } from './model/step.ts';
import type { JourneyRules } from './rules/rule.ts';
import { stepTypeOf } from './steps/index.ts';

/** The part of the state that decides which earlier steps the visitor may open. */
export interface Journey extends JourneyPosition {
  rules: JourneyRules;
  /** Status of steps from the latest answers, by slug; overrides the configuration's. */
  stepStatus?: Readonly<Record<string, StepStatus>>;
  /** Slug of the first step while the service lacks its files, which follow the creation; empty for none. */
  filesDueAt?: string;
}

/**
 * Whether an earlier step is open. `endorsed`: closed only because the proposal is endorsed, which a message says
 * (4.14).
 */
export type Revisit = 'open' | 'endorsed' | 'closed';

/** The message if the visitor returns to a step of an endorsed proposal (4.14). */
export const ENDORSED_TEXT = 'Proposta já averbada não pode ser retrocedida!';

/**
 * Whether the step is a form before the current step of an unfinished proposal (4.12, 11.8). A check with fields is
 * none any more when the service has worked on it.
 */
function isEarlierForm(
  configuration: Configuration,
  proposal: Proposal | undefined,
  slug: string,
  stepStatus?: Journey['stepStatus'],
): boolean {
  const target = stepBySlug(configuration, slug);
  // The current step counts, not the review step: the steps between both are answered as well.
  const current = proposal && stepBySlug(configuration, proposal.currentStep);
  if (!target || !current || isFinal(configuration, current) || target.order < 0) return false;
  return target.order < current.order && stepTypeOf(target, stepStatus?.[slug]).family === 'form';
}

/** Whether the current step, or a step between it and the target, forbids going back (4.13). */
function forbidsReturn(configuration: Configuration, proposal: Proposal | undefined, slug: string): boolean {
  const orderOf = (stepSlug: string | undefined): number =>
    (stepSlug === undefined ? undefined : stepBySlug(configuration, stepSlug))?.order ?? -1;
  const [to, from] = [orderOf(slug), orderOf(proposal?.currentStep)];
  return configuration.steps.some(step => step.cannotReturnFromHere && step.order > to && step.order <= from);
}

/**
 * Whether the visitor may open this step while the proposal is at another one. It must be an earlier form (4.12), the
 * journey must not be over (11.8), and no step between may forbid going back (4.13). All are closed while the service
 * completes the proposal (4.22).
 */
export function revisitInJourney(
  { config, proposal, rules, waitsForCompletion, stepStatus }: Omit<Journey, 'openRedo'>,
  slug: string,
): Revisit {
  if (!config || waitsForCompletion || !isEarlierForm(config, proposal, slug, stepStatus)) return 'closed';
  // This comes first, because it is the reason with which the service would refuse.
  if (rules.isEndorsementFinal && proposal?.isEndorsed === true) return 'endorsed';
  return forbidsReturn(config, proposal, slug) ? 'closed' : 'open';
}

/**
 * Like `revisitInJourney`, but closed without a proposal and on the final page, also after an external redo (4.26,
 * 11.8).
 */
export function revisitOf(journey: Journey, slug: string): Revisit {
  const { config, proposal, waitsForCompletion, openRedo } = journey;
  if (
    !config ||
    !proposal ||
    destinationAfter(config, proposal, waitsForCompletion, openRedo).kind !== 'step'
  )
    return 'closed';
  return revisitInJourney(journey, slug);
}

/** Whether the later steps wait for the files of the first step, which follow the creation (assumption 7.10). */
export const lacksFiles = (journey: Journey): boolean =>
  revisitOf(journey, journey.filesDueAt ?? '') === 'open';

/** Whether the visitor must finish a review before the journey continues (3.22, assumption 4.12). */
export function mustFinishReview(configuration: Configuration, proposal: Proposal): boolean {
  return (
    isInReview(proposal) && stepBySlug(configuration, currentStepSlugOf(proposal))?.requiresReview === true
  );
}

/** The target of 'Voltar': the nearest step before `slug` that is open or `endorsed`. */
export function stepBefore(journey: Journey, slug: string): Step | undefined {
  const { config } = journey;
  const currentStep = config && stepBySlug(config, slug);
  if (!config || !currentStep) return undefined;
  return config.steps
    .filter(step => step.order < currentStep.order && revisitOf(journey, step.slug) !== 'closed')
    .reduce<Step | undefined>(
      (nearest, step) => (nearest && nearest.order >= step.order ? nearest : step),
      undefined,
    );
}

/**
 * Slug of the step to which a visitor who has opened an earlier step returns; empty if there is none. A first step
 * whose files are missing and an open redo come before the current step, which stays closed (4.26).
 */
export function stepToReturnTo(journey: Journey, slug: string): string {
  const { config, proposal, openRedo, filesDueAt } = journey;
  if (!config || !proposal || slug === '') return '';
  const current = mustFinishReview(config, proposal) ? currentStepSlugOf(proposal) : proposal.currentStep;
  const ahead = (lacksFiles(journey) && filesDueAt) || openRedo || current;
  return ahead === slug || !stepBySlug(config, ahead) ? '' : ahead;
}
