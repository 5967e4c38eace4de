import type { FieldKind } from './field-kind.ts';
import { monetary } from './monetary.ts';

/** An amount of money on a slider between its bounds. */
export const sliderMoney: FieldKind = {
  ...monetary,
  control: 'moneySlider',
  showsBounds: true,
};
