import { type Operation, refuseUnknownProposal } from '../call.ts';
import { pollCompletion } from '../poll.ts';

/** Whether the service has completed the proposal (7.15). */
export const finishedUpdate: Operation<'finishedUpdate'> = (call, service) => {
  const id = call.path.proposalId ?? '';
  const proposal = Object.hasOwn(service.state.proposals, id) ? service.state.proposals[id] : undefined;
  return proposal ? pollCompletion(proposal, service) : refuseUnknownProposal();
};
