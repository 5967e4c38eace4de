import { type Answers, mergeAnswers } from '#journey/answers.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import { leavesProposalAsItWas } from '#journey/leaves-proposal-as-it-was.ts';
import { isCreated, type Proposal, type StepOutcome } from '#journey/model/proposal.ts';
import { answersStoredBy } from '#journey/submit/answers-stored-by.ts';
import type { components } from '#openapi/schema.gen.ts';
import { isRecord } from '#shared/record.ts';
import type { Envelope } from '../call.ts';
import { decodeFailure } from '../decode/failure.ts';
import { readStatus } from '../decode/json.ts';
import { decodeOutcome } from '../decode/proposal.ts';
import { noteUnreadable } from '../decode/take-unreadable-names.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  createIdempotencyHeaders,
  type WithIdempotencyKey,
} from './call-operation.ts';

/** The app's knowledge of the proposal that a request is about. It completes the answer, and is not sent. */
export interface KnownProposal {
  /**
   * Returns the app's last version of the proposal when the answer comes, because the answer may leave out what has
   * not changed (4.11). A repeated request is older than what the app has learned since.
   */
  knownProposal: () => Proposal | undefined;
}

export interface StepWrite extends WithIdempotencyKey, KnownProposal {
  hashId: string;
  slug: string;
  order: number;
  metaProductBankId: string;
  data: Readonly<Record<string, WireValue>>;
  /** Device tracking in the spelling of the wire (3.45). */
  deviceTracking: components['schemas']['DeviceTracking'];
  /** The proposal in the body: that of the press, also if the press is repeated later (7.10, 16.3). */
  last: Proposal | undefined;
  /**
   * True if `data` is a single value on which other fields depend, sent before the visitor submits the step. The
   * proposal does not advance (assumption 3.23).
   */
  partial?: boolean;
  /** Values of `data` that also belong to the answers of other steps (`formRef`). */
  answersOfOtherSteps?: Answers;
  /**
   * 4.18: false if a document is sent again from the read-error step, true if the visitor skips the document; usually
   * absent.
   */
  finished?: boolean | undefined;
}

/**
 * Casts the data, whose keys the service chose, because the client's types cannot describe them. The mock service
 * checks them at run time.
 */
const asRequestData = (data: StepWrite['data']): never => ({ ...data }) as never;

/**
 * The order of a step as a whole number, as the contract describes it. One that the app has placed between two others,
 * because the service named no order, is none (assumption 3.22).
 */
export const wireOrderOf = ({ order }: Pick<StepWrite, 'order'>): number => Math.ceil(order);

/** The member `last` of a request: the proposal in wire format (7.10). Absent before the first answer. */
export const lastMemberOf = ({
  last,
}: Pick<StepWrite, 'last'>): { last?: components['schemas']['ProposalOutcome'] } =>
  isCreated(last)
    ? {
        last: {
          _id: last.id,
          currentStep: last.currentStep,
          reviewStep: last.reviewStep,
          // The answers have the form in which the service sent them: the contract's self-contract.
          selfContract: {
            ...last.answers,
            ...(last.flushHash === '' ? {} : { flushHash: last.flushHash }),
          } as components['schemas']['SelfContract'],
          situation: last.situation,
          ...(last.systemicValue === undefined ? {} : { systemicValue: last.systemicValue }),
          ...(last.multiProposalData === undefined
            ? {}
            : { multiProposalData: last.multiProposalData as components['schemas']['WireValue'] }), // unchanged, as the service sent it
        },
      }
    : {};

/**
 * Returns a decoder for the answer to a write, or to a poll about one. An answer that states a failure and names no
 * other step or status is no outcome (assumption 7.1).
 */
export const createOutcomeDecoder =
  ({ knownProposal }: KnownProposal, storedAnswers: Answers = {}) =>
  ({ data, message, failure }: Envelope): StepOutcome | undefined => {
    const known = knownProposal();
    const outcome = decodeOutcome(data, message(), known, storedAnswers);
    const { id, hashId } = outcome.proposal;
    if (!isCreated(known) || id === known.id)
      return leavesProposalAsItWas(known, outcome) && failure() ? undefined : outcome;
    // With a new hash id the service has begun another proposal; nothing of the former one belongs to it.
    if (hashId !== known.hashId) return decodeOutcome(data, message(), undefined);
    noteUnreadable('_id');
    return withoutForeignValues(outcome, known, storedAnswers);
  };

/**
 * The outcome of an answer with another `_id` under the same hash id. The values may be somebody else's, so only the
 * place in the journey counts (assumption 4.11).
 */
function withoutForeignValues(outcome: StepOutcome, known: Proposal, storedAnswers: Answers): StepOutcome {
  const { currentStep, reviewStep } = outcome.proposal;
  const answers = mergeAnswers(known.answers, storedAnswers);
  return { ...outcome, proposal: { ...known, currentStep, reviewStep, answers } };
}

/**
 * 7.9: the first submission creates the proposal. An answer without an id contains no proposal (8.12); the flow
 * decides how to go on.
 */
export const createProposal = (
  context: CallContext,
  write: Omit<StepWrite, 'last' | 'knownProposal'> & { deviceIp: string; jwtToken: string },
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'createProposal', isWrite: true, bodyMember: '_id' },
    send: options =>
      context.client.POST('/create-proposal/{id}', {
        params: { path: { id: write.hashId }, ...createIdempotencyHeaders(context, write) },
        body: {
          data: asRequestData(write.data),
          deviceIp: write.deviceIp,
          hashId: write.hashId,
          metaProductBankId: write.metaProductBankId,
          ...(write.jwtToken ? { jwtToken: write.jwtToken } : {}),
          deviceTracking: { ...write.deviceTracking },
        },
        ...options,
      }),
    decode: createOutcomeDecoder({ knownProposal: () => undefined }, answersStoredBy(write)),
  });

/** 7.10: updates a step of an existing proposal. */
export const updateStep = (
  context: CallContext,
  write: StepWrite,
  signal?: AbortSignal,
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'updateStep', isWrite: true, signal },
    send: options =>
      context.client.PATCH('/update-step/{hashId}/step/{step}', {
        params: {
          path: { hashId: write.hashId, step: write.slug },
          ...createIdempotencyHeaders(context, write),
        },
        body: {
          data: asRequestData(write.data),
          hashId: write.hashId,
          order: wireOrderOf(write),
          metaProductBankId: write.metaProductBankId,
          deviceTracking: { ...write.deviceTracking },
          ...(write.partial ? { partial: true } : {}),
          ...(write.finished === undefined ? {} : { finished: write.finished }),
          ...lastMemberOf(write),
        },
        ...options,
      }),
    decode: createOutcomeDecoder(write, answersStoredBy(write)),
  });

/**
 * 7.3: asks whether a waiting step has changed, by update-step without answers. Not a write: repeating it changes
 * nothing.
 */
export const pollStep = (
  context: CallContext,
  request: Pick<StepWrite, 'hashId' | 'slug' | 'order' | 'metaProductBankId' | 'knownProposal'>,
  signal?: AbortSignal,
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'updateStep', isWrite: false, signal },
    send: options =>
      context.client.PATCH('/update-step/{hashId}/step/{step}', {
        params: { path: { hashId: request.hashId, step: request.slug } },
        body: {
          data: {},
          deviceTracking: {},
          polling: true,
          hashId: request.hashId,
          order: wireOrderOf(request),
          metaProductBankId: request.metaProductBankId,
        },
        ...options,
      }),
    decode: createOutcomeDecoder(request),
  });

/**
 * 7.15: asks whether the service has completed the proposal. A status `failed` is a failure, whatever else the answer
 * contains (8.26).
 */
export const finishedUpdate = (
  context: CallContext,
  knownProposal: Proposal,
  signal?: AbortSignal,
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'finishedUpdate', isWrite: false, signal },
    send: options =>
      context.client.GET('/{proposalId}/finished-update', {
        params: { path: { proposalId: knownProposal.id } },
        ...options,
      }),
    failureIn: ({ data, message }) =>
      readStatus(data, 'stepStatus') === 'failed'
        ? decodeFailure('finishedUpdate', false, 200, { ...data, message: message() })
        : undefined,
    decode: envelope => {
      const { data } = envelope;
      if (readStatus(data, 'stepStatus') === 'success' && !isRecord(data.proposal)) return undefined;
      return createOutcomeDecoder({ knownProposal: () => knownProposal })(envelope);
    },
  });
