import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { referencesOf } from './form-plan.ts';
import { isOneOf } from './is-one-of.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import type { StoredList } from './stored-list.ts';

/**
 * The lists of fields of other steps that a condition of this step may need: the service has only the code or only the
 * label of a choice, and the condition may name the other one (3.26).
 */
export function listsElsewhere(
  step: FieldHolder,
  { answersElsewhere }: EvaluationContext,
): readonly StoredList[] {
  const fields = fieldsOf(step);
  const answers = fields.all.flatMap(referencesOf).flatMap(({ fieldId, values }) => {
    const answer = fields.find(fieldId) ? undefined : ownValueOf(answersElsewhere, fieldId);
    const isKnown = !answer || values.length === 0 || isOneOf(answer.wire, values);
    return isKnown ? [] : [answer];
  });
  return [...new Set(answers)].flatMap(answer => answer.list() ?? []);
}
