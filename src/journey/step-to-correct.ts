import { isAccount } from './errors/field-to-refill.ts';
import { takesFiles } from './fields/takes-files.ts';
import { fieldsOf } from './form/step-fields.ts';
import type { Field } from './model/field.ts';
import type { Step } from './model/step.ts';
import { asksForAccount } from './phases.ts';
import { type Journey, revisitOf } from './revisit.ts';
import type { CorrectedAnswers } from './steps/status-texts.ts';

/** Whether a field may hold the answers that were refused. */
const FIELD_MATCHERS: Readonly<Record<CorrectedAnswers, (field: Field) => boolean>> = {
  account: field => !field.hidden && !takesFiles(field) && (asksForAccount(field) || isAccount(field)),
  any: () => true,
};

/** The nearest earlier form, open to the visitor, in which they correct what a later step has refused (15.3). */
export const stepToCorrect = (journey: Journey, step: Step, answers: CorrectedAnswers): Step | undefined =>
  journey.config?.steps
    .filter(
      earlier =>
        earlier.order < step.order &&
        revisitOf(journey, earlier.slug) === 'open' &&
        fieldsOf(earlier).all.some(FIELD_MATCHERS[answers]),
    )
    .reduce<Step | undefined>(
      (nearest, earlier) => (nearest && nearest.order >= earlier.order ? nearest : earlier),
      undefined,
    );
