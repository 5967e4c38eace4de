import { currentStepSlugOf } from '../current-step.ts';
import { isStillWaiting, type PollingPolicy } from './polling-policy.ts';

/** Checks at the service: every 2 s the polling variant of update-step, without retries (7.3). */
export const check: PollingPolicy = {
  call: 'updateStep',
  interval: 2000,
  isOver: (outcome, waitedOn) =>
    outcome.result === 'noOffer' ||
    outcome.waitsForCompletion ||
    currentStepSlugOf(outcome.proposal) !== waitedOn ||
    !isStillWaiting(outcome.stepStatus),
};
