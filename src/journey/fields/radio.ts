import { bareChoice, chosen } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';

/** One option; all of them are visible. */
export const radio: FieldKind = {
  ...chosen,
  control: 'radio',
  toWire: bareChoice,
};
