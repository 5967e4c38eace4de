import { isRecord } from '#shared/record.ts';
import { findOption, isChosen } from '../fields/choice-members.ts';
import { fieldKinds } from '../fields/index.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import { takesFiles } from '../fields/takes-files.ts';
import { textOf } from '../fields/text-of.ts';
import type { Field, FieldValue } from '../model/field.ts';

/**
 * Whether the stored answer to a field does not tell which value the field had in the form: the app never sent it
 * (hidden, or a file), or the service has only the code or only the label of a choice.
 */
export const isUnproven = (field: Field, wire: FieldValue | undefined, isVisible: boolean): boolean =>
  (wire ?? null) === null ? !isVisible || takesFiles(field) : isHalfKnown(field, wire);

/** Whether a choice of a list that has to be loaded lacks its code or its label. Of an own list the field has both. */
export function isHalfKnown(field: Field, wire: FieldValue | undefined): boolean {
  if (resourceNameOf(field) === '') return false;
  const stored = Array.isArray(wire) ? wire : [wire];
  if (stored.every(item => isRecord(item) && textOf(item.label) !== '')) return false;
  const value = fieldKinds.find(field.component)?.fromWire(wire, field);
  return (Array.isArray(value) ? value : [value]).some(
    choice =>
      choice !== undefined &&
      isChosen(choice) &&
      choice.label === choice.value &&
      findOption(field.options, choice.value) === undefined,
  );
}
