import type { FieldKind } from './field-kind.ts';
import { moneyMembers } from './money-members.ts';

/** Value of a property: an amount of money that may be outside its bounds (5.5). */
export const inputRealEstateValue: FieldKind = {
  ...moneyMembers,
  control: 'money',
  amount: () => undefined,
  normalise: value => value,
  lookup: 'residency',
  errors: ['required', 'formRules'],
  picture: 'house',
};
