import type { FieldKind } from './field-kind.ts';
import { fileMembers } from './file-members.ts';

/** Photos of documents: camera where there is one, files otherwise. */
export const imageCapture: FieldKind = {
  ...fileMembers,
  control: 'image',
  files: 'photos',
};
