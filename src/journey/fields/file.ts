import type { FieldKind } from './field-kind.ts';
import { fileMembers } from './file-members.ts';

/** A document from the device, without the camera (assumption 4.34). */
export const file: FieldKind = {
  ...fileMembers,
  control: 'image',
  files: 'documents',
};
