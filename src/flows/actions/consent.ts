import type { NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { fail, succeed } from '#shared/result.ts';
import type { Context } from '../context.ts';
import { dropDraft } from '../drafts.ts';
import { sendWrite } from '../pending-writes.ts';
import { sendStep, writeFor } from './write.ts';

/** The CPF in the answers of the proposal, otherwise the one that was sent last; empty for none. */
function cpfOf({ state }: Context): string {
  for (const values of Object.values(state.proposal?.answers ?? {})) {
    if (typeof values.cpf === 'string') return values.cpf.replace(/\D/g, '');
  }
  return state.deviceSettings.cpf;
}

/**
 * The consent that the service has stored for a step that is not accepted yet. The next press sends only the step
 * again.
 */
const storedConsents = new WeakMap<Context, string>();

/**
 * Sends the visitor's consent: first the consent itself (7.19), then the step. If the service does not store the
 * consent, the step is not sent.
 */
export function consent(context: Context, step: Step): Promise<NextAction> {
  const { api, state } = context;
  const keys = step.fields.map(field => field.key);
  const terms = keys.length > 0 ? keys : [step.type.slug];
  return writeFor(context, step, {
    write: async () => {
      if (stepTypes.find(step.type.slug)?.keepsConsent) {
        const cpf = cpfOf(context);
        const consentKey = JSON.stringify([state.hashId, cpf, terms]);
        const answer =
          storedConsents.get(context) === consentKey
            ? succeed(true)
            : await sendWrite(
                context,
                {
                  purpose: 'keepConsent',
                  content: JSON.stringify([cpf, terms]),
                  createRequest: () => ({ hashId: state.hashId, knownProposal: state.proposal, cpf, terms }),
                  isStored: false,
                },
                request => api.sendConsent(request),
              );
        if (!answer.ok) return answer;
        if (!answer.value)
          return fail({
            kind: 'malformed',
            operation: 'externalLgpd',
            isWrite: true,
            status: 200,
            reason: 'the consent was not kept',
          });
        storedConsents.set(context, consentKey);
      }
      const stepAnswer = await sendStep(context, step, Object.fromEntries(terms.map(key => [key, true])));
      if (!stepAnswer.ok) return stepAnswer;
      storedConsents.delete(context);
      void dropDraft(context, step.slug);
      return stepAnswer;
    },
  });
}
