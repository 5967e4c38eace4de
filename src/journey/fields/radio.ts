import { bareChoice, chosen } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';

/** One option, all of them in sight. */
export const radio: FieldKind = {
  ...chosen,
  control: 'radio',
  toWire: bareChoice,
};
