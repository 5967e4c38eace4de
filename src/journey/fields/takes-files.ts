import type { Field } from '../model/field.ts';
import { fieldKinds } from './index.ts';

/** Whether the value of a field is files. */
export const takesFiles = (field: Pick<Field, 'component'> | undefined): boolean =>
  fieldKinds.find(field?.component)?.carries === 'files';
