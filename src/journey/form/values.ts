import { isRecord } from '#shared/record.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import { fieldKinds } from '../fields/index.ts';
import { unwrapValue } from '../fields/text-of.ts';
import type { Field, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { isUnlisted } from './is-unlisted.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';

/** The value of a key; undefined if there is none. Never a member that the object inherits. */
export const valueAt = (values: StepValues | undefined, key: string): FieldValue | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;

/** The value of an empty field; null for an unknown kind. */
export const emptyValueOf = ({ component }: Pick<Field, 'component'>): FieldValue =>
  fieldKinds.find(component)?.empty ?? null;

/** Whether a field is filled (4.36). One of an unknown kind never is. */
export const isFilledIn = (
  values: StepValues,
  { key, component }: Pick<Field, 'key' | 'component'>,
): boolean => fieldKinds.find(component)?.isFilled(valueAt(values, key) ?? null) === true;

/** Whether the visitor has typed or chosen the value of a field. One that they have emptied is free again (11.6). */
export const isTypedIn = (values: StepValues, field: Field, editedKeys: ReadonlySet<string>): boolean =>
  editedKeys.has(field.key) && isFilledIn(values, field);

/** The values of a step when it opens. */
export interface OpenedStep {
  /** A value for every field of the step. */
  values: StepValues;
  /** The filled answers and defaults of the service, without the draft. */
  openedWith: StepValues;
  /** The filled answers of the service, for hiddenOnFilled (4.32): nobody has sent a default yet. */
  answered: StepValues;
  /**
   * Keys of fields whose value from the service cannot be read. A text stays as it is, and so does a choice that is
   * none of the options of its field; other fields are empty.
   */
  unreadableKeys: readonly string[];
}

/**
 * The initial values of a step. `answers` are the service's values in its format (reais, ISO dates), `draft` the values
 * on the device in the form's format. For each field the draft decides, even if empty; then the answer, then the
 * field's default (3.23; it may be an object with a value). `isSent`: the visitor has sent the step, so an answer of
 * null is a field that was left empty, and no default fills it (assumption 3.23).
 */
export function openStep(
  step: FieldHolder,
  answers: Readonly<Record<string, unknown>> | undefined,
  draft?: StepValues,
  isSent = false,
): OpenedStep {
  const values: [string, FieldValue][] = [];
  const openedWith: [string, FieldValue][] = [];
  const answered: [string, FieldValue][] = [];
  const unreadableKeys: string[] = [];
  for (const field of fieldsOf(step).all) {
    const kind = fieldKinds.find(field.component);
    if (!kind || kind.carries === 'nothing') continue;
    const answer = ownValueOf(answers ?? {}, field.key);
    const wire = isSent && answer === null ? null : (answer ?? field.defaultValue);
    const decoded = kind.fromWire(wire, field, () => unreadableKeys.push(field.key));
    const isEmpty = decoded === null || decoded === '' || (Array.isArray(decoded) && decoded.length === 0);
    const isLost = isEmpty && isGiven(unwrapValue(wire));
    if (isLost || isUnlisted(field, decoded)) unreadableKeys.push(field.key);
    if (kind.isFilled(decoded)) {
      openedWith.push([field.key, decoded]);
      if ((answer ?? null) !== null) answered.push([field.key, decoded]);
    }
    const draftValue = valueAt(draft, field.key);
    values.push([field.key, draftValue === undefined ? decoded : kind.read(draftValue, field)]);
  }
  return {
    values: Object.fromEntries(values),
    openedWith: Object.fromEntries(openedWith),
    answered: Object.fromEntries(answered),
    unreadableKeys,
  };
}

/** Whether a value of the service is a number, or a text, list or object that is not empty. */
const isGiven = (wire: unknown): boolean =>
  typeof wire === 'number' ||
  (typeof wire === 'string' && wire.trim() !== '') ||
  (Array.isArray(wire) && wire.length > 0) ||
  (isRecord(wire) && Object.keys(wire).length > 0);

/** The keys whose values differ. Identity is compared, because values are immutable. */
export function findChangedKeys(before: StepValues, after: StepValues): string[] {
  const changes = Object.keys(after).filter(key => valueAt(before, key) !== after[key]);
  const removedKeys = Object.keys(before).filter(key => !Object.hasOwn(after, key));
  return [...changes, ...removedKeys];
}
