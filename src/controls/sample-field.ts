import { buildField } from '#journey/form/build-field.ts';
import type { Field, FieldValue, Option } from '#journey/model/field.ts';
import type { FieldOptions } from '#journey/model/field-options.ts';
import type { ControlProps } from './control.ts';

/** A minimal field called 'Campo'. */
export const createSampleField = (overrides: Partial<Field>): Field =>
  buildField({ id: 'campo', key: 'campo', label: 'Campo', defaultValue: '', ...overrides });

export const createSampleOption = (overrides: Partial<Option> & { label: string }): Option => ({
  value: overrides.label,
  image: '',
  disabled: false,
  children: '',
  ...overrides,
});

/** Options whose value is their label. */
export const createOptions = (...labels: string[]): Option[] =>
  labels.map(label => createSampleOption({ label }));

/** The field, state and callbacks of one control, for stories, previews and tests. */
export interface SampleProps
  extends Partial<
    Pick<ControlProps, 'readOnly' | 'waiting' | 'required' | 'isLast' | 'files' | 'camera' | 'onOpenLink'>
  > {
  field: Partial<Field>;
  value?: FieldValue;
  options?: readonly Option[] | Omit<FieldOptions, 'reference'>;
  error?: string;
  onEdit?: (typed: FieldValue, stored: FieldValue) => void;
  onLeave?: () => void;
  onRetryOptions?: () => void;
  onOpenTerms?: () => void;
}
