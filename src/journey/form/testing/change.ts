import type { StepValues } from '../../model/proposal.ts';
import { consequencesOf, openingConsequencesOf } from '../consequences.ts';
import { evaluateForm } from '../evaluate-form.ts';
import type { FieldHolder } from '../step-fields.ts';
import { newVisitor } from './new-visitor.ts';

/** The consequences of opening a step with these values. */
export const findOpeningConsequences = (step: FieldHolder, values: StepValues) =>
  openingConsequencesOf(step, evaluateForm(step, values, newVisitor));

/** The consequences of a change from the first values to the second. */
export function change(step: FieldHolder, values: StepValues, newValues: StepValues) {
  const before = evaluateForm(step, values, newVisitor);
  return consequencesOf(step, before, evaluateForm(step, newValues, newVisitor, before));
}
