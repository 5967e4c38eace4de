import type { Field } from '../model/field.ts';
import { fieldKinds } from './index.ts';

type Named = Pick<Field, 'component' | 'mask' | 'validation' | 'resource'>;

/** The mask of a field: its own, otherwise its kind's; '' for none. */
export const maskNameOf = (field: Named): string =>
  field.mask || (fieldKinds.find(field.component)?.defaults?.mask ?? '');

/** The validator of a field: its own, otherwise its kind's; '' for none. */
export const validationNameOf = (field: Named): string =>
  field.validation || (fieldKinds.find(field.component)?.defaults?.validation ?? '');

/** The list of a field: its own, otherwise its kind's; '' for none. */
export const resourceNameOf = (field: Named): string =>
  field.resource || (fieldKinds.find(field.component)?.defaults?.resource ?? '');
