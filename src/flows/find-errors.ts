import { validateStep } from '#journey/form/validate.ts';
import { whole } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { showFieldErrors } from './field-errors.ts';

/** Whether the step in view could be submitted as it stands. Shows nothing. */
export function isComplete({ platform, form }: Context): boolean {
  const session = form.current();
  if (!session) return false;
  const { step, view, values } = session;
  return Object.keys(validateStep(step, view, values, { now: platform.clock.now() })).length === 0;
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
    state.form.summary = whole([]);
    return false;
  }
  showFieldErrors(context, errors);
  return true;
}
