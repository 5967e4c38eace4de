import { isChosen } from '#journey/fields/choice-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { isOnlyNamed } from '#journey/form/codes.ts';
import { viewAt } from '#journey/form/field-view.ts';
import { CHOOSE_AGAIN } from '#journey/form/generic-rules.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { validateStep } from '#journey/form/validate.ts';
import { emptyValueOf, valueAt } from '#journey/form/values.ts';
import type { Field } from '#journey/model/field.ts';
import { asRef } from '#state/field-state.ts';
import type { FormSession } from '#state/form-state.ts';
import type { Context } from './context.ts';
import { showFieldErrors } from './show-field-errors.ts';

/** The errors of the current step, by field key. */
function errorsOf(context: Context, session: FormSession): Record<string, string> {
  const { step, view, values } = session;
  const errors = validateStep(step, view, values, { now: context.platform.clock.now() });
  const loadingErrors = findWaitingChoices(context, session, 'loading').map(({ field }) => [
    field.key,
    CHOOSE_AGAIN,
  ]);
  return { ...Object.fromEntries(loadingErrors), ...errors };
}

/**
 * Choices that wait for a list that is loading or failed: a choice from a previous list, or a name that a lookup filled
 * in (5.10). The new list may not contain them.
 */
function findWaitingChoices(
  { state }: Context,
  { step, values }: FormSession,
  status: 'loading' | 'error',
): { field: Field; isOnlyName: boolean }[] {
  return fieldsOf(step).all.flatMap(field => {
    const fieldState = state.form.fields[field.key];
    const value = valueAt(values, field.key) ?? null;
    if (fieldState?.isVisible !== true || fieldState.options.status !== status) return [];
    const isOnlyName = isOnlyNamed(field, values);
    const isOfAnotherList =
      fieldState.options.options.length > 0 &&
      (isChosen(value) || Array.isArray(value)) &&
      fieldKinds.find(field.component)?.isFilled(value) === true;
    return isOnlyName || isOfAnotherList ? [{ field, isOnlyName }] : [];
  });
}

/** Whether the current step has no errors. Shows nothing. */
export function isComplete(context: Context): boolean {
  const session = context.form.current();
  return session !== undefined && Object.keys(errorsOf(context, session)).length === 0;
}

/** Validates every visible field of the current step and shows the errors. Returns whether there are any. */
export function showFormErrors(context: Context): boolean {
  const { state, form } = context;
  const session = form.current();
  if (!session) return false;
  // A failed list offers nothing to choose, so a choice from the previous list is removed. A name is removed only from
  // an optional field; a required one may find its option when the list loads.
  const failedChoices = findWaitingChoices(context, session, 'error')
    .filter(({ field, isOnlyName }) => !isOnlyName || viewAt(session.view, field.key)?.isRequired === false)
    .map(({ field }) => field);
  if (failedChoices.length > 0) context.change(emptyValuesOf(failedChoices));
  const errors = errorsOf(context, form.current() ?? session);
  if (Object.keys(errors).length === 0) {
    state.form.summary = asRef([]);
    return false;
  }
  showFieldErrors(context, errors);
  return true;
}

const emptyValuesOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(field => [field.key, emptyValueOf(field)]));
