import { choiceMembers, choiceOnWire } from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';

/** One of several options, which look like chips. */
export const radioChip: FieldKind = {
  ...choiceMembers,
  control: 'chips',
  toWire: choiceOnWire,
};
