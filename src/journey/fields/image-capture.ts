import { attached } from './attached.ts';
import type { FieldKind } from './field-kind.ts';

/** Photos of documents: camera where there is one, files otherwise. */
export const imageCapture: FieldKind = {
  ...attached,
  control: 'image',
  files: 'photos',
};
