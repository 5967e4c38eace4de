import { asRef } from '#state/app-state.ts';
import type { Context } from './context.ts';

/** Writes errors to their fields and to the summary, which then gets the focus (13.3). */
export function showFieldErrors(
  { state }: Pick<Context, 'state'>,
  errors: Readonly<Record<string, string>>,
  notice = '',
): void {
  const { form } = state;
  for (const [key, field] of Object.entries(form.fields)) {
    field.error = Object.hasOwn(errors, key) ? (errors[key] ?? '') : '';
  }
  // Tracking a hundred lines one by one would cost as much as the fields themselves.
  form.summary = asRef(
    Object.entries(form.fields)
      .filter(([, field]) => field.error !== '')
      .map(([key, field]) => ({ key, label: field.label, message: field.error })),
  );
  form.notice = notice;
  form.summaryFocus += 1;
}
