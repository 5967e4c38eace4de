import type { Field, FieldValue, Option } from '../model/field.ts';
import type { PictureName } from '../model/picture-name.ts';
import type { InputHints } from './keyboards.ts';

/**
 * The controls that display the field kinds. src/controls/controls.ts has a component for each; the compiler checks it.
 */
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

/** A value that JSON can represent. */
export type WireValue =
  | string
  | number
  | boolean
  | null
  | readonly WireValue[]
  | { readonly [key: string]: WireValue };

/**
 * The possible errors of a field, in order of precedence (chapter 5). The rules are in form/generic-rules.ts, those of
 * `validator` and `malformed` in form/validate.ts.
 */
export const FIELD_ERRORS = [
  'lackingValue',
  'required',
  'nameLength',
  'salaryDay',
  'amountBounds',
  'minLength',
  'maxLength',
  'dateBounds',
  'formRules',
  'validator',
  'malformed',
] as const;
export type FieldErrorName = (typeof FIELD_ERRORS)[number];

/** The lookup that a field starts: a request to the service or to a public directory. */
export type FieldLookup =
  /** The address of a postal code (5.29). */
  | 'cep'
  /** The vehicle of a licence plate (3.41). */
  | 'plate'
  /** The value of a property (7.25). */
  | 'residency'
  /** Companies by their number (7.22). */
  | 'company'
  /** Persons by CPF; they become the options of the field. */
  | 'cpf';

/**
 * Everything that depends on the kind of a field (3.32). Each kind has its own file in this folder, and the compiler
 * reports a missing member. No other code compares names of kinds: tests/architecture forbids it.
 */
export interface FieldKind {
  control: ControlName;

  // The value.

  /** The empty value. */
  empty: FieldValue;
  /** How the value is sent: in the body, as files beside the body, or not at all (buttons, notices). */
  carries: 'value' | 'files' | 'nothing';
  /**
   * Converts minValue and maxValue of the service, numbers or texts, to the unit of `amount`: for money from reais to
   * cents. `undefined` if it is no number.
   */
  boundFromWire(bound: unknown): number | undefined;
  /** Converts the input that a control reports. Never throws. */
  read(typed: FieldValue, field: Field): FieldValue;
  /**
   * Converts a value from the service. Never throws. An unreadable value becomes `empty`; a text that does not fit the
   * mask of the field stays as it is, and `onUnreadable` is called.
   */
  fromWire(wire: unknown, field: Field, onUnreadable?: () => void): FieldValue;
  /** The value as text, for an input and for {{placeholders}} in labels (5.28). */
  show(value: FieldValue, field: Field): string;
  /** Whether the field counts as filled (4.36): an amount of zero does not. */
  isFilled(value: FieldValue): boolean;
  /** The value in the payload, before `format.send`. */
  toWire(value: FieldValue, field: Field): WireValue;
  /**
   * Normalises an edited value when the field loses focus: amounts within their bounds (5.24), texts without outer
   * blanks (5.11). `options`: the field's list, for marks. Returns the same value if nothing changes.
   */
  normalise(value: FieldValue, field: Field, options: readonly Option[]): FieldValue;
  /** The number to compare with minValue and maxValue, in the unit of `boundFromWire`; `undefined` if there is none. */
  amount(value: FieldValue): number | undefined;
  /** Whether a filled value is valid for the kind. If not, the field shows the error of 5.8. */
  isWellFormed(value: FieldValue): boolean;
  /** The files that the field accepts: photos, or documents (photos and PDFs); 'none' for kinds without files. */
  files: 'photos' | 'documents' | 'none';

  // How the field is filled in.

  /** When the value is complete: after one action, as a choice, or when the visitor leaves the field, as typed text. */
  commits: 'atOnce' | 'onLeave';
  /** Keyboard and autofill of the input; `undefined`: mask, validator and key of the field decide. */
  keyboard: InputHints | undefined;
  /** Mask, validator and list of options for fields that name none. */
  defaults: { mask?: string; validation?: string; resource?: string };
  lookup: FieldLookup | undefined;
  /**
   * How the lookup of an address or a company fills the field: with a name as its text, or with the option of this
   * name. `undefined`: never.
   */
  filledAs: 'text' | 'option' | undefined;
  /** Whether the field has anything to show (assumption 4.30). Absent: always. */
  canShow?(field: Field): boolean;
  /** Whether the field is hidden if its resource is missing (4.34). */
  needsResource: boolean;
  /** Whether a hidden field is shown while the autocomplete setting of the device is on (4.31). */
  showsWithAutocomplete: boolean;

  // The meaning of the field in the form.

  /** Whether the field only asks for a yes: a step with only such fields may have its own view. */
  isAgreement: boolean;
  /** The kind that replaces this one in a field with terms (5.4); absent: none. */
  withTerms?: string;
  /** Whether the label opens the terms (2.41). */
  opensTerms: boolean;
  /** The errors that the field can show. */
  errors: readonly FieldErrorName[];
  /** The error for an empty required field (5.4); `undefined`: the usual sentence with the label (5.1). */
  missingText: string | undefined;
  /** Whether the field counts in the progress of the form (4.36). */
  countsInProgress: boolean;

  // The layout of the field.

  /** `half`: two such fields share a row on a desktop. A mask may have this width, too. */
  width: 'half' | 'full';
  /** Whether the control of the field renders `message` and `icon`. */
  showsOwnMessage: boolean;
  /** The range of amounts as the text below the field (5.24); `undefined`: it is not shown. */
  describeBounds: ((bounds: Pick<Field, 'minValue' | 'maxValue'>) => string) | undefined;
  /** Whether the label may contain values of other fields, and other labels the value of this field (5.28). */
  joinsLabels: boolean;
  /** Whether the value appears in the review of all answers (4.12). */
  showsInReview: boolean;
  /** The picture for a form with such a field in the tutorial (2.5). */
  picture: PictureName | undefined;
}
