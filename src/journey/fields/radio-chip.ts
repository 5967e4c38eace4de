import { bareChoice, chosen } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';

/** One of several options, which look like chips. */
export const radioChip: FieldKind = {
  ...chosen,
  control: 'chips',
  toWire: bareChoice,
};
