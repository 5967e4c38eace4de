import { agreementMembers } from './agreement-members.ts';
import type { FieldKind } from './field-kind.ts';

/** One box, ticked or not. */
export const checkbox: FieldKind = {
  ...agreementMembers,
  control: 'checkbox',
  withTerms: 'term',
};
