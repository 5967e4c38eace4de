import { withKnownAnswers } from '#journey/answers.ts';
import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { NO_MESSAGE } from '#journey/errors/customer-message.ts';
import { namesOutcome } from '#journey/errors/names-outcome.ts';
import type { Failure } from '#journey/model/failure.ts';
import { isCreated, type StepOutcome } from '#journey/model/proposal.ts';
import { withEndedReview } from '#journey/with-ended-review.ts';
import { type Result, succeed } from '#shared/result.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { Context } from './context.ts';
import { contradicts, evidenceOf, holdsAll, sentFilesOf } from './file-evidence.ts';
import { currentHashIdOf } from './hash-id.ts';
import type { Submission } from './submission.ts';

/** Statuses of a gateway that got no answer of the service. Those from 520 are in use, but in no standard. */
const isLostByGateway = (status: number): boolean => [502, 503, 504].includes(status) || status >= 520;

/** Whether no answer of the service came, or an unreadable one: the service may still work on the request. */
export const isUnanswered = (failure: Failure): boolean =>
  failure.kind === 'network' ||
  failure.kind === 'timeout' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'service' && isLostByGateway(failure.status));

/**
 * Whether a write may have arrived although it failed: it is unanswered, or the service failed, perhaps after it had
 * carried the write out (11.2).
 */
export const isUnknownOutcome = (failure: Failure): boolean =>
  isUnanswered(failure) || (failure.kind === 'service' && failure.status >= 500 && !namesOutcome(failure));

/** The evidence in the service's answer about a write of unknown outcome (11.2, 16.4). */
export type ArrivalEvidence =
  /** Everything arrived. */
  | { kind: 'arrived'; outcome: StepOutcome }
  /** The proposal was created. The files of its first step travel in a request of their own and are not there yet. */
  | { kind: 'created'; outcome: StepOutcome }
  /** The proposal has moved on, but with other values of this step: somebody else has sent them. */
  | { kind: 'superseded'; outcome: StepOutcome }
  /** The step is unchanged, without the values that were sent. */
  | { kind: 'missing' }
  /** Nothing proves whether the files arrived: the visitor decides. */
  | { kind: 'unproven' };

/**
 * Asks the service whether a write of unknown outcome arrived. It did if the proposal now exists or has left the step,
 * and the service lists no other values of it. An earlier step does not move, and the current step may move
 * without this write, so only the values count, unless the mark `finished` follows values that the service has already:
 * then the current step moves (4.18). Files need evidence of their own (16.4): the current step
 * moved on, which only this write could cause, or the service lists them.
 */
export async function askWhetherArrived(
  context: Context,
  submission: Submission,
  signal?: AbortSignal,
): Promise<Result<ArrivalEvidence, Failure>> {
  const { api, state } = context;
  const system = await api.getSystem(
    currentHashIdOf(context, submission.hashId),
    state.launchParams.userOfficeToken,
    signal,
  );
  if (!system.ok) return system;
  const { configuration, waitsForCompletion } = system.value;
  const proposalBefore = state.proposal;
  const proposal = system.value.proposal && withEndedReview(system.value.proposal, proposalBefore);
  if (!proposal) return succeed({ kind: 'missing' });
  const currentStep = stepBySlug(configuration, proposal.currentStep);
  const reviewStep = stepBySlug(configuration, proposal.reviewStep ?? '');
  const submittedAnswers = createSafeRecord([[submission.step.slug, submission.data]]);
  const outcome = {
    proposal: withKnownAnswers(proposal, proposalBefore, submittedAnswers),
    stepStatus: currentStep?.status,
    ...(reviewStep && { reviewStepStatus: reviewStep.status }),
    result: 'form',
    waitsForCompletion,
    message: NO_MESSAGE,
    link: currentStep?.link ?? '',
  } satisfies StepOutcome;
  const isNew = !isCreated(proposalBefore);
  if (submission.files.length > 0) return succeed(arrivalOfFiles());
  const { step, data, finished } = submission;
  const slugBefore = isCreated(proposalBefore) ? currentStepSlugOf(proposalBefore) : step.slug;
  if (step.slug !== slugBefore && finished !== true)
    return succeed(holdsAll(proposal, step, data) ? { kind: 'arrived', outcome } : { kind: 'missing' });
  const hasMovedOn = isNew || waitsForCompletion || currentStepSlugOf(proposal) !== slugBefore;
  if (!hasMovedOn) return succeed({ kind: 'missing' });
  return succeed({ kind: contradicts(proposal, step, data) ? 'superseded' : 'arrived', outcome });

  function arrivalOfFiles(): ArrivalEvidence {
    if (!proposal || isNew) return { kind: 'created', outcome };
    const sentFiles = sentFilesOf(state, submission);
    const evidence = evidenceOf(state.config, submission.step, proposal, waitsForCompletion, sentFiles);
    return evidence === 'arrived' ? { kind: 'arrived', outcome } : { kind: evidence };
  }
}
