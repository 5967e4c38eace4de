import type { Field, FieldValue, Option } from '../model/field.ts';
import type { PictureName } from '../model/next-action.ts';
import type { InputHints } from './keyboards.ts';

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

/** What can be wrong with a field, in the order in which it is said (chapter 5). The rules stand in form/generic-rules.ts. */
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

/** What is asked of the service, or of a directory, for a field of the kind. */
export type FieldLookUp =
  /** The address of a postal code (5.29). */
  | 'cep'
  /** The vehicle of a licence plate (3.41). */
  | 'plate'
  /** The value of a property (7.25). */
  | 'residency'
  /** The companies that a number may belong to (7.22). */
  | 'company'
  /** The persons that a CPF may belong to, as the list of the field. */
  | 'cpf';

/**
 * Everything that is true of a field because of its kind (3.32). One declaration per file in this folder; what is left out
 * does not compile. Nobody else asks for the name of a kind: tests/architecture forbids it.
 */
export interface FieldKind {
  control: ControlName;

  // The value.

  /** The value of a field nobody has filled. */
  empty: FieldValue;
  /** What of it travels: the value in the body, files beside the body, or nothing (buttons, notices). */
  carries: 'value' | 'files' | 'nothing';
  /** `cents`: its bounds stand in reais on the wire and in cents here, as the value does. */
  unit: 'cents' | 'none';
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
  leave(value: FieldValue, field: Field, options: readonly Option[]): FieldValue;
  /** The number that minValue and maxValue bound, in their unit (money: cents); `undefined` when it is none. */
  amount(value: FieldValue): number | undefined;
  /** Whether a filled value is one of its kind at all. When not, 5.8 is said. */
  isWellFormed(value: FieldValue): boolean;
  /** What files it takes: photos by the camera, or documents that may be photos; 'none' where it carries no files. */
  files: 'photos' | 'documents' | 'none';

  // How it is filled in.

  /** A choice is given in one act; what is typed is given when the field is left. */
  commits: 'atOnce' | 'onLeave';
  /** How its input behaves on a phone and with autofill; `undefined`: the mask, validator and key of the field decide. */
  keyboard: InputHints | undefined;
  /** Mask, validator and list of options used when the field names none of its own. */
  defaults: { mask?: string; validation?: string; resource?: string };
  lookUp: FieldLookUp | undefined;
  /** Without the list that it names it has no use and is not shown (4.34). */
  needsResource: boolean;
  /** Shown although it is hidden while the autocomplete setting of the device is on (4.31). */
  showsWithAutocomplete: boolean;

  // What it means in the form.

  /** It only asks for a yes: a step of nothing else may have a screen of its own. */
  isAgreement: boolean;
  /** Its label opens the terms that it carries (2.41). */
  opensTerms: boolean;
  /** The errors it can show. */
  errors: readonly FieldErrorName[];
  /** What is said while it must be filled and is not (5.4); `undefined`: the usual sentence with its label (5.1). */
  missingText: string | undefined;
  /** Counts in the progress of the form (4.36). */
  countsInProgress: boolean;

  // How it stands on the page.

  /** `half`: it needs half a column at most, so two of them share a row on a desktop. A mask may say so, too. */
  width: 'half' | 'full';
  /** It shows `message` and `icon` by itself. */
  showsOwnMessage: boolean;
  /** Under it stands between which amounts it takes (5.24). */
  showsBounds: boolean;
  /** Values are filled into its label, and its value into other labels (5.28). */
  joinsLabels: boolean;
  /** Its value is read out where the visitor checks all answers (4.12). */
  showsInReview: boolean;
  /** What a form with it is about, in the tutorial (2.5). */
  picture: PictureName | undefined;
}
