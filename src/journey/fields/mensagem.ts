import type { FieldKind } from './field-kind.ts';
import { silent } from './silent.ts';

/** A notice between the fields. */
export const mensagem: FieldKind = {
  ...silent,
  control: 'notice',
  canShow: ({ title, label, message }) => title !== '' || label !== '' || message !== '',
};
