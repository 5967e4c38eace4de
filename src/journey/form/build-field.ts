import type { Field } from '../model/field.ts';

/**
 * A field for tests, stories and previews with these members and otherwise empty ones. Its id is the key with a '#',
 * unless one is given.
 */
export const buildField = (given: Partial<Field> & { key: string }): Field => ({
  id: `#${given.key}`,
  parentFieldId: '',
  label: '',
  title: '',
  component: 'text',
  rules: [],
  required: false,
  hidden: false,
  hiddenOnFilled: false,
  displayIfResourceIsEmpty: false,
  readOnly: false,
  placeholder: '',
  tooltip: '',
  tutorial: '',
  dependencies: [],
  defaultValue: null,
  mask: '',
  maxLength: undefined,
  minLength: undefined,
  minValue: undefined,
  maxValue: undefined,
  validation: '',
  dateValidation: [],
  formatSend: '',
  formatShow: '',
  term: '',
  message: '',
  resource: '',
  options: [],
  url: '',
  icon: '',
  submit: false,
  shouldUpdate: false,
  formRef: '',
  conditionals: {},
  subFields: [],
  ...given,
});

/** A step of such fields, with the members that a form needs. */
export const buildStep = (...fields: (Partial<Field> & { key: string })[]): { fields: Field[] } => ({
  fields: fields.map(buildField),
});
