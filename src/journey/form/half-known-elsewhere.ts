import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { AnswerElsewhere, EvaluationContext } from './evaluation-context.ts';
import { referencesOf } from './form-plan.ts';
import { isOneOf } from './is-one-of.ts';
import { isHalfKnown } from './is-unproven.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';

/**
 * The answers of other steps of which a condition of this step may need the list: the service has only the code or only
 * the label of a choice, and the condition may name the other one (3.26).
 */
export function halfKnownElsewhere(
  step: FieldHolder,
  { answersElsewhere }: EvaluationContext,
): readonly AnswerElsewhere[] {
  const fields = fieldsOf(step);
  const answers = fields.all.flatMap(referencesOf).flatMap(({ fieldId, values }) => {
    const answer = fields.find(fieldId) ? undefined : ownValueOf(answersElsewhere, fieldId);
    const isKnown = !answer || values.length === 0 || isOneOf(answer.wire, values);
    return !isKnown && isHalfKnown(answer.field, answer.wire) ? [answer] : [];
  });
  return [...new Set(answers)];
}
