import type { Product } from '#scenarios/products/define-product.ts';
import type { WireOutcome, WireProposal, WireStep } from '#scenarios/wire.ts';
import type { Service } from './call.ts';
import type { ProposalRecord } from './state.ts';

type StepStatus = NonNullable<WireOutcome['stepStatus']>;

export const stepOf = (product: Product, slug: string | undefined): WireStep | undefined =>
  product.steps.find(step => step.slug === slug);

const ordered = (product: Product) => [...product.steps].sort((a, b) => a.order - b.order);

export const firstStep = (product: Product): WireStep | undefined => ordered(product)[0];

function stepAfter(product: Product, slug: string): WireStep | undefined {
  const steps = ordered(product);
  return steps[steps.findIndex(step => step.slug === slug) + 1];
}

const finalTypes: readonly string[] = ['finished', 'finalizado'];

export const isFinal = (product: Product, slug: string): boolean =>
  finalTypes.includes(stepOf(product, slug)?.stepType.slug ?? '');

/** Does the service work on this step by itself, so that it is only waited on? */
const isWaitedOn = (service: Service, slug: string): boolean => Object.hasOwn(service.state.checks, slug);

export function statusOf(proposal: ProposalRecord, service: Service): StepStatus {
  const { currentStep } = proposal;
  if (proposal.completing) return 'success';
  if (isFinal(service.product, currentStep)) return 'finished';
  if (isWaitedOn(service, currentStep)) return proposal.ended[currentStep] ?? 'waiting';
  return 'init';
}

/** The current step was dealt with: goes to the next one, or starts the completion that stands between. */
export function moveOn(proposal: ProposalRecord, service: Service): void {
  const { completion } = service.product;
  const needsCompletion = completion.after === proposal.currentStep && !isCompleted(proposal, service);
  if (needsCompletion) {
    proposal.completing = true;
    return;
  }
  const next = stepAfter(service.product, proposal.currentStep);
  if (next) proposal.currentStep = next.slug;
  if (isFinal(service.product, proposal.currentStep)) proposal.situation = 'finalizada';
  else if (isWaitedOn(service, proposal.currentStep)) proposal.situation = 'emAnalise';
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
  stepStatus: statusOf(proposal, service),
  waitingFinishFillProposalSelfContract: proposal.completing,
});
