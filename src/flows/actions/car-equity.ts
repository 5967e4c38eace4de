import type { Next } from '#journey/model/next.ts';
import type { Step } from '#journey/model/step.ts';
import type { Context } from '../context.ts';
import { writeFor } from './write.ts';

const insertion =
  (retry: boolean) =>
  (context: Context, step: Step): Promise<Next> =>
    writeFor(context, step, {
      write: () =>
        context.api.startCarEquityInsertion({
          hashId: context.state.hashId,
          known: context.state.proposal,
          retry,
        }),
      expects: 'waiting',
    });

/** The automatic insertion of a car-equity proposal (7.32) ... */
export const startInsertion = insertion(false);
/** ... and its retry (4.28). */
export const retryInsertion = insertion(true);
