import {
  isLockedOut,
  knowsHash,
  type Operation,
  proposalOfHash,
  sessionExpired,
  unknownHash,
  unknownStep,
} from '../call.ts';
import { drawId } from '../identifiers.ts';
import { firstStep, isFinal, stepOf, wireProposal, wireStep } from '../journey.ts';

/** What a hash opens: the product, its steps, and the proposal if there is one (7.8). */
export const getSystem: Operation<'getSystem'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return unknownHash();
  const proposal = proposalOfHash(call.path.hashId, service);
  return {
    status: 200,
    body: {
      data: {
        ...structuredClone(service.product.system),
        steps: service.product.steps.map(step => wireStep(step, proposal, service)),
        proposal: proposal ? wireProposal(proposal, service) : null,
        waitingFinishFillProposalSelfContract: proposal?.completing ?? false,
        jwtToken: '',
      },
    },
  };
};

/** One step by its slug, with its present status (7.11). */
export const showStep: Operation<'showStep'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return unknownHash();
  const step = stepOf(service.product, call.path.step);
  if (!step) return unknownStep();
  const proposal = proposalOfHash(call.path.hashId, service);
  return { status: 200, body: { data: wireStep(step, proposal, service) } };
};

/** A fresh hash of the same product, with no proposal under it (7.12). */
export const newHash: Operation<'newHash'> = (call, service) => {
  if (isLockedOut(call, service)) return sessionExpired();
  const hashId = drawId(service.state);
  service.state.hashes[hashId] = null;
  return { status: 200, body: { data: { hashId } } };
};

/** Proposals that the same CPF already has under other hashes (7.18). Finished ones are no reason to ask. */
export const getMultiProposal: Operation<'getMultiProposal'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return unknownHash();
  const cpf = (call.path.cpfOrId ?? '').replace(/\D/g, '');
  const others = Object.values(service.state.proposals).filter(proposal => {
    const first = firstStep(service.product);
    const known = first ? proposal.answers[first.slug]?.cpf : undefined;
    const sameCpf = typeof known === 'string' && known.replace(/\D/g, '') === cpf;
    return sameCpf && proposal.hash !== call.path.hashId && !isFinal(service.product, proposal.currentStep);
  });
  return {
    status: 200,
    body: {
      data: others.map(proposal => ({
        _id: proposal.id,
        hashId: proposal.hash,
        currentStep: proposal.currentStep,
        situation: proposal.situation,
        productName: service.product.title,
        createdAt: new Date(proposal.createdAt).toISOString(),
      })),
    },
  };
};
