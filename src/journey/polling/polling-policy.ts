import type { StepOutcome } from '../model/proposal.ts';

/** How a wait is asked about (design: which call, how often). Whether it is over is read from the answer. */
export interface PollingPolicy {
  call: 'updateStep' | 'finishedUpdate' | 'pollC6ConsignadoPrivado' | 'getTokenValidation';
  /** Milliseconds between an answer and the next question. */
  interval: number;
  /** True when the answer says that the wait is over. */
  isOver(outcome: StepOutcome, waitedOn: string): boolean;
}

/** Statuses in which a check has nothing to tell yet. An unknown status counts as waiting (model/step). */
export const isStillWaiting = (status: string | undefined): boolean =>
  status === undefined || !['success', 'failed', 'remake', 'review', 'finished'].includes(status);
