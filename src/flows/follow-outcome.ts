import { destinationAfter } from '#journey/destination-after.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';

/** Goes to the place that the answer to a write or a poll names. */
export const followOutcome = (
  { state }: Pick<Context, 'state'>,
  { proposal, waitsForCompletion }: Pick<StepOutcome, 'proposal' | 'waitsForCompletion'>,
): NextAction =>
  state.config ? go(destinationAfter(state.config, proposal, waitsForCompletion, state.openRedo)) : stay;
