import type { StepValues } from '../../model/proposal.ts';
import type { EvaluationContext } from '../evaluation-context.ts';
import { evaluatorOf } from '../evaluator.ts';
import type { FieldViews } from '../field-view.ts';
import type { FieldHolder } from '../step-fields.ts';

/** The views of all fields for these values (4.30-4.33). */
export const evaluate = (step: FieldHolder, values: StepValues, context: EvaluationContext): FieldViews =>
  evaluatorOf(step).evaluate(values, context);
