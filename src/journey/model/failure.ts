import type { WireName } from '#shared/wire-name.ts';

/**
 * An error as a value. `api/call` creates it; `journey/errors` decides what is shown and what follows. It contains
 * nothing of an answer but what the service meant for people.
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
  /** Normalised by 8.20. Empty if the service sends no message. */
  message: string;
  /** Message by field key. */
  fieldErrors: Readonly<Record<string, string>>;
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
  | 'blockedCookies'
  | 'deviceIpMissing'
  | 'crash';
