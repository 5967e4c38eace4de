import {
  currentHashOf,
  isLockedOut,
  knowsHash,
  type Operation,
  proposalOfHash,
  refuseExpiredSession,
  refuseUnknownHash,
  refuseUnknownStep,
} from '../call.ts';
import { drawIdentifier } from '../identifiers.ts';
import { stepOf } from '../steps.ts';
import { wireProposal, wireStep } from '../wire-proposal.ts';

/** The product of a hash, its steps, and the proposal if there is one (7.8). */
export const getSystem: Operation<'getSystem'> = (call, service) => {
  const hash = currentHashOf(call.path.hashId, service);
  if (!knowsHash(hash, service)) return refuseUnknownHash();
  if (call.headers.userofficetoken) service.state.hasOfficeToken = true;
  const proposal = proposalOfHash(hash, service);
  const { steps, unlisted = [] } = service.product;
  return {
    status: 200,
    body: {
      data: {
        ...structuredClone(service.product.system),
        steps: steps
          .filter(({ slug }) => !unlisted.includes(slug))
          .map(step => wireStep(step, proposal, service)),
        proposal: proposal ? wireProposal(proposal, service) : null,
        waitingFinishFillProposalSelfContract: proposal?.completing ?? false,
        jwtToken: '',
      },
    },
  };
};

/** One step by its slug, with its status (7.11). */
export const showStep: Operation<'showStep'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const step = stepOf(service.product, call.path.step);
  if (!step) return refuseUnknownStep();
  const proposal = proposalOfHash(call.path.hashId, service);
  return { status: 200, body: { data: wireStep(step, proposal, service) } };
};

/** A new hash of the same product, without a proposal (7.12). */
export const newHash: Operation<'newHash'> = (call, service) => {
  if (!knowsHash(call.path.id, service)) return refuseUnknownHash();
  if (isLockedOut(call, service)) return refuseExpiredSession();
  const hashId = drawIdentifier(service.state);
  service.state.hashes[hashId] = null;
  return { status: 200, body: { data: { hashId } } };
};
