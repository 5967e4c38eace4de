import { choiceMembers, choiceOnWire } from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';

/** One of several options, which are all visible. */
export const radio: FieldKind = {
  ...choiceMembers,
  control: 'radio',
  toWire: choiceOnWire,
};
