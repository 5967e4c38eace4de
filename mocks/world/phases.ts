import type { BenefitPhase } from '#scenarios/check.ts';
import { checkOf, statusOf } from './advance-proposal.ts';
import type { Service } from './call.ts';
import type { ProposalRecord } from './state.ts';
import { stepOf } from './steps.ts';

/** Phases of a benefit consultation (4.37). */
const usualPhases: readonly BenefitPhase[] = [
  'startingProcessing',
  'consultingBenefits',
  'awaitingBenefitResponse',
  'consultingBalance',
  'awaitingBalanceResponse',
  'finalised',
  'analysingAvailableOffer',
];

/** The phase of the current step's benefit consultation; undefined for other steps. */
export function phaseOf(proposal: ProposalRecord, service: Service): BenefitPhase | undefined {
  const slug = proposal.currentStep;
  const check = checkOf(proposal, slug, service);
  if (!check) return undefined;
  const isBenefit = stepOf(service.product, slug)?.stepType.slug === 'benefit';
  const phases = check.phases ?? (isBenefit ? usualPhases : []);
  if (phases.length === 0) return undefined;
  const status = statusOf(proposal, slug, service);
  if (status === 'init') return phases[0];
  if (status !== 'waiting')
    return check.endPhase ?? (status === 'failed' || status === 'remake' ? 'processingFailed' : 'finalised');
  const share = (proposal.polls[slug] ?? 0) / Math.max(1, check.polls);
  return phases[Math.min(phases.length - 1, Math.floor(share * phases.length))];
}
