import type { Field, FieldValue, Option } from '#journey/model/field.ts';
import type { ControlProps, OptionsState } from './control.ts';

/** A field with nothing but what is named. */
export const fieldWith = (own: Partial<Field>): Field => ({
  id: 'campo',
  parentFieldId: '',
  key: 'campo',
  label: 'Campo',
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
  defaultValue: '',
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
  ...own,
});

export const optionWith = (own: Partial<Option> & { label: string }): Option => ({
  value: own.label,
  image: '',
  disabled: false,
  children: '',
  ...own,
});

/** Options called by their labels. */
export const optionsOf = (...labels: string[]): Option[] => labels.map(label => optionWith({ label }));

/** One control as a story, a preview or a test shows it: its field, and how it stands. */
export interface SampleProps
  extends Partial<Pick<ControlProps, 'readOnly' | 'required' | 'last' | 'files' | 'camera' | 'onOpenLink'>> {
  field: Partial<Field>;
  value?: FieldValue;
  options?: readonly Option[] | OptionsState;
  help?: string;
  error?: string;
  onEdit?: (typed: FieldValue, kept: FieldValue) => void;
  onLeave?: () => void;
  onRetryOptions?: () => void;
  onOpenTerms?: () => void;
}
