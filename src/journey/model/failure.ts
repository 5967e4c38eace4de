import type { WireName } from '#shared/wire-name.ts';
import type { CustomerMessage } from '../errors/customer-message.ts';
import type { OriginalText } from './original-text.ts';

/**
 * An error as a value. `api/call` creates it; `journey/errors` decides what is shown and what follows. The only texts
 * of an answer in it that a screen can show are those that the service meant for people. `operation`: the operationId
 * of the contract; for a file of the app that could not be loaded also `app`, `simulationLimits` or `simulationList`.
 */
export type Failure =
  | { kind: 'cancelled'; operation: string }
  /**
   * No answer: no connection, a broken connection, or a cut body. `isRedirect`: the answer was a redirect, which the
   * app does not follow, because it means that the deployment has a wrong address.
   */
  | { kind: 'network'; operation: string; isWrite: boolean; isOffline: boolean; isRedirect?: true }
  | { kind: 'timeout'; operation: string; isWrite: boolean }
  /** An answer that does not fit the contract: HTML, empty, invalid JSON, wrong shape. */
  | { kind: 'malformed'; operation: string; isWrite: boolean; status: number; reason: MalformedReason }
  | ServiceFailure
  /** A problem that the app itself has found, such as a missing precondition of the journey. */
  | { kind: 'journey'; problem: JourneyProblem; detail: string };

export type MalformedReason =
  | 'empty body'
  | 'HTML instead of JSON'
  | 'invalid JSON'
  | 'not an object'
  | 'no data'
  /** The body is readable, but its content does not fit the contract. */
  | 'wrong shape'
  | 'the consent was not stored';

export interface WordLists {
  /** `name`: the member of the errors; empty if the errors are the list. */
  lists: readonly { name: string; words: readonly string[] }[];
  /** The message without the words of these lists. */
  message: CustomerMessage;
}

export interface ServiceFailure {
  kind: 'service';
  /** operationId of the contract. */
  operation: string;
  isWrite: boolean;
  /** HTTP status. */
  status: number;
  /** `code` of the body if it is a number, also as text, otherwise the HTTP status. A name in `code` is not read. */
  code: number;
  /** `status` in the body or in its `errors` ('CONFLICT', 'INTERNAL_SERVER_ERROR' ...). */
  label: WireName<'error label'>;
  /** `name` of the body ('TokenExpiredError' ...), if present. */
  name?: WireName<'error name'> | undefined;
  /** The message, normalised by 8.20 and without machine text (8.11). Empty if nothing remains for the customer. */
  message: CustomerMessage;
  /** The message as the service wrote it, for support. */
  original: OriginalText;
  /** Keys of fields that the service names without a message. */
  namedFields: readonly string[];
  /** Messages by field key. A message is empty if nothing remains for the customer. */
  fieldErrors: Readonly<Record<string, CustomerMessage>>;
  /** Lists of single words in the errors. Only the fields of the journey can say whether they name fields (8.20). */
  wordLists?: WordLists | undefined;
  inconsistencies: readonly { kind: string; situation: string }[];
  endsFlow: boolean;
  redirectsToHash: string | undefined;
  /** Whether redirectProposalToCurrentStep was set (a missing hash is then logged, 8.49). */
  redirects: boolean;
  noOffer: boolean;
  /** Seconds to wait before the next attempt, if the service asks for it (Retry-After). */
  retryAfter?: number | undefined;
}

export type JourneyProblem =
  | 'invalidHash'
  | 'configurationMissing'
  | 'stepsNotFound'
  | 'currentStepNotFound'
  | 'stepNotFound'
  | 'proposalWithoutId'
  | 'creationFailed'
  | 'newHashMissing'
  | 'blocked_cookies'
  | 'crash';
