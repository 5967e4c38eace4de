import type { FieldKind } from './field-kind.ts';
import { monetary } from './monetary.ts';

/** An amount of money, typed cents first. */
export const money: FieldKind = {
  ...monetary,
  control: 'money',
  width: 'half',
  showsBounds: true,
};
