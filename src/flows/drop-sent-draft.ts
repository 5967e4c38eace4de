import { filesOf } from '#journey/fields/file-members.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { isSameValue } from '#journey/form/is-same-value.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import type { Context } from './context.ts';
import { dropDraft, keepDraft, saveDrafts } from './drafts.ts';
import type { Submission } from './submission.ts';

/**
 * Removes the draft of a step that the service has accepted, except what the visitor has changed since the press that sent
 * it (11.3).
 */
export function dropSentDraft(context: Context, { step, values, files }: Submission): Promise<void> {
  if (!values) return dropDraft(context, step.slug);
  if (context.form.current()?.step.slug === step.slug) {
    context.readInputs?.();
    keepDraft(context);
  }
  const draft = ownValueOf(context.state.drafts, step.slug);
  const changedKeys = (draft?.edited ?? []).filter(
    key => !isSameValue(valueAt(draft?.values ?? {}, key), valueAt(values, key)),
  );
  if (!draft || changedKeys.length === 0) return dropDraft(context, step.slug);
  const sentIds = new Set(files.map(({ id }) => id));
  const changedValues = changedKeys.map((key): [string, FieldValue] => {
    const value = valueAt(draft.values, key) ?? null;
    return [key, takesFiles(fieldsOf(step).byKey(key)) ? withoutIds(value, sentIds) : value];
  });
  context.state.drafts[step.slug] = {
    ...draft,
    values: createSafeRecord(changedValues),
    edited: changedKeys,
  };
  return saveDrafts(context);
}

/** The service has the files with these ids: only their names are left. */
const withoutIds = (value: FieldValue, ids: ReadonlySet<string>): FieldValue =>
  filesOf(value).map(({ id, name }) => ({ id: ids.has(id) ? '' : id, name }));
