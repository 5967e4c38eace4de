import type { StepOutcome } from '../model/proposal.ts';

/** How a wait is polled: which call, how often, and when it is over. */
export interface PollingPolicy {
  call: 'updateStep' | 'finishedUpdate' | 'pollC6ConsignadoPrivado' | 'getTokenValidation';
  /** Milliseconds between an answer and the next request. */
  interval: number;
  /** True if the answer ends the wait. */
  isOver(outcome: StepOutcome, waitedOn: string): boolean;
}

/** Statuses in which a check is still running. An unknown status counts as waiting (model/step). */
export const isStillWaiting = (status: string | undefined): boolean =>
  status === undefined || !['success', 'failed', 'remake', 'review', 'finished'].includes(status);
