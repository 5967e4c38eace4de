import { valueAt } from '#journey/form/values.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { Draft } from '#state/draft.ts';

/**
 * The values of a draft without those that are only what the service sent: its newer answer decides about them (11.3).
 * A restored draft has no others.
 */
export function draftValuesOf({ values, edited, openedWith }: Draft): StepValues {
  if (!openedWith) return values;
  const editedKeys = new Set(edited);
  return createSafeRecord(
    Object.entries(values).filter(
      ([key, value]) => editedKeys.has(key) || valueAt(openedWith, key) !== value,
    ),
  );
}
