import type { FieldKind } from './field-kind.ts';
import { monetary } from './monetary.ts';

/** An amount of money; typed digits enter at the cents. */
export const money: FieldKind = {
  ...monetary,
  control: 'money',
  width: 'half',
  showsBounds: true,
};
