import type { StepOutcome } from '../model/proposal.ts';
import type { StepStatus } from '../model/step.ts';

/** How the app polls during a wait: by which call, how often, and until when. */
export interface PollingPolicy {
  call: 'updateStep' | 'finishedUpdate' | 'pollC6ConsignadoPrivado' | 'getTokenValidation';
  /** Milliseconds between an answer and the next request. */
  interval: number;
  /** Whether the answer ends the wait. */
  isOver(outcome: StepOutcome, wait: Wait): boolean;
}

/** The facts about a wait that decide whether an answer ends it. */
export interface Wait {
  /** The slug of the waiting step; empty for the completion. */
  slug: string;
  /** Whether the app polls the step in this status. In another one the visitor must act, or the step is over. */
  isPolledIn: (status: StepStatus) => boolean;
}
