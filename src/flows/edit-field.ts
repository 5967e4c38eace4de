import { fieldKinds } from '#journey/fields/index.ts';
import { consequencesOf } from '#journey/form/consequences.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';
import { keepDraft } from './drafts.ts';
import { refreshForm, runConsequences } from './run-consequences.ts';

/** What was typed or chosen in a field; the field kind reads it. */
export function editField(context: Context, key: string, typed: FieldValue): void {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const kind = field && fieldKinds.find(field.component);
  if (!session || !field || !kind) return;
  session.edited.add(key);
  changeValues(context, { [key]: kind.read(typed, field) });
}

/** Takes new values, then what follows from them: options, look-ups, draft. */
export function changeValues(context: Context, changes: StepValues): void {
  const { state, form } = context;
  const session = form.current();
  if (!session) return;
  const differs = Object.entries(changes).some(([key, value]) => valueAt(session.values, key) !== value);
  if (!differs) return;
  const changed = form.change(changes);
  if (!changed) return;
  for (const key of Object.keys(changes)) {
    if (state.form.fields[key]?.error) checkSoon(context, key);
  }
  runConsequences(context, consequencesOf(changed.after.step, changed.before, changed.after));
  keepDraft(context);
  context.scheduleSave();
}

/** Validators are fetched after the first step stands; without them the submit still checks everything. */
function checkSoon(context: Context, key: string): void {
  import('./check-field.ts').then(
    ({ checkField }) => checkField(context, key),
    () => undefined,
  );
}

export function focusField({ state }: Context, key: string): void {
  state.form.focusedKey = key;
}

/** What was typed comes to rest: amounts within their bounds, texts without outer blanks (5.11, 5.24). */
function settleField(context: Context, key: string): void {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const kind = field && fieldKinds.find(field.component);
  const value = valueAt(session?.values, key);
  if (!field || !kind?.leave || value === undefined) return;
  changeValues(context, {
    [key]: kind.leave(value, field, context.state.form.fields[key]?.options.options ?? []),
  });
}

/** Leaving a field validates it (named validators run on blur). Nothing is red before the visitor has typed. */
export function leaveField(context: Context, key: string): void {
  const { state, form } = context;
  const session = form.current();
  if (state.form.focusedKey === key) {
    state.form.focusedKey = '';
    // Only where something was judged while the focus was there can its going change anything.
    if (session?.context.focusedKey === key) refreshForm(context);
  }
  if (!session?.edited.has(key)) return;
  settleField(context, key);
  checkSoon(context, key);
}
