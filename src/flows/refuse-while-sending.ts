import { shownNameOf } from '#journey/form/shown-name-of.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { AppState } from '#state/app-state.ts';
import type { Context } from './context.ts';

const WAIT_FOR_SENDING = 'Estamos enviando seus dados. Aguarde para alterar este campo.';

/**
 * Shows and announces why a typed character was refused: the text in the input is the same as before, so the visitor
 * would believe in another one (5.24, 13.3).
 */
export function showRefusal({ state }: Context, key: string, text: string, announcement = text): void {
  const field = state.form.fields[key];
  if (!field) return;
  field.refusal = text;
  state.form.announced = announcement;
}

/**
 * Refuses an edit of the visitor while a step is being sent (assumption 11.1), and says so at the field. The inputs
 * stay as they are, so none of them loses the focus and no row renders. Returns whether the edit is refused.
 */
export function refuseWhileSending(context: Context, key: string): boolean {
  const { form, state } = context;
  if (!state.form.isSending) return false;
  const session = form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  // The name tells two fields apart: a screen reader does not repeat a text that stays the same.
  const name = field ? shownNameOf(field, state.form.fields[key]?.label ?? '') : '';
  showRefusal(context, key, WAIT_FOR_SENDING, `${name}: ${WAIT_FOR_SENDING}`);
  return true;
}

/** Nothing is being sent any more, so all fields can be edited again. */
export function endSendingRefusals({ form }: AppState): void {
  for (const field of Object.values(form.fields)) if (field.refusal === WAIT_FOR_SENDING) field.refusal = '';
  if (form.announced.endsWith(WAIT_FOR_SENDING)) form.announced = '';
}
