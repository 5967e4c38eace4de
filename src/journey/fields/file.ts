import { attached } from './attached.ts';
import type { FieldKind } from './field-kind.ts';

/** An image capture without a camera (assumption 4.34). */
export const file: FieldKind = {
  ...attached,
  control: 'image',
  files: 'documents',
};
