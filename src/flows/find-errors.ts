import { validateStep } from '#journey/form/validate.ts';
import type { Context } from './context.ts';
import { showFieldErrors } from './field-errors.ts';

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
