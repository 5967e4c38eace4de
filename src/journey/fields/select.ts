import { choiceMembers } from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';

/** One option of a list. Its value and label are sent; `format.send` may reduce them to one of both (3.31). */
export const select: FieldKind = {
  ...choiceMembers,
  control: 'select',
};
