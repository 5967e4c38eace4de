import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FormView, viewAt } from './context.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

export interface FormProgress {
  /** The number of required visible fields that are filled. */
  filled: number;
  /** The number of required visible fields. */
  required: number;
  /** 0 to 1; 1 if nothing is required. */
  share: number;
}

/** The progress of a form; an amount of zero is unfilled (4.36). */
export const progressOf = (step: FieldHolder, view: FormView, values: StepValues): FormProgress =>
  countFilled(
    fieldsOf(step).all.map(field => fieldProgressOf(field, view, values)),
    { filled: 0, required: 0 },
  );

interface ValuesAndView {
  readonly view: FormView;
  readonly values: StepValues;
}

/** The progress after a change, computed from the previous progress and the changed fields. */
export function progressAfter(
  progress: FormProgress,
  changedFields: readonly (Field | undefined)[],
  before: ValuesAndView,
  after: ValuesAndView,
): FormProgress {
  const filledBefore = countFilled(
    changedFields.map(field => fieldProgressOf(field, before.view, before.values)),
    { filled: 0, required: 0 },
  );
  const start = {
    filled: progress.filled - filledBefore.filled,
    required: progress.required - filledBefore.required,
  };
  return countFilled(
    changedFields.map(field => fieldProgressOf(field, after.view, after.values)),
    start,
  );
}

type FieldProgress = 'filled' | 'open' | 'free';

function fieldProgressOf(field: Field | undefined, view: FormView, values: StepValues): FieldProgress {
  if (!field || viewAt(view, field.key)?.isRequired !== true) return 'free';
  const kind = fieldKinds.find(field.component);
  if (kind?.countsInProgress === false) return 'free';
  return kind?.isFilled(valueAt(values, field.key) ?? kind.empty) ? 'filled' : 'open';
}

function countFilled(
  progressOfFields: readonly FieldProgress[],
  start: { filled: number; required: number },
): FormProgress {
  let { filled, required } = start;
  for (const fieldProgress of progressOfFields) {
    if (fieldProgress !== 'free') required++;
    if (fieldProgress === 'filled') filled++;
  }
  return { filled, required, share: required === 0 ? 1 : filled / required };
}
