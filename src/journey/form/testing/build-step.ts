import type { Field } from '../../model/field.ts';
import { buildField } from '../build-field.ts';

/** A step with fields from `buildField`; it has only the members that a form needs. */
export const buildStep = (...fields: (Partial<Field> & { key: string })[]): { fields: Field[] } => ({
  fields: fields.map(buildField),
});
