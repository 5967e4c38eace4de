import type { WireName } from '#shared/wire-name.ts';

/**
 * The value of a field. Money is integer cents, a date is the text of the input (DD/MM/AAAA). A choice has its label,
 * so that it can be shown before the list of options arrives.
 */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | ChosenOption
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };

export interface ChosenOption {
  readonly value: string;
  readonly label: string;
}

/** An option of a select, radio or list (3.31). */
export interface Option {
  value: string;
  label: string;
  image: string;
  disabled: boolean;
  children: string;
}

/** A condition that holds if the field with this id has one of the values; without values, if the field is filled. */
export interface FieldReference {
  fieldId: string;
  values: readonly string[];
}

/** The conditionals of a field (3.25-3.29). One that the wire leaves out or calls 'none' is `undefined`. */
export interface Conditionals {
  /** The field is shown only while the reference holds. */
  visualization?: FieldReference;
  /** The field is shown only while at least one of the references holds. */
  displayBasedOnValues?: readonly FieldReference[];
  /** While the reference holds, the field has the forced value, is read-only, or both. */
  standard?: FieldReference & { forcedValue?: FieldValue; readOnly: boolean };
  /** The field is read-only as soon as a proposal exists. */
  readOnly?: { activateWhenHasProposal: boolean };
}

/**
 * A rule of a field. A rule that is `required` and not `warningOnly` makes the field required (5.1); the members below
 * `message` limit a filled value (5.9) and are assumed.
 */
export interface FieldRule {
  required: boolean;
  warningOnly: boolean;
  message: string;
  /** Minimum, maximum and exact length of a text; minimum and maximum of a number. */
  min?: number;
  max?: number;
  len?: number;
  /** A regular expression. If it cannot run in linear time, it has no effect (12.5). */
  pattern?: string;
  /** The type of a text: 'number', 'integer' or 'email'. Other names have no effect. */
  type?: string;
}

/** A limit of a date (3.30): `yearsBack` counts from today. */
export interface DateBoundary {
  edge: 'start' | 'end';
  type: 'absoluteDate' | 'yearsBack';
  /** ISO date for absoluteDate, number of years for yearsBack. */
  value: string;
}

/** A link inside a label. */
export interface LabelLink {
  /** Its text, which is a part of the label. */
  readonly text: string;
  /** How often the same text occurs in the label before the link. */
  readonly earlier: number;
  /** The address; empty if the app may not open it (12.2), or if there is none. */
  readonly url: string;
}

/** One field of a step, decoded (3.23). Absent texts are empty. */
export interface Field {
  id: string;
  parentFieldId: string;
  /**
   * uniqueKey if present, otherwise key. It may be a name that every object inherits (12.4): read values with `valueAt`
   * or `ownValueOf`.
   */
  key: string;
  label: string;
  /** The links inside the label of a box, in their order (2.41). */
  labelLinks: readonly LabelLink[];
  title: string;
  /** Wire name of the field kind. A field of an unknown kind shows a text instead of a control. */
  component: WireName<'field kind'>;
  rules: readonly FieldRule[];
  /** By a flag of its own, or by one of its rules. */
  required: boolean;
  hidden: boolean;
  hiddenOnFilled: boolean;
  displayIfResourceIsEmpty: boolean;
  readOnly: boolean;
  placeholder: string;
  tooltip: string;
  tutorial: string;
  /** Ids or keys of the fields that must be filled before this one. */
  dependencies: readonly string[];
  defaultValue: FieldValue;
  mask: WireName<'mask'>;
  /** At least 1; undefined if the text may have any length. */
  maxLength: number | undefined;
  minLength: number | undefined;
  /** Bounds of the number in the field; in cents for money. */
  minValue: number | undefined;
  maxValue: number | undefined;
  /** Wire name of a validator that runs on blur. */
  validation: WireName<'validator'>;
  dateValidation: readonly DateBoundary[];
  /** Wire name of the formatter for sending (`format.send`), or empty. */
  formatSend: WireName<'formatter'>;
  /** Wire name of the formatter for showing (`format.show`), or empty. */
  formatShow: WireName<'formatter'>;
  /** Terms as unsanitised HTML. */
  term: string;
  message: string;
  /** Name of the list of options, or empty. */
  resource: string;
  /** The options that the service sent with the field. */
  options: readonly Option[];
  url: string;
  icon: string;
  submit: boolean;
  shouldUpdate: boolean;
  formRef: string;
  conditionals: Conditionals;
  subFields: readonly Field[];
}

/** Whether a text can be the name of a field; the service may list other texts, which are not for people. */
export const isFieldName = (name: string): boolean => /^[A-Za-z_$][\w$.[\]]{0,59}$/.test(name);
