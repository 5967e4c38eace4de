import { createTextMembers } from './create-text-members.ts';
import type { FieldKind } from './field-kind.ts';

/** Free text with the field's mask and validator. */
export const text: FieldKind = {
  ...createTextMembers(),
  control: 'text',
};
