import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FieldViews, viewAt } from './field-view.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

/**
 * The first visible and required terms field that is not ticked: on the first step its drawer opens by itself (2.41).
 */
export const termToOpen = (step: FieldHolder, view: FieldViews, values: StepValues): Field | undefined =>
  fieldsOf(step).all.find(field => {
    const kind = fieldKinds.find(field.component);
    if (!kind?.opensTerms || field.term === '') return false;
    return (
      viewAt(view, field.key)?.isRequired === true && !kind.isFilled(valueAt(values, field.key) ?? kind.empty)
    );
  });
