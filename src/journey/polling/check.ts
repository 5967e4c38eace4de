import { currentStepSlugOf, statusInOutcome } from '../current-step.ts';
import { decodeStatus } from '../model/step.ts';
import type { PollingPolicy } from './polling-policy.ts';

/** Checks at the service: every 2 s the polling variant of update-step, without retries (7.3). */
export const check: PollingPolicy = {
  call: 'updateStep',
  interval: 2000,
  isOver: (outcome, { slug, isPolledIn }) => {
    const { proposal, result, waitsForCompletion } = outcome;
    const status = statusInOutcome(outcome) ?? '';
    return (
      result === 'noOffer' ||
      waitsForCompletion ||
      currentStepSlugOf(proposal) !== slug ||
      (status !== '' && !isPolledIn(decodeStatus(status)))
    );
  },
};
