import { viewAt } from '#journey/form/context.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { validateField } from '#journey/form/validate.ts';
import type { Context } from './context.ts';
import { sayError } from './forms.ts';

/** Writes or clears the error of one field. */
export function checkField({ state, platform, form }: Context, key: string): void {
  const session = form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const shown = state.form.fields[key];
  if (!session || !field || !shown) return;
  const error =
    validateField(field, viewAt(session.view, key), shown.value, { now: platform.clock.now() }) ?? '';
  sayError(state.form, key, error);
}
