import type { StepOutcome } from '../model/proposal.ts';

/** How the app polls during a wait: by which call, how often, and until when. */
export interface PollingPolicy {
  call: 'updateStep' | 'finishedUpdate' | 'pollC6ConsignadoPrivado' | 'getTokenValidation';
  /** Milliseconds between an answer and the next request. */
  interval: number;
  /** Whether the answer ends the wait. `waitedOn`: slug of the waiting step. */
  isOver(outcome: StepOutcome, waitedOn: string): boolean;
}

/** Whether a check still runs in this status. An unknown status counts as waiting, as in `decodeStatus`. */
export const isStillWaiting = (status: string | undefined): boolean =>
  status === undefined || !['success', 'failed', 'remake', 'review', 'finished'].includes(status);
