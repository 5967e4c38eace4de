import type { WireValue } from '../fields/field-kind.ts';
import { type AttachedFile, filesOf } from '../fields/file-members.ts';
import { fieldKinds } from '../fields/index.ts';
import { takesFiles } from '../fields/takes-files.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FieldViews, viewAt } from './field-view.ts';
import { sentValueOf } from './sent-value-of.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

/**
 * The payload of a step, by field key. It contains the values of all visible fields. An empty value is sent as well, so
 * that the service erases the old one. Files are sent separately (`filesToSend`).
 */
export function payloadOf(
  step: FieldHolder,
  view: FieldViews,
  values: StepValues,
): Record<string, WireValue> {
  const entries = fieldsOf(step).all.flatMap((field): [string, WireValue][] => {
    const kind = fieldKinds.find(field.component);
    if (kind?.carries !== 'value' || viewAt(view, field.key)?.isVisible !== true) return [];
    return [[field.key, sentValueOf(kind, field, valueAt(values, field.key) ?? kind.empty)]];
  });
  return Object.fromEntries(entries);
}

/** The files of the visible fields that the service does not have yet, in field order. */
export function filesToSend(
  step: FieldHolder,
  view: FieldViews,
  values: StepValues,
): { fieldKey: string; file: AttachedFile }[] {
  return visibleFileKeys(step, view).flatMap(fieldKey =>
    filesOf(valueAt(values, fieldKey))
      .filter(file => file.id !== '')
      .map(file => ({ fieldKey, file })),
  );
}

const visibleFileKeys = (step: FieldHolder, view: FieldViews): string[] =>
  fieldsOf(step)
    .all.filter(field => takesFiles(field) && viewAt(view, field.key)?.isVisible === true)
    .map(({ key }) => key);

/**
 * The names of the files that stay with the service, by field key (assumption 7.10): for fields in which they are
 * others than the service has stored for this step, or stand beside new files. A field whose files are all new has
 * none: the upload replaces what was there.
 */
export function keptFileNames(
  step: FieldHolder,
  view: FieldViews,
  values: StepValues,
  storedAnswers: StepValues = {},
): Record<string, readonly string[]> {
  const entries = visibleFileKeys(step, view).flatMap((key): [string, string[]][] => {
    const files = filesOf(valueAt(values, key));
    const keptNames = files.filter(({ id }) => id === '').map(({ name }) => name);
    const storedNames = filesOf(valueAt(storedAnswers, key)).map(({ name }) => name);
    const hasNewFiles = keptNames.length < files.length;
    const isSent = hasNewFiles
      ? keptNames.length > 0
      : JSON.stringify(keptNames) !== JSON.stringify(storedNames);
    return isSent ? [[key, keptNames]] : [];
  });
  return Object.fromEntries(entries);
}
