import { NO_MESSAGE, toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { proposalAt } from './proposal-at.ts';

export type OutcomeMembers = Partial<Omit<StepOutcome, 'message'>> & { message?: string };

/** The outcome of a write or a poll of a proposal at the step `analise`, without a status. */
export const outcomeWith = ({ message = '', ...members }: OutcomeMembers = {}): StepOutcome => ({
  proposal: proposalAt('analise'),
  stepStatus: undefined,
  result: 'form',
  waitsForCompletion: false,
  message: message === '' ? NO_MESSAGE : toCustomerMessage(message),
  ...members,
});

/** The outcome of a poll after which the step `analise` still waits. */
export const waitingWith = (members: OutcomeMembers = {}): StepOutcome =>
  outcomeWith({ stepStatus: 'waiting', ...members });
