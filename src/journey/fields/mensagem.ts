import type { FieldKind } from './field-kind.ts';
import { noInputMembers } from './no-input-members.ts';

/** A notice between the fields. */
export const mensagem: FieldKind = {
  ...noInputMembers,
  control: 'notice',
  canShow: ({ title, label, message }) => title !== '' || label !== '' || message !== '',
};
