import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FieldViews, viewAt } from './field-view.ts';
import { isUnlisted } from './is-unlisted.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

export interface FormProgress {
  /** The number of required visible fields that are filled. */
  filledCount: number;
  /** The number of required visible fields. */
  requiredCount: number;
  /** 0 to 1; 1 if nothing is required. */
  share: number;
}

/** The progress of a form; an amount of zero is unfilled (4.36). */
export const progressOf = (step: FieldHolder, view: FieldViews, values: StepValues): FormProgress =>
  countFilled(
    fieldsOf(step).all.map(field => fieldProgressOf(field, view, values)),
    { filledCount: 0, requiredCount: 0 },
  );

interface ValuesAndView {
  readonly view: FieldViews;
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
    { filledCount: 0, requiredCount: 0 },
  );
  const start = {
    filledCount: progress.filledCount - filledBefore.filledCount,
    requiredCount: progress.requiredCount - filledBefore.requiredCount,
  };
  return countFilled(
    changedFields.map(field => fieldProgressOf(field, after.view, after.values)),
    start,
  );
}

type FieldProgress = 'filled' | 'empty' | 'notCounted';

function fieldProgressOf(field: Field | undefined, view: FieldViews, values: StepValues): FieldProgress {
  if (!field || viewAt(view, field.key)?.isRequired !== true) return 'notCounted';
  const kind = fieldKinds.find(field.component);
  if (kind?.countsInProgress === false) return 'notCounted';
  const value = valueAt(values, field.key) ?? kind?.empty ?? null;
  return kind?.isFilled(value) && !isUnlisted(field, value) ? 'filled' : 'empty';
}

function countFilled(
  progressOfFields: readonly FieldProgress[],
  start: { filledCount: number; requiredCount: number },
): FormProgress {
  let { filledCount, requiredCount } = start;
  for (const fieldProgress of progressOfFields) {
    if (fieldProgress !== 'notCounted') requiredCount++;
    if (fieldProgress === 'filled') filledCount++;
  }
  return { filledCount, requiredCount, share: requiredCount === 0 ? 1 : filledCount / requiredCount };
}
