import { bareChoice, chosen } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';

/** One option of a list in full view, with images and details; its sub-fields stand below it (3.24). */
export const list: FieldKind = {
  ...chosen,
  control: 'radio',
  toWire: bareChoice,
};
