import { isChosen } from '#journey/fields/chosen.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { CHOOSE_AGAIN } from '#journey/form/generic-rules.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { validateStep } from '#journey/form/validate.ts';
import { valueAt } from '#journey/form/values.ts';
import type { Field } from '#journey/model/field.ts';
import { whole } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { showFieldErrors } from './field-errors.ts';
import type { FormSession } from './form-session.ts';

/** What is wrong with the step in view, by field key. */
function errorsOf(context: Context, session: FormSession): Record<string, string> {
  const { step, view, values } = session;
  const errors = validateStep(step, view, values, { now: context.platform.clock.now() });
  const unsure = choicesOfAnotherList(context, session, 'loading').map(({ key }) => [key, CHOOSE_AGAIN]);
  return { ...Object.fromEntries(unsure), ...errors };
}

/** Choices made from a list that has become another one since, which is on its way or could not be had: nobody knows whether it has them (5.10). */
function choicesOfAnotherList(
  { state }: Context,
  { step, values }: FormSession,
  status: 'loading' | 'error',
): Field[] {
  return fieldsOf(step).all.filter(field => {
    const shown = state.form.fields[field.key];
    const value = valueAt(values, field.key) ?? null;
    return (
      shown?.visible === true &&
      shown.options.status === status &&
      shown.options.options.length > 0 &&
      (isChosen(value) || Array.isArray(value)) &&
      fieldKinds.find(field.component)?.isFilled(value) === true
    );
  });
}

/** Whether the step in view could be submitted as it stands. Shows nothing. */
export function isComplete(context: Context): boolean {
  const session = context.form.current();
  return session !== undefined && Object.keys(errorsOf(context, session)).length === 0;
}

/** Validates every visible field of the step in view; errors are shown. Answers whether there are any. */
export function findErrors(context: Context): boolean {
  const { state, form } = context;
  const session = form.current();
  if (!session) return false;
  // A list that did not come offers nothing to choose again: what was chosen of the one before goes.
  const lost = choicesOfAnotherList(context, session, 'error');
  if (lost.length > 0) context.change(emptied(lost));
  const errors = errorsOf(context, form.current() ?? session);
  if (Object.keys(errors).length === 0) {
    state.form.summary = whole([]);
    return false;
  }
  showFieldErrors(context, errors);
  return true;
}

const emptied = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ key, component }) => [key, fieldKinds.find(component)?.empty ?? null]));
