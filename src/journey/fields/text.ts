import type { FieldKind } from './field-kind.ts';
import { textual } from './textual.ts';

/** Free text, shaped by the mask and judged by the validator that the field names. */
export const text: FieldKind = {
  ...textual(),
  control: 'text',
};
