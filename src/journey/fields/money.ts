import type { FieldKind } from './field-kind.ts';
import { describeMoneyBounds } from './money-bounds.ts';
import { moneyMembers } from './money-members.ts';

/** An amount of money; it is typed cents first. */
export const money: FieldKind = {
  ...moneyMembers,
  control: 'money',
  width: 'half',
  describeBounds: describeMoneyBounds,
};
