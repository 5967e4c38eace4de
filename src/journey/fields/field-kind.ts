import type { Field, FieldValue, Option } from '../model/field.ts';
import type { PictureName } from '../model/next-action.ts';
import type { InputHints } from './keyboards.ts';

/** The few controls for the many field kinds. A missing one in src/controls/controls.ts does not compile. */
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

/** The possible errors of a field, in order of precedence (chapter 5). The rules are in form/generic-rules.ts. */
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

/** The lookup of a kind: a request to the service or a directory. */
export type FieldLookup =
  /** The address of a postal code (5.29). */
  | 'cep'
  /** The vehicle of a licence plate (3.41). */
  | 'plate'
  /** The value of a property (7.25). */
  | 'residency'
  /** Companies by number (7.22). */
  | 'company'
  /** Persons by CPF, as the list of the field. */
  | 'cpf';

/**
 * Everything that depends on a field's kind (3.32). One declaration per file in this folder; a missing member does not
 * compile. No other code compares kind names: tests/architecture forbids it.
 */
export interface FieldKind {
  control: ControlName;

  // The value.

  /** The empty value. */
  empty: FieldValue;
  /** How its value travels: in the body, as files beside the body, or not at all (buttons, notices). */
  carries: 'value' | 'files' | 'nothing';
  /** `cents`: its bounds are in reais on the wire and in cents here, like its value. */
  unit: 'cents' | 'none';
  /** Converts what a control reports. Never throws. */
  read(typed: FieldValue, field: Field): FieldValue;
  /** Converts a value from the service. Never throws; an unreadable value becomes `empty`. */
  fromWire(wire: unknown, field: Field): FieldValue;
  /** The value as text: in an input, and in {{placeholders}} of labels (5.28). */
  show(value: FieldValue, field: Field): string;
  /** Whether the value counts as given (4.36: zero money does not). */
  isFilled(value: FieldValue): boolean;
  /** The value in the payload, before `format.send`. */
  toWire(value: FieldValue, field: Field): WireValue;
  /**
   * Normalises an edited value when the field loses focus: amounts within their bounds (5.24), texts without outer
   * blanks (5.11). `options`: the field's list, for marks. Returns the same value if nothing changes.
   */
  leave(value: FieldValue, field: Field, options: readonly Option[]): FieldValue;
  /** The number for minValue and maxValue, in their unit (money: cents); `undefined` if there is none. */
  amount(value: FieldValue): number | undefined;
  /** Whether a filled value is valid for the kind. If not, the error is 5.8. */
  isWellFormed(value: FieldValue): boolean;
  /** The accepted files: photos, or documents that may be photos; 'none' for other kinds. */
  files: 'photos' | 'documents' | 'none';

  // How it is filled in.

  /** A choice is complete in one action; typed input when the field is left. */
  commits: 'atOnce' | 'onLeave';
  /** Keyboard and autofill of its input; `undefined`: mask, validator and key decide. */
  keyboard: InputHints | undefined;
  /** Mask, validator and list of options, unless the field has its own. */
  defaults: { mask?: string; validation?: string; resource?: string };
  lookup: FieldLookup | undefined;
  /** Whether a field of this kind can be shown at all (4.30, assumption 4.30). Absent: always. */
  canShow?(field: Field): boolean;
  /** Without its resource it is useless and hidden (4.34). */
  needsResource: boolean;
  /** Shown despite being hidden while the device's autocomplete setting is on (4.31). */
  showsWithAutocomplete: boolean;

  // Its meaning in the form.

  /** It only asks for a yes: a step with only such fields may have a view of its own. */
  isAgreement: boolean;
  /** The kind that a field of this kind is if it carries terms (5.4); absent: the same. */
  withTerms?: string;
  /** Its label opens its terms (2.41). */
  opensTerms: boolean;
  /** The errors it can show. */
  errors: readonly FieldErrorName[];
  /** The error for an empty required field (5.4); `undefined`: the usual sentence with its label (5.1). */
  missingText: string | undefined;
  /** Counts in the progress of the form (4.36). */
  countsInProgress: boolean;

  // Its layout on the page.

  /** `half`: it needs at most half a column, so two of them share a row on a desktop. A mask may say so, too. */
  width: 'half' | 'full';
  /** It renders `message` and `icon` itself. */
  showsOwnMessage: boolean;
  /** Its range of amounts is shown below it (5.24). */
  showsBounds: boolean;
  /** Values are filled into its label, and its value into other labels (5.28). */
  joinsLabels: boolean;
  /** Its value appears in the review of all answers (4.12). */
  showsInReview: boolean;
  /** The subject of a form with it, for the tutorial (2.5). */
  picture: PictureName | undefined;
}
