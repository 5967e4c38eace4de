import type { Field } from '../model/field.ts';
import { fieldKinds } from './index.ts';

type FieldWithDefaults = Pick<Field, 'component' | 'mask' | 'validation' | 'resource'>;

/** The mask of a field: its own, otherwise its kind's; '' for none. */
export const maskNameOf = (field: FieldWithDefaults): string =>
  field.mask || (fieldKinds.find(field.component)?.defaults.mask ?? '');

/** The validator of a field: its own, otherwise its kind's; '' for none. */
export const validationNameOf = (field: FieldWithDefaults): string =>
  field.validation || (fieldKinds.find(field.component)?.defaults.validation ?? '');

/** The list of a field: its own, otherwise its kind's; '' for none. */
export const resourceNameOf = (field: FieldWithDefaults): string =>
  field.resource || (fieldKinds.find(field.component)?.defaults.resource ?? '');
