import { masks } from '../masks/index.ts';
import type { Field } from '../model/field.ts';
import { validators } from '../validators/index.ts';
import { fieldKinds } from './index.ts';

type FieldWithDefaults = Pick<Field, 'component' | 'mask' | 'validation' | 'resource'>;

/** The mask of a field: its own if it is known, otherwise its kind's; '' for none. */
export const maskNameOf = (field: FieldWithDefaults): string =>
  masks.find(field.mask) ? field.mask : (fieldKinds.find(field.component)?.defaults.mask ?? '');

/** The validator of a field: its own if it is known, otherwise its kind's; '' for none. */
export const validationNameOf = (field: FieldWithDefaults): string =>
  validators.find(field.validation)
    ? field.validation
    : (fieldKinds.find(field.component)?.defaults.validation ?? '');

/** The list of a field: its own, otherwise its kind's; '' for none. */
export const resourceNameOf = (field: FieldWithDefaults): string =>
  field.resource || (fieldKinds.find(field.component)?.defaults.resource ?? '');
