import type { StepOutcome } from '../model/proposal.ts';
import { decodeStatus } from '../model/step.ts';

/** How the app polls during a wait: by which call, how often, and until when. */
export interface PollingPolicy {
  call: 'updateStep' | 'finishedUpdate' | 'pollC6ConsignadoPrivado' | 'getTokenValidation';
  /** Milliseconds between an answer and the next request. */
  interval: number;
  /** Whether the answer ends the wait. `waitedOn`: slug of the waiting step. */
  isOver(outcome: StepOutcome, waitedOn: string): boolean;
}

/** Whether a check still runs in this status. */
export function isStillWaiting(status = ''): boolean {
  const decodedStatus = decodeStatus(status);
  return decodedStatus === 'init' || decodedStatus === 'waiting';
}
