import { moveToStep } from '../advance-proposal.ts';
import {
  isLockedOut,
  knowsHash,
  type Operation,
  refuse,
  sessionExpired,
  textOf,
  unknownHash,
  unknownProposal,
  unknownStep,
} from '../call.ts';
import { drawIdentifier } from '../identifiers.ts';
import { emptyProposal } from '../state.ts';
import { orderedSteps, stepOf } from '../steps.ts';

/** Copies a part of a proposal to a new one with its own hash (7.17, 4.28). */
export const partialForkProposal: Operation<'partialForkProposal'> = (call, service) => {
  const { hashId } = call.path;
  const { state, product } = service;
  if (!knowsHash(hashId, service)) return unknownHash();
  if (isLockedOut(call, service)) return sessionExpired();
  const id = textOf(call.body, 'proposalId');
  const original = Object.hasOwn(state.proposals, id) ? state.proposals[id] : undefined;
  if (!original) return unknownProposal();
  if (original.hash !== hashId) return refuse(403, { message: 'Você não tem acesso a esta proposta.' });
  const requestedStep = textOf(call.body, 'step');
  const step = stepOf(product, requestedStep || original.currentStep);
  if (!step) return unknownStep();
  if (step.order > (stepOf(product, original.currentStep)?.order ?? -1))
    return refuse(422, {
      message: 'A proposta ainda não chegou a esta etapa.',
      errors: { step: 'Etapa ainda não alcançada.' },
    });
  const hash = drawIdentifier(state);
  const proposal = emptyProposal(drawIdentifier(state), hash, step.slug, service.now());
  const earlierSteps = orderedSteps(product).filter(({ order }) => order < step.order);
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
