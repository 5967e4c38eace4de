import type { OperationId } from '../wire.ts';

/** What meets a call before it is answered as usual. A call that a trial refuses or resets has no effect, or its effect only once. */
export type Disturbance =
  /** Refused, to be asked again after so many seconds. */
  | { kind: 'refused'; status: 429 | 503; retryAfter: number }
  /** Answered late. Milliseconds. */
  | { kind: 'slow'; ms: number }
  /** The connection breaks before the service has read the request. */
  | { kind: 'reset' }
  /**
   * The connection breaks once, before or after the service has carried the call out. The browser sends the request again
   * by itself; a service that honours keys carries it out only once (16.3).
   */
  | { kind: 'resetBeforeCommit' }
  | { kind: 'resetAfterCommit' };

/**
 * How a service may speak that keeps the contract and is still not our mock. A dialect changes what the service says at
 * its edges, never what happens in it: scenarios and tests do not know which one is spoken.
 */
export interface Dialect {
  /** kebab-case and stable: it is what stands in links. */
  id: string;
  /** Portuguese, a few words. */
  title: string;
  /** Portuguese: what the service does otherwise. */
  story: string;
  /** Under which hash the new proposal lives (3.17). 'new': the old one still opens it and takes no write any more. */
  hashAtCreation: 'same' | 'new';
  /** How much of selfContract the answers to creations, updates and polls hold (4.11). */
  writeAnswers: 'everything' | 'savedStep' | 'proposalOnly';
  /** 'bare': the literal body of 3.20. */
  creationEnvelope: 'nested' | 'bare';
  /** Where the new hash stands in the answer of 7.12. */
  newHashEnvelope: 'deep' | 'shallow';
  /** How days stand in saved answers (5.26). */
  dates: 'asSaved' | 'isoDay' | 'isoMidnightUtc' | 'brazilian';
  /** How numbers, and yes and no, are written. */
  scalars: 'typed' | 'text';
  /** What becomes of optional members that hold nothing: '', false, an empty list, or not there at all. */
  absent: 'asGiven' | 'null' | 'omitted';
  /** Members that no schema names. */
  surplus: 'none' | 'everywhere';
  /** Names that the contract does not list, where its lists are open: a field kind, a mask, a situation ... */
  unknownNames: 'none' | 'some';
  /** Do steps say their place, or does the list? */
  stepOrder: 'given' | 'absent';
  /** What the first calls of an operation meet, in turn. Not where the scenario itself plans the answers. */
  disturbances: Readonly<Partial<Record<OperationId, readonly Disturbance[]>>>;
  /** Whether a key that came before is answered as it was then (16.3). */
  idempotencyKeys: 'honoured' | 'ignored';
}

/** The service as our mock speaks by itself. */
const unchanged: Omit<Dialect, 'id' | 'title' | 'story'> = {
  hashAtCreation: 'same',
  writeAnswers: 'everything',
  creationEnvelope: 'nested',
  newHashEnvelope: 'deep',
  dates: 'asSaved',
  scalars: 'typed',
  absent: 'asGiven',
  surplus: 'none',
  unknownNames: 'none',
  stepOrder: 'given',
  disturbances: {},
  idempotencyKeys: 'honoured',
};

/** Declares a dialect: its names, and what differs from the plain one. */
export const defineDialect = (
  dialect: Pick<Dialect, 'id' | 'title' | 'story'> & Partial<Dialect>,
): Dialect => ({ ...unchanged, ...dialect });
