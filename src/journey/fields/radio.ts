import { bareChoice, chosen } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';

/** One of several options, which are all visible. */
export const radio: FieldKind = {
  ...chosen,
  control: 'radio',
  toWire: bareChoice,
};
