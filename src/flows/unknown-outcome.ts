import { rereadProposal } from '#journey/answers.ts';
import { currentSlugOf } from '#journey/current-step.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Proposal, StepOutcome } from '#journey/model/proposal.ts';
import { type Result, succeed } from '#shared/result.ts';
import { ownValue, safeRecord } from '#shared/safety/keys.ts';
import type { Context } from './context.ts';
import { presentHash } from './hash-id.ts';
import type { Press } from './press.ts';

/** No answer came, or one that nobody can read: the write may have arrived all the same (11.2). */
export const isUnknownOutcome = (failure: Failure): boolean =>
  failure.kind === 'network' ||
  failure.kind === 'timeout' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'service' && [502, 503, 504].includes(failure.status));

/** Whether the service holds exactly these values of a step. */
const holdsAll = (proposal: Proposal, { step, data }: Press): boolean =>
  Object.entries(data).every(
    ([key, value]) =>
      JSON.stringify(ownValue(proposal.answers[step.slug] ?? {}, key)) === JSON.stringify(value),
  );

/**
 * Asks the service whether a write of unknown outcome arrived: it did when the proposal now exists or has left the step;
 * a step that was only looked at again moves nothing, there the values tell. `undefined`: it did not.
 */
export async function askWhetherArrived(
  context: Context,
  press: Press,
): Promise<Result<StepOutcome | undefined, Failure>> {
  const { api, state } = context;
  const system = await api.getSystem(presentHash(context, press.hashId), state.entry.userOfficeToken);
  if (!system.ok) return system;
  const { proposal, waitsForCompletion } = system.value;
  if (!proposal) return succeed(undefined);
  const sent = safeRecord([[press.step.slug, press.data]]);
  const outcome = succeed({
    proposal: rereadProposal(proposal, state.proposal, sent),
    stepStatus: undefined,
    result: 'form',
    waitsForCompletion,
    message: '',
  } satisfies StepOutcome);
  const before = state.proposal;
  if (!before || before.id === '' || waitsForCompletion) return outcome;
  if (currentSlugOf(proposal) !== currentSlugOf(before)) return outcome;
  const isRevisited = press.step.slug !== currentSlugOf(before);
  return isRevisited && holdsAll(proposal, press) ? outcome : succeed(undefined);
}
