import { choiceMembers, choiceOnWire } from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';

/** One option of a visible list with images and details; the sub-fields appear below the list (3.24). */
export const list: FieldKind = {
  ...choiceMembers,
  control: 'radio',
  toWire: choiceOnWire,
};
