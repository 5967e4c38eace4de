import type { PollingPolicy } from './polling-policy.ts';

/** The service completes the proposal: finished-update every 2 s until its stepStatus is success (4.22, 9.2). */
export const completion: PollingPolicy = {
  call: 'finishedUpdate',
  interval: 2000,
  isOver: outcome => outcome.stepStatus === 'success',
};
