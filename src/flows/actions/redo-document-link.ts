import type { NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { requestsAnotherMessage } from '#journey/steps/requests-another-message.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import type { Context } from '../context.ts';
import { knownProposalOf } from '../hash-id.ts';
import { purposeAt, sendWrite } from '../pending-writes.ts';
import { writeFor } from './write.ts';

/** Restarts the document link step: the service sends another link by SMS, and the earlier one ends (4.28, 7.16). */
export const redoDocumentLink = (context: Context, step: Step): Promise<NextAction> =>
  writeFor(context, step, {
    write: () =>
      sendWrite(
        context,
        {
          purpose: purposeAt(step.slug, 'redoDocumentLinkStep'),
          content: '',
          createRequest: () => ({ hashId: context.state.hashId }),
        },
        request => context.api.redoDocumentLinkStep({ ...request, knownProposal: knownProposalOf(context) }),
      ),
    expectedStatus: 'waiting',
    endsLink: true,
    requestsMessage: requestsAnotherMessage('redoDocumentLink', latestStatusOf(context.state, step))
      ? 'another'
      : 'first',
    successMessage: 'Enviamos um novo link por SMS.',
  });
