import type { NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import type { Context } from '../context.ts';
import { sendWrite } from '../pending-writes.ts';
import { writeFor } from './write.ts';

/** Restarts the document link step: the service sends another link by SMS, and the earlier one ends (4.28, 7.16). */
export const redoDocumentLink = (context: Context, step: Step): Promise<NextAction> =>
  writeFor(context, step, {
    write: () =>
      sendWrite(
        context,
        {
          purpose: 'redoDocumentLinkStep',
          content: step.slug,
          createRequest: () => ({ hashId: context.state.hashId, knownProposal: context.state.proposal }),
          isStored: false,
        },
        request => context.api.redoDocumentLinkStep(request),
      ),
    expectedStatus: 'waiting',
    endsLink: true,
    successMessage: 'Enviamos um novo link por SMS.',
  });
