import type { StepValues } from '../../model/proposal.ts';
import type { EvaluationContext, FormView } from '../context.ts';
import { evaluatorOf } from '../evaluator.ts';
import type { FieldHolder } from '../step-fields.ts';

/** The views of all fields for these values (4.30-4.33). */
export const evaluate = (step: FieldHolder, values: StepValues, context: EvaluationContext): FormView =>
  evaluatorOf(step).evaluate(values, context);
