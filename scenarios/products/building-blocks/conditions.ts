import type { WireField } from '../../wire.ts';
import { fieldId } from './identifier.ts';

/** Conditions of fields that depend on others. Fields are named by key here and by identifier on the wire. */
type Conditional = Pick<WireField, 'conditionals'>;
type Value = string | number | boolean | (string | number | boolean)[];

/** Shown only while the other field has the value, or any value when none is named (3.26). */
export const shownWhile = (key: string, value?: Value): Conditional => ({
  conditionals: { visualization: value === undefined ? { _id: fieldId(key) } : { _id: fieldId(key), value } },
});

/** Shown while at least one of the other fields has its value (3.27). */
export const shownForAny = (
  ...otherFields: readonly (readonly [key: string, value: Value])[]
): Conditional => ({
  conditionals: { displayBasedOnValues: otherFields.map(([key, value]) => ({ _id: fieldId(key), value })) },
});

/** While the other field has the value, this one has a forced value and cannot be changed (3.28). */
export const forcedWhile = (
  key: string,
  value: Value,
  forcedValue: NonNullable<WireField['defaultValue']>,
): Conditional => ({
  conditionals: { standard: { _id: fieldId(key), value, forcedValue, readOnly: true } },
});

/** While the other field has the value, this one cannot be changed; its value stays (3.28). */
export const lockedWhile = (key: string, value: Value): Conditional => ({
  conditionals: { standard: { _id: fieldId(key), value, readOnly: true } },
});

/** Cannot be changed any more once there is a proposal (3.29). */
export const lockedByProposal: Conditional = {
  conditionals: { readOnly: { activateWhenHasProposal: true } },
};
