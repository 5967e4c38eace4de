import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { clearTokenErrors } from '../clear-token-errors.ts';
import type { Context } from '../context.ts';
import { knownProposalOf } from '../hash-id.ts';
import { purposeAt, sendWrite } from '../pending-writes.ts';
import { timeUntilRetry } from '../time-until-retry.ts';
import { showRefusedCode } from './refused-code.ts';
import { writeFor } from './write.ts';

/**
 * Sends the code that the visitor received from C6 by SMS (7.33). The error for a wrong code appears under its field.
 */
export async function sendC6Token(context: Context, step: Step, code: string): Promise<NextAction> {
  if (code === '') return stay;
  const { api, state } = context;
  clearTokenErrors(context);
  return writeFor(context, step, {
    input: code,
    write: () =>
      sendWrite(
        context,
        {
          purpose: purposeAt(step.slug, 'sendC6ConsignadoPrivadoToken'),
          content: code,
          createRequest: () => ({ hashId: state.hashId, token: code }),
          isStored: false,
        },
        request => api.sendC6ConsignadoPrivadoToken({ ...request, knownProposal: knownProposalOf(context) }),
      ),
    expectedStatus: 'waiting',
    isAwaited: true,
    showRefusal: failure => showRefusedCode(context, failure),
  });
}

/** Asks C6 to send its message again (4.28, 7.33). */
export function resendC6Sms(context: Context, step: Step): Promise<NextAction> {
  if (timeUntilRetry(context, 'pollC6ConsignadoPrivado') > 0) return Promise.resolve(stay);
  return writeFor(context, step, {
    write: () =>
      sendWrite(
        context,
        {
          purpose: purposeAt(step.slug, 'resendC6Sms'),
          content: '',
          createRequest: () => ({ hashId: context.state.hashId }),
        },
        request =>
          context.api.pollC6ConsignadoPrivado({
            ...request,
            knownProposal: knownProposalOf(context),
            startPolling: false,
            resendSms: true,
          }),
      ),
    expectedStatus: 'waiting',
    successMessage: 'Enviamos um novo SMS',
    requestsMessage: 'another',
  });
}
