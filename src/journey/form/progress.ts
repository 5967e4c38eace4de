import { fieldKinds } from '../fields/index.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FormView, viewAt } from './context.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

export interface FormProgress {
  filled: number;
  required: number;
  /** 0 to 1; 1 when nothing is required. */
  share: number;
}

/** How far the visitor has come: the share of required visible fields that are filled; zero money is unfilled (4.36). */
export function progressOf(step: FieldHolder, view: FormView, values: StepValues): FormProgress {
  const required = fieldsOf(step).all.filter(field => viewAt(view, field.key)?.required === true);
  const filled = required.filter(field => {
    const kind = fieldKinds.find(field.component);
    return kind?.isFilled(valueAt(values, field.key) ?? kind.empty) === true;
  });
  const share = required.length === 0 ? 1 : filled.length / required.length;
  return { filled: filled.length, required: required.length, share };
}
