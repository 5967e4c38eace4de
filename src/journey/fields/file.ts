import { attached } from './attached.ts';
import type { FieldKind } from './field-kind.ts';

/** A document from the device, without the camera (assumption 4.34). */
export const file: FieldKind = {
  ...attached,
  control: 'image',
  files: 'documents',
};
