import { fieldKinds } from '#journey/fields/index.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { Draft } from '#state/draft.ts';

/**
 * Whether the newer answer of the service replaces a value of the draft (11.3): the value is only what the service
 * sent or, if the kind of its field is given, the empty value of a field without an answer. In a restored draft no
 * value is. One check serves all values of the draft, and looks up few kinds, because every key press needs it for
 * each value (14.2).
 */
export function createUntouchedCheck({ edited, openedWith }: Draft) {
  const editedKeys = new Set(edited);
  return (key: string, value: FieldValue, component?: string): boolean => {
    if (!openedWith || editedKeys.has(key)) return false;
    const openedValue = valueAt(openedWith, key);
    if (value === openedValue) return true;
    return openedValue === undefined && fieldKinds.find(component)?.isFilled(value) === false;
  };
}

/** The values of a draft without those that are only what the service sent. */
export function draftValuesOf(draft: Draft): StepValues {
  const isUntouched = createUntouchedCheck(draft);
  return createSafeRecord(Object.entries(draft.values).filter(([key, value]) => !isUntouched(key, value)));
}
