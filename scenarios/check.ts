import type { WireOutcome } from './wire.ts';

/** `Check.polls` of a check that does not end by itself, but only by an action of the visitor, if at all. */
export const ENDLESS = 1_000_000;

/** A check of the service: the first `polls` answers say "still waiting", the next one has the outcome. */
export interface Check {
  polls: number;
  /**
   * The outcome. 'success' goes to the next step; with any other the proposal stays at the step. 'failed' may
   * be retried, 'remake' goes back to change something, 'review' asks to review `reviewStep`, 'finished' is
   * over, 'noOffer' ends the journey on its page.
   */
  ends: 'success' | 'failed' | 'remake' | 'review' | 'finished' | 'noOffer';
  message?: string;
  /**
   * The status of the step when the proposal gets there ('waiting' when absent). At 'init' the visitor has to
   * start the check.
   */
  begins?: 'init' | 'waiting';
  /** True: after success the proposal stays until the visitor continues. */
  stays?: boolean;
  /** The check after a retry; absent: the same check, ending in success. */
  afterRetry?: Check;
  /** Step to which 'newSimulation' leads back; absent: the nearest earlier simulation. */
  remakesAt?: string;
  /** Earlier step to review after 'review'; saving it restarts the check. */
  reviewStep?: string;
  /** Phases of a benefit consultation, spread over the polls, and the one at its end (4.37). */
  phases?: readonly BenefitPhase[];
  endPhase?: BenefitPhase;
}

export type BenefitPhase = NonNullable<WireOutcome['benefitPhase']>;
