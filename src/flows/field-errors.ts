import { validateStep } from '#journey/form/validate.ts';
import type { Context } from './context.ts';

/** Puts errors under their fields and into the summary, which then takes the focus (13.3). */
export function showFieldErrors(
  { state }: Pick<Context, 'state'>,
  errors: Readonly<Record<string, string>>,
  notice = '',
): void {
  const { form } = state;
  for (const [key, field] of Object.entries(form.fields)) {
    field.error = Object.hasOwn(errors, key) ? (errors[key] ?? '') : '';
  }
  form.summary = Object.entries(form.fields)
    .filter(([, field]) => field.error !== '')
    .map(([key, field]) => ({ key, label: field.label, message: field.error }));
  form.notice = notice;
  form.summaryFocus += 1;
}

/** Validates every visible field of the step in view; errors are shown. Answers whether there are any. */
export function findErrors(context: Context): boolean {
  const { state, platform, form } = context;
  const session = form.current();
  if (!session) return false;
  const errors = validateStep(session.step, session.view, session.values, {
    now: platform.clock.now(),
  });
  if (Object.keys(errors).length === 0) {
    state.form.summary = [];
    return false;
  }
  showFieldErrors(context, errors);
  return true;
}
