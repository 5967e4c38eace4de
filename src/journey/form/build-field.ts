import type { Field } from '../model/field.ts';

/** A field for tests, stories and previews: nothing is set but what is said. Its id is the key with '#' before it, unless one is given. */
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

/** A step of such fields, as far as the form needs one. */
export const buildStep = (...fields: (Partial<Field> & { key: string })[]): { fields: Field[] } => ({
  fields: fields.map(buildField),
});
