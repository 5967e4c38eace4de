import { buildField } from '#journey/form/build-field.ts';
import type { Field, FieldValue, Option } from '#journey/model/field.ts';
import type { ControlProps, OptionsState } from './control.ts';

/** A field with nothing but what is named, called 'Campo' for whoever looks at it. */
export const sampleField = (own: Partial<Field>): Field =>
  buildField({ id: 'campo', key: 'campo', label: 'Campo', defaultValue: '', ...own });

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
