import type { FieldKind } from './field-kind.ts';
import { describeMoneyBounds } from './money-bounds.ts';
import { moneyMembers } from './money-members.ts';

/** An amount of money on a slider between its bounds. */
export const sliderMoney: FieldKind = {
  ...moneyMembers,
  control: 'moneySlider',
  describeBounds: describeMoneyBounds,
};
