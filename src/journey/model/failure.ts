import type { WireName } from '#shared/wire-name.ts';
import type { CustomerMessage } from '../errors/customer-message.ts';
import type { OriginalText } from './original-text.ts';

/**
 * An error as a value. `api/call` creates it; `journey/errors` decides what is shown and what follows. It contains
 * no text of an answer that a screen could show but what the service meant for people.
 */
export type Failure =
  | { kind: 'cancelled'; operation: string }
  /**
   * No answer: no connection, a broken connection, or a cut body. `redirected`: a redirect, which is not followed; the
   * deployment has a wrong address.
   */
  | { kind: 'network'; operation: string; write: boolean; offline: boolean; redirected?: true }
  | { kind: 'timeout'; operation: string; write: boolean }
  /** An answer that does not fit the contract: HTML, empty, invalid JSON, wrong shape. */
  | { kind: 'malformed'; operation: string; write: boolean; status: number; reason: string }
  | ServiceFailure
  /** A precondition of the journey is missing. */
  | { kind: 'journey'; problem: JourneyProblem; detail: string };

export interface ServiceFailure {
  kind: 'service';
  operation: string;
  write: boolean;
  /** HTTP status. */
  status: number;
  /** `code` of the body if present, otherwise the HTTP status. */
  code: number;
  /** `status` of the body, or of its `errors` ('CONFLICT', 'INTERNAL_SERVER_ERROR' ...). */
  label: WireName<'error label'>;
  /** `name` of the body ('TokenExpiredError' ...), if present. */
  name?: WireName<'error name'> | undefined;
  /** Normalised by 8.20 and without machine text (8.11). Empty if nothing is left for the customer. */
  message: CustomerMessage;
  /** The same text as the service wrote it, for support. */
  original: OriginalText;
  /** Keys of fields that the service names without a message. */
  namedFields: readonly string[];
  /** Message by field key; empty if nothing is left for the customer. */
  fieldErrors: Readonly<Record<string, CustomerMessage>>;
  inconsistencies: readonly { kind: string; situation: string }[];
  endsFlow: boolean;
  redirectsToHash: string | undefined;
  /** True when redirectProposalToCurrentStep was set (a missing hash is then logged, 8.49). */
  redirects: boolean;
  noOffer: boolean;
  stepStatus: string;
  /** Seconds to wait before the next attempt, if the service says so (Retry-After). */
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
  | 'resourceEmpty'
  | 'newHashMissing'
  | 'blocked_cookies'
  | 'deviceIpMissing'
  | 'crash';
