import type { NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import type { Context } from '../context.ts';
import { knownProposalOf } from '../hash-id.ts';
import { purposeAt, sendWrite } from '../pending-writes.ts';
import { writeFor } from './write.ts';

const createInsertionAction =
  (retry: boolean) =>
  (context: Context, step: Step): Promise<NextAction> =>
    writeFor(context, step, {
      write: () =>
        sendWrite(
          context,
          {
            purpose: purposeAt(step.slug, 'startCarEquityInsertion'),
            content: String(retry),
            createRequest: () => ({
              hashId: context.state.hashId,
              proposalId: context.state.proposal?.id ?? '',
              retry,
            }),
          },
          request =>
            context.api.startCarEquityInsertion({ ...request, knownProposal: knownProposalOf(context) }),
        ),
      expectedStatus: 'waiting',
    });

/** Starts the automatic insertion of a car-equity proposal (7.32). */
export const startCarEquityInsertion = createInsertionAction(false);
/** Starts the insertion again after a failure (4.28). */
export const retryCarEquityInsertion = createInsertionAction(true);
