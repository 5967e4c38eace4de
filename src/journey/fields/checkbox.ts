import { agreed } from './agreed.ts';
import type { FieldKind } from './field-kind.ts';

/** One box, ticked or not. */
export const checkbox: FieldKind = {
  ...agreed,
  control: 'checkbox',
  withTerms: 'term',
};
