import type { FieldKind } from './field-kind.ts';
import { monetary } from './monetary.ts';

/** Value of a property: money whose bounds help but do not judge (5.5). */
export const inputRealEstateValue: FieldKind = {
  ...monetary,
  control: 'money',
  amount: () => undefined,
  leave: value => value,
  lookup: 'residency',
  errors: ['required', 'formRules'],
  picture: 'house',
};
