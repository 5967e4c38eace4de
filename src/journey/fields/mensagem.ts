import type { FieldKind } from './field-kind.ts';
import { withoutInput } from './without-input.ts';

/** A notice between the fields. */
export const mensagem: FieldKind = {
  ...withoutInput,
  control: 'notice',
  canShow: ({ title, label, message }) => title !== '' || label !== '' || message !== '',
};
