import { type Answers, answersOfOtherSteps, mergeAnswers, withKnownAnswers } from '#journey/answers.ts';
import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { NO_MESSAGE } from '#journey/errors/customer-message.ts';
import { namesOutcome } from '#journey/errors/names-outcome.ts';
import type { SystemAnswer } from '#journey/model/configuration.ts';
import type { Failure } from '#journey/model/failure.ts';
import { isCreated, type Proposal, type StepOutcome } from '#journey/model/proposal.ts';
import { answersStoredBy, sentFileNamesOf } from '#journey/submit/answers-stored-by.ts';
import { withEndedReview } from '#journey/with-ended-review.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { AppState } from '#state/app-state.ts';
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

/** Whether the answer contradicts itself: it states a failure with a status of success (assumption 7.1). */
export const contradictsItself = (failure: Failure): boolean =>
  failure.kind === 'service' && failure.status < 400;

/**
 * Whether a write may have arrived although it failed: it is unanswered, the service failed, perhaps after it had
 * carried the write out, or its answer contradicts itself or names no step (11.2).
 */
export const isUnknownOutcome = (failure: Failure): boolean =>
  isUnanswered(failure) ||
  (failure.kind === 'journey' && failure.problem === 'currentStepNotFound') ||
  (failure.kind === 'service' &&
    (failure.status >= 500 || contradictsItself(failure)) &&
    !namesOutcome(failure));

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

/** A system answer with a proposal. */
type SystemWithProposal = SystemAnswer & { proposal: Proposal };

/** Asks the service whether a write of unknown outcome arrived. */
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
  if (!system.value.proposal) return succeed({ kind: 'missing' });
  const found = { ...system.value, proposal: withEndedReview(system.value.proposal, state.proposal) };
  const kind = (submission.files.length > 0 ? arrivalOfFiles : arrivalOfValues)(state, submission, found);
  return succeed(
    kind === 'missing' || kind === 'unproven'
      ? { kind }
      : { kind, outcome: outcomeOf(state, answersOf(submission, kind), found) },
  );
}

/**
 * The evidence about a write without files. One of the current step has arrived if the proposal exists now, or has left
 * the step, and the service lists no other values. One of an earlier step moves nothing, and the current step may move
 * without it, so only its values count. The mark `finished` follows values that the service has already: it has arrived
 * if the current step has moved (4.18).
 */
function arrivalOfValues(
  { proposal: proposalBefore }: AppState,
  { step, data, finished }: Submission,
  { proposal, waitsForCompletion }: SystemWithProposal,
): ArrivalEvidence['kind'] {
  const slugBefore = isCreated(proposalBefore) ? currentStepSlugOf(proposalBefore) : step.slug;
  if (step.slug !== slugBefore && finished !== true)
    return holdsAll(proposal, step, data) ? 'arrived' : 'missing';
  const hasMovedOn =
    !isCreated(proposalBefore) || waitsForCompletion || currentStepSlugOf(proposal) !== slugBefore;
  if (!hasMovedOn) return 'missing';
  return contradicts(proposal, step, data) ? 'superseded' : 'arrived';
}

/** The evidence about a write with files (16.4). Those of a first step are sent after the proposal is created. */
function arrivalOfFiles(
  state: AppState,
  submission: Submission,
  { proposal, waitsForCompletion }: SystemWithProposal,
): ArrivalEvidence['kind'] {
  if (!isCreated(state.proposal)) return 'created';
  const sentFiles = sentFilesOf(state, submission);
  return evidenceOf(state.config, submission.step, proposal, waitsForCompletion, sentFiles);
}

/** The answers that the service has got. The files of a first step are not there yet. */
function answersOf({ step, data, files }: Submission, kind: ArrivalEvidence['kind']): Answers {
  const { slug } = step;
  const answers = answersStoredBy({ slug, data, answersOfOtherSteps: answersOfOtherSteps(step, data) });
  return kind === 'arrived' && files.length > 0
    ? mergeAnswers(answers, sentFileNamesOf({ slug, data, files }))
    : answers;
}

/** Converts the system answer into the form of an answer to the write. `sentAnswers`: what the service has of it. */
function outcomeOf(
  { proposal: proposalBefore }: AppState,
  sentAnswers: Answers,
  { configuration, proposal, waitsForCompletion }: SystemWithProposal,
): StepOutcome {
  const currentStep = stepBySlug(configuration, proposal.currentStep);
  const reviewStep = stepBySlug(configuration, proposal.reviewStep ?? '');
  return {
    proposal: withKnownAnswers(proposal, proposalBefore, sentAnswers),
    stepStatus: currentStep?.status,
    ...(reviewStep && { reviewStepStatus: reviewStep.status }),
    result: 'form',
    waitsForCompletion,
    message: NO_MESSAGE,
    link: currentStep?.link ?? '',
    ...(proposal.feature === undefined ? {} : { feature: proposal.feature }),
  };
}
