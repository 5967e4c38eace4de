import { type AttachedFile, filesOf } from '#journey/fields/file-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { consequencesOf } from '#journey/form/consequences.ts';
import { describeAdjustment } from '#journey/form/describe-adjustment.ts';
import { viewAt } from '#journey/form/field-view.ts';
import { optionsOf } from '#journey/form/options.ts';
import { shownNameOf } from '#journey/form/shown-name-of.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { validateField } from '#journey/form/validate.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';
import { keepDraft, saveDrafts } from './drafts.ts';
import { showError } from './forms.ts';
import { refuseWhileSending } from './refuse-while-sending.ts';
import { refreshForm, runConsequences } from './run-consequences.ts';
import { updateField } from './update-field.ts';

/** Stores what the visitor has typed or chosen in a field, except while a step is being sent: see `storeEdit`. */
export const editField = (context: Context, key: string, typed: FieldValue): boolean =>
  !refuseWhileSending(context, key) && storeEdit(context, key, typed);

/**
 * Stores what was typed or chosen in a field, converted by its kind. Returns whether the choice submits the step
 * (assumption 3.23).
 */
export function storeEdit(context: Context, key: string, typed: FieldValue): boolean {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const kind = field && fieldKinds.find(field.component);
  if (!session || !field || !kind) return false;
  const value = kind.read(typed, field);
  const fieldState = context.state.form.fields[key];
  if (fieldState && fieldState.refusal !== '') fieldState.refusal = '';
  session.edited.add(key);
  session.editedAgain.add(key);
  session.settled.delete(key);
  if (context.state.form.announced !== '') context.state.form.announced = '';
  // A drawer that is still loading must not come between two letters (2.41).
  if (context.state.terms.isOffered)
    context.state.terms = { ...context.state.terms, isOpen: false, isOffered: false };
  const filesBefore = kind.carries === 'files' ? filesOf(valueAt(session.values, key)) : [];
  changeValues(context, { [key]: value });
  if (filesBefore.length > 0) forgetRemoved(context, filesBefore, filesOf(value));
  // A phone may end the page as soon as its camera opens for the next photo (11.3).
  if (kind.carries === 'files') void saveDrafts(context);
  const commitsAtOnce = kind.commits === 'atOnce';
  if (commitsAtOnce && field.shouldUpdate) void updateField(context, key);
  return commitsAtOnce && field.submit && kind.isFilled(value);
}

/** Removes documents from the device that the visitor has removed from the field (11.4). */
export function forgetRemoved(
  { platform }: Context,
  filesBefore: readonly AttachedFile[],
  filesAfter: readonly AttachedFile[],
): void {
  const remainingIds = new Set(filesAfter.map(({ id }) => id));
  platform.images.forget(filesBefore.map(({ id }) => id).filter(id => id !== '' && !remainingIds.has(id)));
}

/** Validates one field, and writes or clears its error. */
function checkField({ state, platform, form }: Context, key: string): void {
  const session = form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const fieldState = state.form.fields[key];
  if (!session || !field || !fieldState) return;
  const error =
    validateField(field, viewAt(session.view, key), fieldState.value, { now: platform.clock.now() }) ?? '';
  showError(state.form, key, error);
}

/** Sets values and runs the consequences: options, lookups, draft. */
function changeValues(context: Context, changes: StepValues): void {
  const { state, form } = context;
  const session = form.current();
  if (!session) return;
  const hasChanged = Object.entries(changes).some(([key, value]) => valueAt(session.values, key) !== value);
  if (!hasChanged) return;
  const formChange = form.change(changes);
  if (!formChange) return;
  runConsequences(context, consequencesOf(formChange.after.step, formChange.before, formChange.after));
  for (const key of Object.keys(changes)) {
    if (state.form.fields[key]?.error) checkField(context, key);
  }
  keepDraft(context);
  context.scheduleSave();
}

/**
 * Sets values that the visitor has not typed. The app sends none of them singly, so fields need not wait for an answer
 * to them (4.32).
 */
export function fillInValues(context: Context, changes: StepValues): void {
  const session = context.form.current();
  for (const [key, value] of Object.entries(changes)) {
    const field = session && fieldsOf(session.step).byKey(key);
    if (!field?.shouldUpdate) continue;
    if (fieldKinds.find(field.component)?.isFilled(value)) session?.settled.add(key);
    else session?.settled.delete(key);
  }
  changeValues(context, changes);
}

export function focusField({ state }: Context, key: string): void {
  state.form.focusedKey = key;
}

/**
 * Normalises a value when the field loses focus: amounts within their bounds, texts without outer blanks (5.11, 5.24).
 * Returns a sentence about an amount that it has changed.
 */
function normaliseField(context: Context, key: string): string {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const kind = field && fieldKinds.find(field.component);
  const fieldState = context.state.form.fields[key];
  const value = valueAt(session?.values, key);
  if (!field || !kind || !fieldState || value === undefined) return '';
  const normalised = kind.normalise(value, field, optionsOf(field, fieldState.options.options));
  changeValues(context, { [key]: normalised });
  return describeAdjustment(field, shownNameOf(field, fieldState.label), value, normalised);
}

/**
 * Validates a field when it loses focus. A field that the visitor has not typed into shows no error. An error is
 * announced if it is new, or if the field has been edited: after a correction silence would mean that it is right
 * (13.3). An adjusted amount is announced, too.
 */
export function leaveField(context: Context, key: string): void {
  const { state, form } = context;
  const session = form.current();
  if (state.form.focusedKey === key) {
    state.form.focusedKey = '';
    // Losing focus changes the evaluation only if the focus was part of it.
    if (session?.context.focusedKey === key) refreshForm(context);
  }
  if (!session?.edited.has(key)) return;
  const adjustment = normaliseField(context, key);
  const errorBefore = state.form.fields[key]?.error;
  checkField(context, key);
  const errorAfter = state.form.fields[key]?.error ?? '';
  const wasEditedAgain = session.editedAgain.delete(key);
  const newError = wasEditedAgain || errorAfter !== errorBefore ? errorAfter : '';
  const announcement = [adjustment, newError].filter(text => text !== '').join(' ');
  if (announcement !== '') state.form.announced = announcement;
  const field = fieldsOf(session.step).byKey(key);
  const commits = fieldKinds.find(field?.component)?.commits;
  if (field?.shouldUpdate && commits === 'onLeave') void updateField(context, key);
}
