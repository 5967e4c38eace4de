import { createTextMembers } from './create-text-members.ts';
import type { FieldKind } from './field-kind.ts';

/** Text with suggestions from a list. The value is the text, whether typed or chosen. */
export const textWithAutoComplete: FieldKind = {
  ...createTextMembers(),
  control: 'combobox',
  lookup: 'cpf',
  showsWithAutocomplete: true,
};
