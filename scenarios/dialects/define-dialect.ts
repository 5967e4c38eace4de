import type { AnswerEncoding } from '../define-scenario.ts';
import type { OperationId } from '../wire.ts';

/**
 * A disturbance of a call before its normal answer. A refused call has no effect; a reset one has no effect or one
 * effect.
 */
export type Disturbance =
  /** The call is refused. The client may repeat it after `retryAfter` seconds. */
  | { kind: 'refused'; status: 429 | 503; retryAfter: number }
  /** The answer is delayed by `ms` milliseconds. */
  | { kind: 'slow'; ms: number }
  /** The connection breaks before the service has read the request. */
  | { kind: 'reset' }
  /**
   * The connection breaks once, before or after the effect of the call. The browser resends the request; a
   * service that honours keys carries it out only once (16.3).
   */
  | { kind: 'resetBeforeCommit' }
  | { kind: 'resetAfterCommit' };

/** The kinds of values that an answer may have in place of the one that the contract describes. */
export const departureValues = [
  'null',
  'empty list',
  'list',
  'object',
  'boolean',
  'integer',
  'number',
  'empty text',
  'text',
  'text: true or false',
  'text: integer',
  'text: number',
  'text: number with a comma',
  'text: date',
  'text: date-time',
  'text: dd/mm/yyyy',
] as const;

export type DepartureValue = (typeof departureValues)[number];

/** A difference from the contract that a recording of the real service has shown (16.5). */
export interface Departure {
  operation: OperationId;
  status: number;
  /** JSON pointer into the body; `*` stands for each place of a list and for each key of a map. */
  pointer: string;
  change:
    | { kind: 'absent' }
    | { kind: 'renamed'; to: string }
    | { kind: 'code'; to: string }
    | { kind: 'value'; to: DepartureValue };
}

/**
 * A way in which a service differs from our mock within the contract; only `departures`, statuses in capitals and
 * untidy lists contradict it. A dialect changes the format of answers and the connection, never what happens in the
 * service, so scenarios and tests do not depend on it.
 */
export interface Dialect {
  /** kebab-case and stable, because links contain it. */
  id: string;
  /** In Portuguese, a few words. */
  title: string;
  /** In Portuguese: how the service differs. */
  story: string;
  /** The hash of a new proposal (3.17). 'new': the old one still opens it but accepts no more writes. */
  hashAtCreation: 'same' | 'new';
  /** The part of selfContract in the answers to creations, updates and polls (4.11). */
  writeAnswers: 'everything' | 'savedStep' | 'proposalOnly';
  /** 'bare': the literal body of 3.20. */
  creationEnvelope: 'nested' | 'bare';
  /**
   * The answers that have `systemicValue` (3.19): each, with the chosen amount, or a creation only, with its own
   * amount.
   */
  computedValue: 'chosenAmount' | 'atCreationOnly';
  /** The place of the new hash in the answer of 7.12. */
  newHashEnvelope: 'deep' | 'shallow';
  /** The format of days in saved answers (5.26). */
  dates: 'asSaved' | 'isoDay' | 'isoMidnightUtc' | 'brazilian';
  /** The format of numbers and booleans. */
  scalars: 'typed' | 'text';
  /** Whether texts for people are escaped for HTML. */
  texts: 'plain' | 'escaped';
  /** The encoding of the answers. The header does not name it. */
  encoding: AnswerEncoding;
  /** The form of empty optional members: '', false, an empty list, or absent. */
  absent: 'asGiven' | 'null' | 'omitted';
  /** Members that no schema names. */
  surplus: 'none' | 'everywhere';
  /** Unknown names where the contract's lists are open: a field kind, a mask, a situation ... */
  unknownNames: 'none' | 'some';
  /** Whether steps have an `order`, or only their place in the list. */
  stepOrder: 'given' | 'absent';
  /** The `reviewStep` of a proposal without a review: null, or the current step itself. */
  reviewOfNone: 'null' | 'currentStep';
  /** Whether an answer names the status of a step that has not changed: a poll of one that still waits. */
  unchangedStatus: 'given' | 'absent';
  /** The spelling of statuses. 'capitals': with blanks around them, which the contract does not allow. */
  statusSpelling: 'asContract' | 'capitals';
  /**
   * The entries of lists. 'untidy': a number as code where stored answers have a text, blanks around labels, and
   * entries that occur twice. Numbers contradict the contract.
   */
  listEntries: 'tidy' | 'untidy';
  /**
   * Whether the fields of a step have the same order in each answer. 'turned': in every second one the other way round.
   */
  fieldOrder: 'same' | 'turned';
  /**
   * The proposal in the answers to saved forms. 'beforeWrite': a copy that is behind; reads and polls are up to date.
   */
  writesShow: 'afterWrite' | 'beforeWrite';
  /** Retry-After in seconds, or as the moment by a clock that is five hours ahead of the device. */
  retryAfter: 'seconds' | 'moment';
  /** Disturbances of the first calls of an operation, in turn. Calls that the scenario plans are not disturbed. */
  disturbances: Readonly<Partial<Record<OperationId, readonly Disturbance[]>>>;
  /** Whether a repeated idempotency key gets the same answer again (16.3). */
  idempotencyKeys: 'honoured' | 'ignored';
  /**
   * Contradictions of the contract, until the contract is corrected (16.5). `npm run confront -- --dialect` writes
   * them.
   */
  departures: readonly Departure[];
}

/** The format of our mock service itself. */
const plainFormat: Omit<Dialect, 'id' | 'title' | 'story'> = {
  hashAtCreation: 'same',
  writeAnswers: 'everything',
  creationEnvelope: 'nested',
  computedValue: 'chosenAmount',
  newHashEnvelope: 'deep',
  dates: 'asSaved',
  scalars: 'typed',
  texts: 'plain',
  encoding: 'utf-8',
  absent: 'asGiven',
  surplus: 'none',
  unknownNames: 'none',
  stepOrder: 'given',
  reviewOfNone: 'null',
  unchangedStatus: 'given',
  statusSpelling: 'asContract',
  listEntries: 'tidy',
  fieldOrder: 'same',
  writesShow: 'afterWrite',
  retryAfter: 'seconds',
  disturbances: {},
  idempotencyKeys: 'honoured',
  departures: [],
};

/** Declares a dialect: its names, and what differs from the plain one. */
export const defineDialect = (
  dialect: Pick<Dialect, 'id' | 'title' | 'story'> & Partial<Dialect>,
): Dialect => ({ ...plainFormat, ...dialect });
