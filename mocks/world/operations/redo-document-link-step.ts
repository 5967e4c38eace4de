import { moveToStep } from '../advance-proposal.ts';
import {
  isLockedOut,
  knowsHash,
  type Operation,
  proposalOfHash,
  refuse,
  refuseBusyProposal,
  refuseExpiredSession,
  refuseUnknownHash,
  refuseUnknownProposal,
  refuseUnknownStep,
} from '../call.ts';
import { resendMessage, restartStep } from '../step-actions.ts';
import { isFinal, orderSteps, stepOf } from '../steps.ts';
import { wireOutcome } from '../wire-proposal.ts';

/** Restarts the document link step with a new link by SMS (7.16, 4.28). */
export const redoDocumentLinkStep: Operation<'redoDocumentLinkStep'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  if (isLockedOut(call, service)) return refuseExpiredSession();
  const proposal = proposalOfHash(call.path.hashId, service);
  if (!proposal) return refuseUnknownProposal();
  const { product, state } = service;
  const currentOrder = stepOf(product, proposal.currentStep)?.order ?? -1;
  const step = orderSteps(product)
    .filter(({ order, stepType }) => stepType.slug === 'documentLink' && order <= currentOrder)
    .at(-1);
  if (!step) return refuseUnknownStep();
  if (isFinal(product, proposal.currentStep))
    return refuse(422, { message: 'Esta proposta já foi concluída.' });
  if (proposal.completing) return refuseBusyProposal();
  if (step.slug !== proposal.currentStep) {
    moveToStep(proposal, step.slug, service);
    state.redone += 1;
  }
  resendMessage(proposal, step.slug, service);
  restartStep(proposal, step.slug, service);
  proposal.statuses[step.slug] = 'waiting';
  return {
    status: 200,
    body: { data: wireOutcome(proposal, service), message: 'Enviamos um novo link por SMS.' },
  };
};
