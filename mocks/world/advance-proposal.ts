import type { Check } from '#scenarios/check.ts';
import type { StepStatus } from '#scenarios/define-scenario.ts';
import type { Service } from './call.ts';
import { customFieldsAtEnd } from './custom-fields-at-end.ts';
import { endorse, type ProposalRecord } from './state.ts';
import { isFinal, isTokenStep, stepAfter, stepOf } from './steps.ts';

/** The check of a step without fields for which the product declares none; a scenario may start there. */
const defaultCheck: Check = { polls: 2, ends: 'success' };

/** The service's check on a step; undefined for a step that only the visitor deals with. */
export function checkOf(proposal: ProposalRecord, slug: string, service: Service): Check | undefined {
  if (Object.hasOwn(proposal.checks, slug)) return proposal.checks[slug];
  if (Object.hasOwn(service.state.checks, slug)) return service.state.checks[slug];
  const step = stepOf(service.product, slug);
  if (!step || !Object.hasOwn(proposal.statuses, slug)) return undefined;
  const needsVisitor = step.fields.length > 0 || isTokenStep(step) || isFinal(service.product, slug);
  return needsVisitor ? undefined : defaultCheck;
}

/** Whether the visitor must do this step, which is not the current one, again (4.10). */
export const isReviewed = ({ currentStep, reviewStep }: ProposalRecord, slug: string): boolean =>
  slug === reviewStep && slug !== currentStep;

/** The status of a step (4.1). */
export function statusOf(proposal: ProposalRecord, slug: string, service: Service): StepStatus {
  const { product } = service;
  if (proposal.completing && slug === proposal.currentStep) return 'success';
  const ownStatus = Object.hasOwn(proposal.statuses, slug) ? proposal.statuses[slug] : undefined;
  if (ownStatus) return ownStatus;
  if (isReviewed(proposal, slug)) return 'init';
  if (isFinal(product, slug)) return 'finished';
  const [step, current] = [stepOf(product, slug), stepOf(product, proposal.currentStep)];
  if (slug === proposal.currentStep) return checkOf(proposal, slug, service) ? 'waiting' : 'init';
  if (step && current && step.order < current.order) return 'success';
  return step?.state ?? 'init';
}

/** Leaves the finished current step: moves to the next one, or starts the completion that comes between them. */
export function advanceProposal(proposal: ProposalRecord, service: Service): void {
  const { completion } = service.product;
  delete proposal.statuses[proposal.currentStep];
  if (ENDORSING_TYPES.includes(stepOf(service.product, proposal.currentStep)?.stepType.slug ?? ''))
    endorse(proposal);
  const needsCompletion = completion.after === proposal.currentStep && !isCompleted(proposal, service);
  if (needsCompletion) {
    proposal.completing = true;
    return;
  }
  const nextStep = stepAfter(proposal, service.product);
  if (nextStep) moveToStep(proposal, nextStep.slug, service);
}

const ENDORSING_TYPES: readonly string[] = ['proposalEndorsement', 'averbacao'];

/** Moves the proposal to a step; a check there starts again. */
export function moveToStep(proposal: ProposalRecord, slug: string, service: Service): void {
  const { product, state } = service;
  proposal.currentStep = slug;
  delete proposal.statuses[slug];
  delete proposal.polls[slug];
  if (isFinal(product, slug)) {
    proposal.overrides.customFields = {
      ...customFieldsAtEnd(proposal, service),
      ...proposal.overrides.customFields,
    };
    setSituation(proposal, 'finalizada', service);
    return;
  }
  if (product.sendsSms?.includes(slug)) state.smsSent += 1;
  const check = checkOf(proposal, slug, service);
  setSituation(proposal, check ? 'emAnalise' : 'emAndamento', service);
  if (check?.begins === 'init') proposal.statuses[slug] = 'init';
}

/** The most events that a timeline keeps. */
const maxTimelineLength = 40;

/** Sets the situation of the proposal and adds it to the timeline with the current step. */
export function setSituation(proposal: ProposalRecord, situation: string, service: Service): void {
  const now = service.now();
  proposal.situation = situation;
  proposal.updatedAt = now;
  const description = stepOf(service.product, proposal.currentStep)?.name ?? proposal.currentStep;
  const lastEvent = proposal.events.at(-1);
  if (lastEvent?.situation === situation && lastEvent.description === description) return;
  if (proposal.events.length >= maxTimelineLength) proposal.events.shift();
  proposal.events.push({ situation, description, at: now });
}

const isCompleted = (proposal: ProposalRecord, { state }: Service): boolean =>
  proposal.completionPolls > state.completion.polls;
