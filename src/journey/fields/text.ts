import type { FieldKind } from './field-kind.ts';
import { textual } from './textual.ts';

/** Free text with the field's mask and validator. */
export const text: FieldKind = {
  ...textual(),
  control: 'text',
};
