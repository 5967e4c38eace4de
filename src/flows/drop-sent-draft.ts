import { filesOf } from '#journey/fields/file-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import type { Context } from './context.ts';
import { dropDraft, keepDraft, saveDrafts } from './drafts.ts';

/**
 * Removes the draft of a form that the service has accepted, except what the visitor has changed since it was sent (11.3).
 * `values`: the form's values that were sent.
 */
export function dropSentDraft(context: Context, step: Step, values: StepValues): Promise<void> {
  if (context.form.current()?.step.slug === step.slug) {
    context.readInputs?.();
    keepDraft(context);
  }
  const draft = ownValueOf(context.state.drafts, step.slug);
  const changedKeys = (draft?.edited ?? []).filter(
    key => JSON.stringify(valueAt(draft?.values ?? {}, key)) !== JSON.stringify(valueAt(values, key)),
  );
  if (!draft || changedKeys.length === 0) return dropDraft(context, step.slug);
  const sentIds = new Set(
    fieldsOf(step).all.flatMap(({ key }) => filesOf(valueAt(values, key)).map(({ id }) => id)),
  );
  const changedValues = changedKeys.map((key): [string, FieldValue] => {
    const value = valueAt(draft.values, key) ?? null;
    return [key, isFileField(step, key) ? withoutIds(value, sentIds) : value];
  });
  context.state.drafts[step.slug] = {
    ...draft,
    values: createSafeRecord(changedValues),
    edited: changedKeys,
  };
  return saveDrafts(context);
}

const isFileField = (step: Step, key: string): boolean =>
  fieldKinds.find(fieldsOf(step).byKey(key)?.component ?? '')?.carries === 'files';

/** The service has the files with these ids: only their names are left. */
const withoutIds = (value: FieldValue, ids: ReadonlySet<string>): FieldValue =>
  filesOf(value).map(({ id, name }) => ({ id: ids.has(id) ? '' : id, name }));
