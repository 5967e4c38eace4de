import { readText } from '../../read-member.ts';
import { moveToStep } from '../advance-proposal.ts';
import {
  isLockedOut,
  knowsHash,
  type Operation,
  refuse,
  refuseExpiredSession,
  refuseForeignProposal,
  refuseUnknownHash,
  refuseUnknownProposal,
  refuseUnknownStep,
} from '../call.ts';
import { drawIdentifier } from '../identifiers.ts';
import { createEmptyProposal } from '../state.ts';
import { orderSteps, stepOf } from '../steps.ts';

/** Copies a part of a proposal to a new one with its own hash (7.17, 4.28). */
export const partialForkProposal: Operation<'partialForkProposal'> = (call, service) => {
  const { hashId } = call.path;
  const { state, product } = service;
  if (!knowsHash(hashId, service)) return refuseUnknownHash();
  if (isLockedOut(call, service)) return refuseExpiredSession();
  const id = readText(call.body, 'proposalId');
  const original = Object.hasOwn(state.proposals, id) ? state.proposals[id] : undefined;
  if (!original) return refuseUnknownProposal();
  // The link in the path is the visitor's own; the list of their proposals offers the original.
  if (original.hash !== hashId && !original.canFork) return refuseForeignProposal();
  const requestedStep = readText(call.body, 'step');
  const step = stepOf(product, requestedStep || original.currentStep);
  if (!step) return refuseUnknownStep();
  if (step.order > (stepOf(product, original.currentStep)?.order ?? -1))
    return refuse(422, {
      message: 'A proposta ainda não chegou a esta etapa.',
      errors: { step: 'Etapa ainda não alcançada.' },
    });
  const hash = drawIdentifier(state);
  const proposal = createEmptyProposal(drawIdentifier(state), hash, step.slug, service.now());
  const earlierSteps = orderSteps(product).filter(({ order }) => order < step.order);
  for (const { slug } of earlierSteps)
    if (original.answers[slug]) proposal.answers[slug] = structuredClone(original.answers[slug]);
  proposal.startedAs = original.startedAs;
  state.proposals[proposal.id] = proposal;
  state.hashes[hash] = proposal.id;
  state.forks += 1;
  moveToStep(proposal, step.slug, service);
  return {
    status: 200,
    body: { data: { _id: proposal.id, hashId: hash, currentStep: proposal.currentStep } },
  };
};
