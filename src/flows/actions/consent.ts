import type { NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { fail, succeed } from '#shared/result.ts';
import type { Context } from '../context.ts';
import { dropDraft } from '../drafts.ts';
import { sendWrite } from '../pending-writes.ts';
import { sendStep, writeFor } from './write.ts';

/** The CPF that the customer has given in any step; empty if there is none yet. */
function cpfOf({ state }: Context): string {
  for (const values of Object.values(state.proposal?.answers ?? {})) {
    if (typeof values.cpf === 'string') return values.cpf.replace(/\D/g, '');
  }
  return state.deviceSettings.cpf;
}

/**
 * The consent that the service has stored. If only the step is refused, the next press does not send the consent again.
 */
const storedConsents = new WeakMap<Context, string>();

/**
 * The visitor agrees: stores the consent first (7.19), then sends the step. Without a stored consent the step is not
 * sent.
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
            write: true,
            status: 200,
            reason: 'the consent was not kept',
          });
        storedConsents.set(context, consentKey);
      }
      const nextAction = await sendStep(context, step, Object.fromEntries(terms.map(key => [key, true])));
      if (!nextAction.ok) return nextAction;
      storedConsents.delete(context);
      void dropDraft(context, step.slug);
      return nextAction;
    },
  });
}
