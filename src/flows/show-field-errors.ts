import { shownNameOf } from '#journey/form/shown-name-of.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import { type AppState, asRef } from '#state/app-state.ts';
import type { StateContext } from './context.ts';

/** Writes errors to their fields and to the summary, which then gets the focus (13.3). */
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
  const summary: AppState['form']['summary'][number][] = [];
  for (const [key, field] of Object.entries(form.fields)) {
    const message = ownValueOf(errors, key) ?? '';
    field.error = message;
    if (message !== '') summary.push({ key, label: nameOf(key, field.label), message });
  }
  // Tracking a hundred lines one by one would cost as much as the fields themselves.
  form.summary = asRef(summary);
  form.notice = notice;
  // The summary gets the focus, and a screen reader reads it: an announcement would be a second message.
  form.announced = '';
  form.summaryFocusRequests += 1;
}
