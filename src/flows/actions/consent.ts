import { formatters } from '#journey/formatters/index.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import { stepTypes } from '#journey/steps/index.ts';
import type { Context } from '../context.ts';
import { dropDraft } from '../drafts.ts';
import { endConsent, keepConsent } from '../keep-consent.ts';
import { sendStep, writeFor } from './write.ts';

/**
 * Sends the visitor's consent: first the consent itself (7.19), then the step. If the service does not store the
 * consent, the step is not sent. Only a tick is a consent, so nothing is sent while a required one is missing (5.4).
 */
export async function consent(context: Context, step: Step): Promise<NextAction> {
  const ticked = context.state.agreed[step.slug] ?? [];
  const answers = consentTermsOf(step).map(term => ({
    term,
    isAgreed: ticked.includes(term.agreementKey),
  }));
  if (answers.some(({ term, isAgreed }) => term.isRequired && !isAgreed)) return stay;
  const agreedTerms = answers.filter(({ isAgreed }) => isAgreed).map(({ term }) => term.key);
  const data = Object.fromEntries(
    answers.map(({ term, isAgreed }) => [term.key, formatters.find(term.formatSend)?.(isAgreed) ?? isAgreed]),
  );
  return writeFor(context, step, {
    write: async () => {
      if (stepTypes.find(step.type.slug)?.keepsConsent) {
        const kept = await keepConsent(context, agreedTerms);
        if (!kept.ok) return kept;
      }
      const stepAnswer = await sendStep(context, step, data);
      if (!stepAnswer.ok) return stepAnswer;
      endConsent(context);
      void dropDraft(context, step.slug);
      return stepAnswer;
    },
  });
}
