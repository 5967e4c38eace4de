import { agreed } from './agreed.ts';
import type { FieldKind } from './field-kind.ts';

/** Terms to agree with: a box whose label opens them (2.41). */
export const term: FieldKind = {
  ...agreed,
  control: 'term',
};
