import type { WireOutcome, WireProposal, WireStep } from '#scenarios/wire.ts';
import { isReviewed, statusOf } from './advance-proposal.ts';
import type { Service } from './call.ts';
import { phaseOf } from './phases.ts';
import type { ProposalRecord } from './state.ts';
import { orderSteps, stepOf } from './steps.ts';

/** A step of a proposal for the wire: the product's step, its status, its phase, and the link that was sent last. */
export function wireStep(step: WireStep, proposal: ProposalRecord | undefined, service: Service): WireStep {
  const copy = structuredClone(step);
  if (!proposal) return copy;
  const link = linkOf(step, proposal);
  const benefitPhase = step.slug === proposal.currentStep ? phaseOf(proposal, service) : undefined;
  return {
    ...copy,
    state: statusOf(proposal, step.slug, service),
    ...(link === undefined ? {} : { link }),
    ...(benefitPhase === undefined ? {} : { benefitPhase }),
  };
}

/** The link with which the visitor continues outside the app. Each time it is sent again, it differs. */
function linkOf(step: WireStep | undefined, { resent }: ProposalRecord): string | undefined {
  if (!step?.link) return undefined;
  const resentCount = Object.hasOwn(resent, step.slug) ? resent[step.slug] : 0;
  return resentCount
    ? `${step.link}${step.link.includes('?') ? '&' : '?'}envio=${resentCount + 1}`
    : step.link;
}

/** The amount that was chosen last: a simulation saves it as `valor`, in reais. */
function amountOf({ answers, overrides }: ProposalRecord, { product }: Service): number | undefined {
  const values = orderSteps(product).map(step => answers[step.slug]?.valor);
  const savedAmount = values.filter(value => typeof value === 'number' && Number.isFinite(value)).at(-1);
  return typeof savedAmount === 'number' ? savedAmount : overrides.systemicValue;
}

/** The feature of the answer that led to this step: no other answer leads there (4.18, 4.19). */
function featureAt(slug: string, { product }: Service): 'overdueBill' | 'readError' | undefined {
  if (product.overdueBill?.receiptStep === slug) return 'overdueBill';
  return Object.values(product.readErrors ?? {}).includes(slug) ? 'readError' : undefined;
}

export function wireProposal(proposal: ProposalRecord, service: Service): WireProposal {
  const { state } = service;
  const systemicValue = amountOf(proposal, service);
  const feature = featureAt(proposal.currentStep, service);
  return {
    ...structuredClone(proposal.overrides),
    _id: proposal.id,
    currentStep: proposal.currentStep,
    reviewStep: proposal.reviewStep,
    hashId: proposal.hash,
    situation: proposal.situation,
    startedAs: proposal.startedAs,
    selfContract: structuredClone(proposal.answers) as WireProposal['selfContract'], // values came over the wire as JSON
    data: {
      situation: proposal.situation,
      ...(feature === undefined ? {} : { selfContractFeature: feature }),
      ...proposal.overrides.data,
    },
    ...(systemicValue === undefined ? {} : { systemicValue }),
    ...(state.accessToken === null ? {} : { accessToken: state.accessToken }),
  };
}

export function wireOutcome(proposal: ProposalRecord, service: Service): WireOutcome {
  const link = linkOf(stepOf(service.product, proposal.currentStep), proposal);
  const benefitPhase = phaseOf(proposal, service);
  const { customFields, selfContract, systemicValue } = wireProposal(proposal, service);
  const { reviewStep } = proposal;
  return {
    _id: proposal.id,
    currentStep: proposal.currentStep,
    reviewStep,
    hashId: proposal.hash,
    situation: proposal.situation,
    selfContract,
    stepStatus: statusOf(proposal, proposal.currentStep, service),
    ...(reviewStep !== null &&
      isReviewed(proposal, reviewStep) && { reviewStepStatus: statusOf(proposal, reviewStep, service) }),
    waitingFinishFillProposalSelfContract: proposal.completing,
    ...(systemicValue === undefined ? {} : { systemicValue }),
    ...(customFields === undefined ? {} : { customFields }),
    ...(link === undefined ? {} : { link }),
    ...(benefitPhase === undefined ? {} : { benefitPhase }),
  };
}
