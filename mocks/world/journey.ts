import type { Check, StepStatus } from '#scenarios/define-scenario.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { WireOutcome, WireProposal, WireStep } from '#scenarios/wire.ts';
import type { Service } from './call.ts';
import type { ProposalRecord } from './state.ts';

export const stepOf = (product: Product, slug: string | undefined): WireStep | undefined =>
  product.steps.find(step => step.slug === slug);

export const ordered = (product: Product) => [...product.steps].sort((a, b) => a.order - b.order);

export const firstStep = (product: Product): WireStep | undefined => ordered(product)[0];

function stepAfter(product: Product, slug: string): WireStep | undefined {
  const steps = ordered(product);
  return steps[steps.findIndex(step => step.slug === slug) + 1];
}

const finalTypes: readonly string[] = ['finished', 'finalizado'];

export const isFinal = (product: Product, slug: string): boolean =>
  finalTypes.includes(stepOf(product, slug)?.stepType.slug ?? '');

/** A check that nobody has described: a scenario began at a status of a step without fields. */
const undescribed: Check = { polls: 2, ends: 'success' };

/** How the service's own work on a step ends; undefined for a step that only the visitor deals with. */
export function checkOf(proposal: ProposalRecord, slug: string, service: Service): Check | undefined {
  if (Object.hasOwn(proposal.checks, slug)) return proposal.checks[slug];
  if (Object.hasOwn(service.state.checks, slug)) return service.state.checks[slug];
  const step = stepOf(service.product, slug);
  const stands = step !== undefined && Object.hasOwn(proposal.statuses, slug);
  return stands && step.fields.length === 0 && !isFinal(service.product, slug) ? undescribed : undefined;
}

/** How a step of a proposal stands (4.1). */
export function statusOf(proposal: ProposalRecord, slug: string, service: Service): StepStatus {
  const { product } = service;
  if (proposal.completing && slug === proposal.currentStep) return 'success';
  const own = Object.hasOwn(proposal.statuses, slug) ? proposal.statuses[slug] : undefined;
  if (own) return own;
  if (isFinal(product, slug)) return 'finished';
  const [step, current] = [stepOf(product, slug), stepOf(product, proposal.currentStep)];
  if (slug === proposal.currentStep) return checkOf(proposal, slug, service) ? 'waiting' : 'init';
  if (step && current && step.order < current.order) return 'success';
  return step?.state ?? 'init';
}

/** A step as it stands for a proposal: what the product says, and its status. */
export function wireStep(step: WireStep, proposal: ProposalRecord | undefined, service: Service): WireStep {
  const copy = structuredClone(step);
  return proposal ? { ...copy, state: statusOf(proposal, step.slug, service) } : copy;
}

/** The current step was dealt with: goes to the next one, or starts the completion that stands between. */
export function moveOn(proposal: ProposalRecord, service: Service): void {
  const { completion } = service.product;
  delete proposal.statuses[proposal.currentStep];
  const needsCompletion = completion.after === proposal.currentStep && !isCompleted(proposal, service);
  if (needsCompletion) {
    proposal.completing = true;
    return;
  }
  const next = stepAfter(service.product, proposal.currentStep);
  if (next) arriveAt(proposal, next.slug, service);
}

/** The proposal comes to a step; a check there begins anew. */
export function arriveAt(proposal: ProposalRecord, slug: string, service: Service): void {
  proposal.currentStep = slug;
  delete proposal.statuses[slug];
  delete proposal.polls[slug];
  if (isFinal(service.product, slug)) {
    proposal.situation = 'finalizada';
    return;
  }
  const check = checkOf(proposal, slug, service);
  if (!check) return;
  proposal.situation = 'emAnalise';
  if (check.begins === 'init') proposal.statuses[slug] = 'init';
}

const isCompleted = (proposal: ProposalRecord, { state }: Service): boolean =>
  proposal.completionPolls > state.completion.polls;

export const wireProposal = (proposal: ProposalRecord, { state }: Service): WireProposal => ({
  _id: proposal.id,
  currentStep: proposal.currentStep,
  reviewStep: proposal.reviewStep,
  hashId: proposal.hash,
  situation: proposal.situation,
  startedAs: proposal.startedAs,
  selfContract: structuredClone(proposal.answers) as WireProposal['selfContract'], // values came over the wire as JSON
  ...(state.accessToken === null ? {} : { accessToken: state.accessToken }),
});

export const wireOutcome = (proposal: ProposalRecord, service: Service): WireOutcome => ({
  _id: proposal.id,
  currentStep: proposal.currentStep,
  reviewStep: proposal.reviewStep,
  hashId: proposal.hash,
  situation: proposal.situation,
  selfContract: wireProposal(proposal, service).selfContract,
  stepStatus: statusOf(proposal, proposal.currentStep, service),
  waitingFinishFillProposalSelfContract: proposal.completing,
});
