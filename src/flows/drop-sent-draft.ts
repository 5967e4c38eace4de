import type { WireValue } from '#journey/fields/field-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { isSameValue } from '#journey/form/is-same-value.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { Field, FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import type { Context } from './context.ts';
import { dropDraft, keepDraft, markAccepted, saveDrafts } from './drafts.ts';
import type { Submission } from './submission.ts';

/**
 * Removes the draft of a step that the service has accepted, except edits that have come since the press that sent it,
 * together with what followed from them (11.3, 11.6). The visitor makes none meanwhile (assumption 11.1), but drafts
 * that the device reads late, and photos that were being taken, may bring some. The bytes of the sent files are
 * forgotten, in the open form as well.
 */
export function dropSentDraft(context: Context, { step, values, files }: Submission): Promise<void> {
  const { form, platform, state } = context;
  platform.images.forget(files.map(({ id }) => id));
  if (!values) return dropDraft(context, step.slug);
  context.readInputs?.();
  const session = form.current();
  if (session?.step.slug === step.slug) {
    form.change(withNamesOfSent(context, step, session.values));
    keepDraft(context);
  }
  const draft = ownValueOf(state.drafts, step.slug);
  const sentValues = withNamesOfSent(context, step, values);
  const changedValues = Object.entries(withNamesOfSent(context, step, draft?.values ?? {})).filter(
    ([key, value]) => {
      const field = fieldsOf(step).byKey(key);
      return !isSameValue(wireOf(field, value), wireOf(field, valueAt(sentValues, key) ?? null));
    },
  );
  const changedKeys = new Set(changedValues.map(([key]) => key));
  const edited = draft?.edited.filter(key => changedKeys.has(key)) ?? [];
  if (!draft || edited.length === 0) return dropDraft(context, step.slug);
  markAccepted(context, step.slug);
  state.drafts[step.slug] = {
    ...draft,
    values: createSafeRecord(changedValues),
    edited,
    openedWith: sentValues,
  };
  return saveDrafts(context);
}

/** Only the name is left of a file without bytes: the service has it. */
const withNamesOfSent = ({ platform }: Context, step: Step, values: StepValues): StepValues =>
  createSafeRecord(
    Object.entries(values).map(([key, value]): [string, FieldValue] => [
      key,
      takesFiles(fieldsOf(step).byKey(key))
        ? filesOf(value).map(({ id, name }) => ({ id: platform.images.find(id) ? id : '', name }))
        : value,
    ]),
  );

/** The value as it is sent: an outer blank, which the field removes when it is left, is no change (5.11). */
function wireOf(field: Field | undefined, value: FieldValue): WireValue | FieldValue {
  const kind = fieldKinds.find(field?.component);
  return field && kind?.carries === 'value' ? kind.toWire(value, field) : value;
}
