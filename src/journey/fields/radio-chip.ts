import { bareChoice, chosen } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';

/** A radio group drawn as chips. */
export const radioChip: FieldKind = {
  ...chosen,
  control: 'chips',
  toWire: bareChoice,
};
