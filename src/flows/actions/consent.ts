import type { WireValue } from '#journey/fields/field-kind.ts';
import { formatters } from '#journey/formatters/index.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { agreementKeyOf } from '#journey/steps/agreement-key.ts';
import { agreementsOf, isRequiredAgreement, stepTypes } from '#journey/steps/index.ts';
import type { Context } from '../context.ts';
import { dropDraft } from '../drafts.ts';
import { endConsent, keepConsent } from '../keep-consent.ts';
import { sendStep, writeFor } from './write.ts';

/** The answers of the step and the terms that the visitor agreed to. A step without fields is one term itself. */
function answersOf({ state }: Context, step: Step): { data: Record<string, WireValue>; terms: string[] } {
  const agreements = agreementsOf(step);
  if (agreements.length === 0) return { data: { [step.type.slug]: true }, terms: [step.type.slug] };
  const ticked = state.agreed[step.slug] ?? [];
  const answers = agreements.map(field => ({
    field,
    isAgreed: isRequiredAgreement(step, field) || ticked.includes(agreementKeyOf(field)),
  }));
  return {
    data: Object.fromEntries(
      answers.map(({ field, isAgreed }) => [
        field.key,
        formatters.find(field.formatSend)?.(isAgreed) ?? isAgreed,
      ]),
    ),
    terms: answers.filter(({ isAgreed }) => isAgreed).map(({ field }) => field.key),
  };
}

/**
 * Sends the visitor's consent: first the consent itself (7.19), then the step. If the service does not store the
 * consent, the step is not sent.
 */
export function consent(context: Context, step: Step): Promise<NextAction> {
  const { data, terms } = answersOf(context, step);
  return writeFor(context, step, {
    write: async () => {
      if (stepTypes.find(step.type.slug)?.keepsConsent) {
        const kept = await keepConsent(context, terms);
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
