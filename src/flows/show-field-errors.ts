import { INVALID_FIELD } from '#journey/errors/invalid-field.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { shownNameOf } from '#journey/form/shown-name-of.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { AppState } from '#state/app-state.ts';
import type { FieldState } from '#state/field-state.ts';
import { asRef } from '#state/field-state.ts';
import type { StateContext } from './context.ts';

/** A message away from its field needs the name of the field, unless it says the name itself. */
const withName = (label: string, message: string): string =>
  message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;

/**
 * Writes errors to their fields and to the summary, which then gets the focus (13.3). The error of a field that is not
 * on the screen appears above the form.
 */
export function showFieldErrors(
  { state }: StateContext,
  errors: Readonly<Record<string, string>>,
  notice = '',
): void {
  const { form } = state;
  const { current: session } = form.session;
  const nameOf = (key: string, label: string): string => {
    const field = session && fieldsOf(session.step).byKey(key);
    // A link needs a text, also to a field that the service has given no name at all.
    return (field ? shownNameOf(field, label) : label) || 'Campo';
  };
  // An unknown kind has no control, so the field shows no error (3.32).
  const canShowError = (key: string, { isVisible }: FieldState): boolean => {
    const field = session && fieldsOf(session.step).byKey(key);
    return isVisible && field !== undefined && fieldKinds.find(field.component) !== undefined;
  };
  const summary: AppState['form']['summary'][number][] = [];
  const notices = notice === '' ? [] : [notice];
  for (const [key, field] of Object.entries(form.fields)) {
    const message = ownValueOf(errors, key) ?? '';
    const showsError = message !== '' && canShowError(key, field);
    field.error = showsError ? message : '';
    if (message === '') continue;
    const label = nameOf(key, field.label);
    if (showsError) summary.push({ key, label, message });
    // The notice may name the field already, which is all that this text says (8.20).
    else if (message !== INVALID_FIELD || !notice.includes(label)) notices.push(withName(label, message));
  }
  // Tracking a hundred lines one by one would cost as much as the fields themselves.
  form.summary = asRef(summary);
  form.notice = notices.join(' | ');
  // The summary gets the focus, and a screen reader reads it: an announcement would be a second message.
  form.announced = '';
  session?.editedAgain.clear();
  form.summaryFocusRequests += 1;
}
