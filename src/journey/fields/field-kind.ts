import type { Field, FieldValue, Option } from '../model/field.ts';

/** The few controls that draw the many field kinds. Leave one out of src/controls/controls.ts: it does not compile. */
export const CONTROL_NAMES = [
  'text',
  'date',
  'select',
  'radio',
  'chips',
  'checkbox',
  'checkboxGroup',
  'money',
  'moneySlider',
  'term',
  'percentage',
  'image',
  'combobox',
  'button',
  'notice',
] as const;
export type ControlName = (typeof CONTROL_NAMES)[number];

/** A value that can stand in a JSON body. */
export type WireValue =
  | string
  | number
  | boolean
  | null
  | readonly WireValue[]
  | { readonly [key: string]: WireValue };

/** What a field kind is, not how it looks (3.32). One declaration per file in this folder. */
export interface FieldKind {
  control: ControlName;
  /** The value of a field nobody has filled. */
  empty: FieldValue;
  /** What a control reported -> the value kept. Never throws. */
  read(typed: FieldValue, field: Field): FieldValue;
  /** A value from the service -> the value kept. Never throws; what cannot be read becomes `empty`. */
  fromWire(wire: unknown, field: Field): FieldValue;
  /** The value as text: in an input, and in {{placeholders}} of labels (5.28). */
  show(value: FieldValue, field: Field): string;
  /** Whether the visitor has given it (4.36: zero money is unfilled). */
  isFilled(value: FieldValue): boolean;
  /** What stands in the payload, before `format.send`. */
  toWire(value: FieldValue, field: Field): WireValue;
  /**
   * What a value becomes when the visitor leaves a field he has edited: amounts are brought within their bounds (5.24),
   * texts lose their outer blanks (5.11). `options`: the list of the field, for marks. The same value when nothing changes.
   */
  leave?(value: FieldValue, field: Field, options: readonly Option[]): FieldValue;
  /** What of it travels: the value in the body, files beside the body, or nothing (buttons, notices). */
  carries: 'value' | 'files' | 'nothing';
  /** Mask, validator and list of options used when the field names none of its own. */
  defaults?: { mask?: string; validation?: string; resource?: string };
  /** The number that minValue and maxValue bound, in their unit (money: cents); `undefined` when it is none. */
  amount?(value: FieldValue): number | undefined;
  /** Whether a filled value is one of its kind at all. When not, 5.8 is said. */
  isWellFormed?(value: FieldValue): boolean;
}
