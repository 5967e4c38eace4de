import type { WireName } from '#shared/wire-name.ts';

/**
 * What a field may hold. Money is integer cents, dates are the text in the input (DD/MM/AAAA),
 * a choice keeps the label beside its value so that it can be shown before its options arrive.
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

/** A condition on another field, named by its id: holds when that field has one of the values. */
export interface FieldReference {
  fieldId: string;
  values: readonly string[];
}

/** The conditionals of a field (3.25-3.29). An absent one is `undefined`; the wire's 'none' never arrives here. */
export interface Conditionals {
  /** Shown only while the referenced field has the value. */
  visualization?: FieldReference;
  /** Shown while any reference of the list holds. */
  displayBasedOnValues?: readonly FieldReference[];
  /** While it holds, forces a value and/or a read-only state. */
  standard?: FieldReference & { forcedValue?: FieldValue; readOnly: boolean };
  /** Read-only as soon as a proposal exists. */
  readOnly?: { activateWhenHasProposal: boolean };
}

/**
 * A rule of the form layer: the field is required if one is `required` and not `warningOnly` (5.1).
 * The others bound a filled value (5.9); their members are assumed.
 */
export interface FieldRule {
  required: boolean;
  warningOnly: boolean;
  message: string;
  /** Least, most and exact length of a text; least and most of a number. */
  min?: number;
  max?: number;
  len?: number;
  /** A regular expression; run in linear time or not at all (12.5). */
  pattern?: string;
  /** What a text must be: 'number', 'integer' or 'email'. Any other name asks for nothing. */
  type?: string;
}

/** A boundary of a date (3.30): `yearsBack` counts from today. */
export interface DateBoundary {
  edge: 'start' | 'end';
  type: 'absoluteDate' | 'yearsBack';
  /** ISO date for absoluteDate, number of years for yearsBack. */
  value: string;
}

/** One field of a step, with the server's spellings ended (3.23). Absent texts are empty strings. */
export interface Field {
  id: string;
  parentFieldId: string;
  /** uniqueKey when present, else key. May be the name of something every object inherits (12.4): read with `valueAt` or `ownValue`. */
  key: string;
  label: string;
  title: string;
  /** Wire name of the component kind; unknown ones show a text, they do not break. */
  component: WireName<'field kind'>;
  rules: readonly FieldRule[];
  required: boolean;
  hidden: boolean;
  hiddenOnFilled: boolean;
  displayIfResourceIsEmpty: boolean;
  readOnly: boolean;
  placeholder: string;
  tooltip: string;
  tutorial: string;
  /** Ids or keys of the fields that must be filled before this one can be. */
  dependencies: readonly string[];
  defaultValue: FieldValue;
  mask: WireName<'mask'>;
  maxLength: number | undefined;
  minLength: number | undefined;
  /** For money: cents. For others: the plain number. */
  minValue: number | undefined;
  maxValue: number | undefined;
  /** Wire name of a validator run on blur. */
  validation: WireName<'validator'>;
  dateValidation: readonly DateBoundary[];
  /** Wire name of the formatter applied to what is sent (`format.send`), or empty. */
  formatSend: WireName<'formatter'>;
  /** Wire name of the formatter applied to what is shown (`format.show`), or empty. */
  formatShow: WireName<'formatter'>;
  /** Terms as HTML, to be sanitised before it is shown. */
  term: string;
  message: string;
  /** Name of the list its options come from, or empty. */
  resource: string;
  /** Options that came with the field itself. */
  options: readonly Option[];
  url: string;
  icon: string;
  submit: boolean;
  shouldUpdate: boolean;
  formRef: string;
  conditionals: Conditionals;
  subFields: readonly Field[];
}
