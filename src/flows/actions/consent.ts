import { formatters } from '#journey/formatters/index.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { fail } from '#shared/result.ts';
import type { Context } from '../context.ts';
import { dropDraft } from '../drafts.ts';
import { isOpenHere } from '../hash-id.ts';
import { endConsent, storeConsent } from '../store-consent.ts';
import { sendStep, writeFor } from './write.ts';

/**
 * Sends the visitor's consent: first the consent itself (7.19), then the step. If the service does not store the
 * consent, the step is not sent. Without a ticked term, there is no consent to store: the required ones are hidden
 * (4.33). Only a tick is a consent, so nothing is sent while a required one is missing (5.4). A consent is for one
 * proposal: if this tab opens another one meanwhile, the step is not sent either.
 */
export async function consent(context: Context, step: Step): Promise<NextAction> {
  const { hashId } = context.state;
  const ticked = context.state.agreed[step.slug] ?? [];
  const answers = consentTermsOf(step, context.state).map(term => ({
    term,
    isAgreed: ticked.includes(term.agreementKey),
  }));
  if (answers.some(({ term, isAgreed }) => term.isRequired && !isAgreed)) return stay;
  const agreedTerms = answers.filter(({ isAgreed }) => isAgreed).map(({ term }) => term.key);
  const data = Object.fromEntries(
    answers.map(({ term, isAgreed }) => [term.key, formatters.find(term.formatSend)?.(isAgreed) ?? isAgreed]),
  );
  return writeFor(context, step, {
    input: JSON.stringify(data),
    write: async () => {
      if (agreedTerms.length > 0 && stepTypes.find(step.type.slug)?.storesConsent) {
        const stored = await storeConsent(context, agreedTerms);
        if (!stored.ok) return stored;
      }
      if (!isOpenHere(context, hashId)) return fail({ kind: 'cancelled', operation: 'updateStep' });
      const stepAnswer = await sendStep(context, step, data);
      if (!stepAnswer.ok || !isOpenHere(context, hashId)) return stepAnswer;
      endConsent(context);
      void dropDraft(context, step.slug);
      return stepAnswer;
    },
  });
}
