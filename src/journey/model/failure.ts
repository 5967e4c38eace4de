import type { WireName } from '#shared/wire-name.ts';

/**
 * What went wrong, as a value. The wire makes it (`api/call`), `journey/errors` decides what is said and what follows.
 * Nothing of an answer stands here but what the service meant to be read.
 */
export type Failure =
  | { kind: 'cancelled'; operation: string }
  /**
   * No answer: the browser could not connect, the connection broke, or the body was cut. `redirected`: an answer that leads
   * elsewhere, which is not followed; the deployment names a wrong address.
   */
  | { kind: 'network'; operation: string; write: boolean; offline: boolean; redirected?: true }
  | { kind: 'timeout'; operation: string; write: boolean }
  /** An answer that is not what the contract says: HTML, empty, invalid JSON, wrong shape. */
  | { kind: 'malformed'; operation: string; write: boolean; status: number; reason: string }
  | ServiceFailure
  /** Something the journey itself cannot go on without. */
  | { kind: 'journey'; problem: JourneyProblem; detail: string };

export interface ServiceFailure {
  kind: 'service';
  operation: string;
  write: boolean;
  /** HTTP status. */
  status: number;
  /** `code` of the body when it has one, else the HTTP status. */
  code: number;
  /** `status` of the body, or of its `errors` ('CONFLICT', 'INTERNAL_SERVER_ERROR' ...). */
  label: WireName<'error label'>;
  /** `name` of the body ('TokenExpiredError' ...), where it has one. */
  name?: WireName<'error name'> | undefined;
  /** Already read by 8.20. Empty when the service says nothing. */
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
  /** Seconds to wait before the next try, where the service names them (Retry-After). */
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
