import { proxy, ref } from 'valtio/vanilla';
import type { FieldValue } from '#journey/model/field.ts';
import type { FieldOptions } from '#journey/model/field-options.ts';

/**
 * An object that Valtio does not track. What a component reads from it is replaced and never edited, because an edit
 * notifies nobody. Only Valtio's `ref` creates one, or `asRef`, its name outside this folder.
 */
export type Untracked<Value extends object> = ReturnType<typeof ref<Value>>;

/** Marks a value that Valtio must not track: see `Untracked`. */
export const asRef = ref;

type ObjectValue = Extract<FieldValue, object>;
/** A value that is replaced as a whole; the parts of a choice or of a list of files never change separately. */
export type UntrackedValue = Exclude<FieldValue, object> | Untracked<ObjectValue>;

/** One field of the current step, as its row shows it. */
export interface FieldState {
  value: UntrackedValue;
  isVisible: boolean;
  isRequired: boolean;
  isReadOnly: boolean;
  /** True if it is read-only only until other fields are filled (4.32). */
  isWaiting: boolean;
  label: string;
  error: string;
  /** Why the last typed character was refused; '' once another one is accepted. */
  refusal: string;
  options: Untracked<FieldOptions>;
}

export const toUntrackedValue = (value: FieldValue): UntrackedValue =>
  typeof value === 'object' && value !== null ? ref<ObjectValue>(value) : value;

export const createInitialOptions = (): Untracked<FieldOptions> =>
  ref({ status: 'initial', options: [], message: '', reference: '' });

/** One field of a form, with listeners of its own: a change in one renders no other (14.2). */
export const createField = (field: FieldState): FieldState => proxy({ ...field });
