import type { FieldValue } from '../model/field.ts';

/**
 * Whether two values of a field have the same content. Each edit or answer creates new objects for choices and files.
 */
export const isSameValue = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
